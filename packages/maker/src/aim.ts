/**
 * Aims: what a puzzle shall be besides solvable, as a distance that can be made less. The maker knows nothing of
 * difficulty; whoever calls it brings the measure.
 */
import type { Puzzle } from '@nonokit/core';

/**
 * How far a puzzle is from what is wanted: 0 where it is right, less than 0 where it is too easy, more where it
 * is too hard, Infinity where that cannot be told. The finer the measure, the better can be steered by it.
 */
export type Aim = (puzzle: Puzzle) => number;

/**
 * What asking an aim counts for, in questions to the solver: rating a puzzle takes about so long, and the longer the
 * more cells lines leave unknown.
 */
export function priceOf(open: number): number {
  return 40 + 4 * open;
}
