/**
 * The judge: is this picture a solution of this puzzle?
 *
 * Every solution that leaves Nonokit has passed through here, so this file follows the definition word
 * by word and imports nothing that searches.
 */
import { cluesOf } from './clues.js';
import type { Grid } from './grid.js';
import type { Clue, Puzzle } from './puzzle.js';

/** True if `grid` has the puzzle's size and exactly its clues. */
export function solves(grid: Grid, puzzle: Puzzle): boolean {
  if (grid.width !== puzzle.width || grid.height !== puzzle.height) return false;
  const { rows, columns } = cluesOf(grid);
  return (
    rows.every((clue, y) => sameClue(clue, puzzle.rows[y])) &&
    columns.every((clue, x) => sameClue(clue, puzzle.columns[x]))
  );
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
