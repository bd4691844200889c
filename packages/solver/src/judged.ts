/**
 * Solutions as they leave the solver: each has passed the judge. Pictures of the module for small
 * puzzles have passed that of the module (`assembly/bulk-judge.ts`), which compares clue words.
 */
import { type Grid, invariant, type Puzzle, solves } from '@nonokit/core';

/** What is wrong if the judge refuses a solution. */
export const NO_SOLUTION = 'solve: a solution found does not have the clues of the puzzle';

/** Returns the solution once the judge has accepted it. */
export function judged(grid: Grid, puzzle: Puzzle): Grid {
  invariant(solves(grid, puzzle), NO_SOLUTION);
  return grid;
}
