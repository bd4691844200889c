/**
 * From a picture to its puzzle.
 */
import { cluesOf } from './clues.js';
import type { Grid } from './grid.js';
import type { Palette } from './palette.js';
import { printedPuzzle } from './printed-puzzle.js';
import type { Puzzle, PuzzleMeta } from './puzzle.js';

/** The puzzle whose solution (or one of whose solutions) is `goal`. */
export function puzzleOf(goal: Grid, palette: Palette, meta: PuzzleMeta = {}): Puzzle {
  const { rows, columns } = cluesOf(goal);
  const { width, height } = goal;
  return printedPuzzle({ width, height, palette, rows, columns, goal, meta });
}
