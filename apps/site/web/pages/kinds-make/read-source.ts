/** From a file to what a puzzle is made of: an image, or the first ordinary puzzle of the file. */
import { worker } from '../../worker.js';
import { readImage } from '../make/source/read-image.js';
import { readPixels } from '../make/source/sheet.js';
import type { Source } from './make-kind.js';

/** The most bytes of a puzzle file. */
const MOST_BYTES = 5_000_000;

/** Larger images are drawn smaller, which loses nothing of a puzzle. */
const MOST_PIXELS = 1_000_000;

/** The source; undefined for a file that holds neither. */
export async function readSource(file: File): Promise<Source | undefined> {
  const { name } = file;
  const image = await readImage(file, name, MOST_PIXELS);
  if (image.ok) return { image: readPixels(image.value.sheet.canvas), name };
  if (file.size > MOST_BYTES) return undefined;
  const content = new Uint8Array(await file.arrayBuffer());
  const found = await worker().read(content, { filename: name });
  const puzzles = found.ok ? found.value.puzzles : [];
  const first = puzzles.find((puzzle) => puzzle.ok);
  return first?.ok ? { puzzle: first.value, name } : undefined;
}
