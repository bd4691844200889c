/**
 * Applies line logic to the clues of a picture, and tells whether it is the only picture with these
 * clues. Programs that make puzzles ask this about thousands of similar pictures, so the module for
 * bulk solving answers without creating an object for each clue.
 */
import { BLANK, type Grid, type PartialGrid, UNKNOWN } from '@nonokit/core';
import { type Bulk, BY_LINES, bulkModule, MULTIPLE, UNIQUE, viewNumbers } from './bulk.js';
import { MOST_CELLS } from './clue-words.js';

/** The findings of line logic about the clues of a picture. */
export interface SettledPicture {
  /** The number of cells that remain open. */
  readonly open: number;
  /** The other cells, which agree with the picture. */
  readonly known: PartialGrid;
  /** The number of lines settled. */
  readonly linesSettled: number;
}

/**
 * Applies line logic to the clues of a black-and-white picture, whose cells are 0 and 1. The result
 * equals that of `solve` with `lineOnly`. Undefined for a side above 32 cells, and without
 * WebAssembly.
 */
export function settlePicture(grid: Grid): SettledPicture | undefined {
  const bulk = moduleWith(grid);
  if (bulk === undefined) return undefined;
  const { width, height, cells } = grid;
  const open = bulk.settlePicture();
  const linesSettled = bulk.linesSettled();
  const known = Int32Array.from(cells);
  if (open > 0) {
    const numbers = viewNumbers(bulk);
    const openAt = bulk.openAt() >>> 2;
    for (let r = 0; r < height; r++) {
      for (let bits = numbers[openAt + r] ?? 0; bits !== 0; bits &= bits - 1) {
        known[r * width + 31 - Math.clz32(bits & -bits)] = UNKNOWN;
      }
    }
  }
  return { open, known: { width, height, cells: known }, linesSettled };
}

/**
 * Returns whether a black-and-white picture with cells 0 and 1 is the only one with its clues.
 * Undefined if plain search does not decide that quickly, for a side above 32 cells, and without
 * WebAssembly.
 */
export function isOnlyPicture(grid: Grid): boolean | undefined {
  const bulk = moduleWith(grid);
  if (bulk === undefined) return undefined;
  bulk.solvePictures(1);
  const status = new Uint8Array(bulk.memory.buffer)[bulk.statusesAt()] ?? 0;
  if ((status & ~BY_LINES) === UNIQUE) return true;
  return status === MULTIPLE ? false : undefined;
}

/** The module with the picture in its memory, if it accepts the picture. */
function moduleWith({ width, height, cells }: Grid): Bulk | undefined {
  if (width > MOST_CELLS || height > MOST_CELLS) return undefined;
  const bulk = bulkModule();
  if (bulk === undefined) return undefined;
  bulk.begin(height, width, 1);
  const numbers = viewNumbers(bulk);
  const rowsAt = bulk.picturesAt() >>> 2;
  for (let r = 0, i = 0; r < height; r++) {
    let ink = 0;
    for (let c = 0; c < width; c++, i++) if (cells[i] !== BLANK) ink |= 1 << c;
    numbers[rowsAt + r] = ink;
  }
  return bulk;
}
