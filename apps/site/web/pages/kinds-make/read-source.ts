/** From a file to what a puzzle is made of: an image, or the first ordinary puzzle of the file. */
import type { RgbaImage } from '@nonokit/image';
import { worker } from '../../worker.js';
import type { Source } from './make-kind.js';

/** The most bytes of a puzzle file, and of an image. */
const MOST_BYTES = 5_000_000;
const MOST_IMAGE_BYTES = 50_000_000;

/** Larger images are drawn smaller, which loses nothing of a puzzle. */
const LONGEST_SIDE = 1000;

/** The source; undefined for a file that holds neither. */
export async function readSource(file: File): Promise<Source | undefined> {
  const { name } = file;
  const image = file.size > MOST_IMAGE_BYTES ? undefined : await readImage(file);
  if (image !== undefined) return { image, name };
  if (file.size > MOST_BYTES) return undefined;
  const content = new Uint8Array(await file.arrayBuffer());
  const found = await worker().read(content, { filename: name });
  const puzzles = found.ok ? found.value.puzzles : [];
  const first = puzzles.find((puzzle) => puzzle.ok);
  return first?.ok ? { puzzle: first.value, name } : undefined;
}

/** The pixels of an image that the browser knows; undefined for anything else. */
async function readImage(file: File): Promise<RgbaImage | undefined> {
  const address = URL.createObjectURL(file);
  const element = new Image();
  element.src = address;
  try {
    await element.decode();
    return pixelsOf(element);
  } catch {
    // browsers tell no reason; it may be a puzzle
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function pixelsOf(element: HTMLImageElement): RgbaImage | undefined {
  const { naturalWidth, naturalHeight } = element;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.drawImage(element, 0, 0, canvas.width, canvas.height);
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, rgba: new Uint8Array(data.buffer) };
}
