/**
 * From a picture to its puzzle.
 */
import { cluesOf } from './clues.js';
import type { Grid } from './grid.js';
import type { Palette } from './palette.js';
import type { Puzzle, PuzzleMeta } from './puzzle.js';

/** The puzzle whose solution (or one of whose solutions) is `goal`. */
export function puzzleOf(goal: Grid, palette: Palette, meta: PuzzleMeta = {}): Puzzle {
  const { rows, columns } = cluesOf(goal);
  return { width: goal.width, height: goal.height, palette, rows, columns, goal, meta };
}
