/**
 * When a solve counts as won against its puzzle.
 *
 * A puzzle gives its solver an expected time: seconds per cell, more for a harder puzzle. By
 * hand within that time, the solver has won; within three times as much, it is a draw; later, or
 * with hints or checks, the puzzle has won. A puzzle that people solve faster than its computed
 * difficulty says loses, and its rating falls below where the score had put it.
 */
import type { SolveKind } from '../../storage/index.js';

/** A puzzle, as the expected time sees it. */
export interface TimedPuzzle {
  readonly width: number;
  readonly height: number;
  /** 1 (easy) to 5. */
  readonly difficulty: number;
}

/** Milliseconds a cell: 1.1 s for the easiest puzzles, 3.1 s for the hardest. */
const CELL_MS = 600;
const DIFFICULTY_MS = 500;

/** This multiple of the expected time is a draw. */
const DRAW = 3;

/** The time in which a player of the puzzle's own strength solves it. */
export function expectedMs({ width, height, difficulty }: TimedPuzzle): number {
  return width * height * (CELL_MS + DIFFICULTY_MS * difficulty);
}

/** What a solve scores against its puzzle: 1, 0.5 or 0. */
export function scoreOfSolve(
  { kind, activeMs }: { readonly kind: SolveKind; readonly activeMs: number },
  puzzle: TimedPuzzle,
): number {
  const share = activeMs / expectedMs(puzzle);
  if (kind !== 'person' || share > DRAW) return 0;
  return share > 1 ? 0.5 : 1;
}
