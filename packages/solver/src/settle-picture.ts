/**
 * Line logic for the clues of a picture, which programs that make puzzles ask for thousands of
 * pictures that hardly differ: without an object a clue, in the module for puzzles in bulk.
 */
import { BLANK, type Grid, type PartialGrid, UNKNOWN } from '@nonokit/core';
import { bulkModule, numbersOf } from './bulk.js';
import { MOST_CELLS } from './clue-words.js';

/** What line logic finds out about the clues of a picture. */
export interface SettledPicture {
  /** The number of cells that stay open. */
  readonly open: number;
  /** The other cells, which are as in the picture. */
  readonly known: PartialGrid;
}

/**
 * Applies line logic to the clues of a black-and-white picture, whose cells are 0 and 1; the same
 * as `solve` with `lineOnly`. Undefined for more than 32 cells a side and without WebAssembly.
 */
export function settlePicture({ width, height, cells }: Grid): SettledPicture | undefined {
  if (width > MOST_CELLS || height > MOST_CELLS) return undefined;
  const bulk = bulkModule();
  if (bulk === undefined) return undefined;
  bulk.begin(height, width, 1);
  const numbers = numbersOf(bulk);
  const rowsAt = bulk.picturesAt() >>> 2;
  for (let r = 0, i = 0; r < height; r++) {
    let ink = 0;
    for (let c = 0; c < width; c++, i++) if (cells[i] !== BLANK) ink |= 1 << c;
    numbers[rowsAt + r] = ink;
  }
  const open = bulk.settlePicture();
  const known = Int32Array.from(cells);
  if (open > 0) {
    const openAt = bulk.openAt() >>> 2;
    for (let r = 0; r < height; r++) {
      for (let bits = numbers[openAt + r] ?? 0; bits !== 0; bits &= bits - 1) {
        known[r * width + 31 - Math.clz32(bits & -bits)] = UNKNOWN;
      }
    }
  }
  return { open, known: { width, height, cells: known } };
}
