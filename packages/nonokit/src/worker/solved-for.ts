/** Solving a puzzle for a picture of its solution. */
import type { Puzzle } from '@nonokit/core';
import { type SolveResult, solveAsync } from '@nonokit/solver';
import { limited } from './performing.js';
import type { During } from './turns.js';

/** Default limits of solving a puzzle whose solution is drawn. */
const MOST_CONFLICTS = 20_000;
const MOST_MS = 5000;

/** The limits of solving before drawing. */
export interface SolvingLimits {
  readonly timeoutMs?: number | undefined;
  readonly maxConflicts?: number | undefined;
}

/** Solves a puzzle whose solution is to be drawn. */
export function solvedFor(
  puzzle: Puzzle,
  { timeoutMs = MOST_MS, maxConflicts = MOST_CONFLICTS }: SolvingLimits,
  during: During,
): Promise<SolveResult> {
  return solveAsync(puzzle, limited({ timeoutMs, maxConflicts }, during), during.pause());
}
