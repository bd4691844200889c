/**
 * From a file to what a puzzle is made of: an image, or the first ordinary puzzle of the file; or
 * from an address, in which the maker hands over its picture.
 */
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
  return sourceOf(new Uint8Array(await file.arrayBuffer()), name);
}

/** The puzzle that the maker hands over in the address; undefined if it holds none. */
export async function readHash(hash: string): Promise<Source | undefined> {
  if (hash.length > MOST_BYTES) return undefined;
  try {
    return await sourceOf(decodeURIComponent(hash.slice(1)));
  } catch {
    // a broken escape
    return undefined;
  }
}

/** The first ordinary puzzle of a file or a text. */
async function sourceOf(content: Uint8Array | string, filename?: string) {
  const found = await worker().read(content, filename === undefined ? {} : { filename });
  const puzzles = found.ok ? found.value.puzzles : [];
  const first = puzzles.find((puzzle) => puzzle.ok);
  if (!first?.ok) return undefined;
  return { puzzle: first.value, name: filename ?? first.value.meta.title ?? '' };
}
