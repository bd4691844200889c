/**
 * Aims: a requested property of a puzzle besides being solvable, as a distance to minimise. The
 * maker knows nothing of difficulty; the caller supplies the measure.
 */
import type { Puzzle } from '@nonokit/core';

/**
 * The distance of a puzzle from what is wanted: 0 if it is right, negative if too easy, positive if
 * too hard, Infinity if unknown. The finer the measure, the better the maker can steer by it.
 */
export type Objective = (puzzle: Puzzle) => number;

/**
 * The price of evaluating an aim, in questions to the solver. Rating a puzzle takes about that
 * long, and longer the more cells lines leave unknown.
 */
export function computePrice(open: number): number {
  return 40 + 4 * open;
}
