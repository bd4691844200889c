/**
 * Points of a solve: difficulty times the root of the number of cells. So 5x5, easy, is 5 points;
 * 15x15, medium, 45; 30x30, hardest, 150: about in the proportion of the time that people take for
 * one puzzle rather than for many small ones. Help halves them.
 */
import type { SolveKind } from '../storage/index.js';

/** A puzzle, as points see it. */
export interface PointedPuzzle {
  readonly width: number;
  readonly height: number;
  /** 1 (easy) to 5. */
  readonly difficulty: number;
}

/** The points of a first solve of such a puzzle. */
export function computePoints(
  { width, height, difficulty }: PointedPuzzle,
  kind: SolveKind,
): number {
  const points = difficulty * Math.sqrt(width * height);
  return Math.max(1, Math.round(kind === 'helped' ? points / 2 : points));
}
