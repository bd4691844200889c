/**
 * Solutions are judged before they leave the solver. Pictures from the module for small puzzles
 * were judged by that module (`assembly/bulk-judge.ts`), which compares clue words.
 */
import { type Grid, invariant, type Puzzle, solves } from '@nonokit/core';

/** The message if the judge rejects a solution. */
export const NO_SOLUTION = 'solve: a solution found does not have the clues of the puzzle';

/** Returns the solution once the judge has accepted it. */
export function judged(grid: Grid, puzzle: Puzzle): Grid {
  invariant(solves(grid, puzzle), NO_SOLUTION);
  return grid;
}
