/**
 * Ratings: a puzzle is rated only if it has one solution, so the solver looks for a second one
 * first.
 */
import { bad, type Pause, type Puzzle, type Result } from '@nonokit/core';
import { type Difficulty, type RateOptions, type RateProgress, rateAsync } from '@nonokit/explain';
import { type SolveOptions, type SolveResult, solveAsync } from '@nonokit/solver';
import { clock } from './clock.js';
import { noSolution, notUnique } from './words/en/inputs.js';

/** Rates with a pause for the solver, which decides uniqueness, and one for the rating. */
export async function rateInTurns(
  puzzle: Puzzle,
  options: RateOptions,
  solving: Pause<undefined>,
  rating: Pause<RateProgress>,
): Promise<Result<Difficulty>> {
  const { status } = await solveAsync(puzzle, solvingLimits(options), solving);
  const wrong = whyUnratable(status);
  return wrong ?? rateAsync(puzzle, { clock, ...options }, rating);
}

/**
 * Conflicts that deciding uniqueness may cost before a rating: harder puzzles are rated undecided.
 */
const MOST_CONFLICTS = 20_000;

/** The limits of a rating as limits of solving. */
export function solvingLimits({
  signal,
  timeoutMs,
  clock: own = clock,
}: RateOptions): SolveOptions {
  return {
    maxConflicts: MOST_CONFLICTS,
    signal,
    clock: own,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  };
}

/** The problem of a puzzle that cannot be rated, by its status. */
export function whyUnratable(status: SolveResult['status']): Result<never> | undefined {
  if (status === 'multiple') return bad(notUnique);
  return status === 'none' ? bad(noSolution) : undefined;
}
