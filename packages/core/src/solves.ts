/**
 * The judge: is this picture a solution of this puzzle?
 *
 * Every solution that leaves Nonokit has passed this check, so this file follows the definition
 * word by word and imports nothing that searches.
 */
import type { Grid } from './grid.js';
import { BLANK } from './palette.js';
import type { Clue, Puzzle } from './puzzle.js';

/** True if `grid` has the puzzle's size and exactly its clues. */
export function solves(grid: Grid, puzzle: Puzzle): boolean {
  const { width, height, cells } = grid;
  if (width !== puzzle.width || height !== puzzle.height) return false;
  for (let y = 0; y < height; y++) {
    if (!hasClue(cells, y * width, 1, width, puzzle.rows[y])) return false;
  }
  for (let x = 0; x < width; x++) {
    if (!hasClue(cells, x, width, height, puzzle.columns[x])) return false;
  }
  return true;
}

/** True if the `length` cells at `first`, `first + step`, ... have exactly the blocks of `clue`. */
function hasClue(
  cells: ArrayLike<number>,
  first: number,
  step: number,
  length: number,
  clue: Clue | undefined,
): boolean {
  if (clue === undefined) return false;
  let k = 0;
  for (let i = 0; i < length; ) {
    const color = cells[first + i * step] as number;
    let size = 1;
    while (i + size < length && cells[first + (i + size) * step] === color) size++;
    i += size;
    if (color === BLANK) continue;
    const block = clue[k++];
    if (block === undefined || block.size !== size || block.color !== color) return false;
  }
  return k === clue.length;
}

/** True if both clues have the same blocks in the same order. */
export function sameClue(a: Clue | undefined, b: Clue | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.length === b.length &&
    a.every(({ size, color }, k) => size === b[k]?.size && color === b[k]?.color)
  );
}
