/** Limits on the number of solutions in a result. */
import type { Puzzle } from '@nonokit/core';

/** Most solutions kept of one puzzle, whatever number was requested, and a limit on their cells. */
const MOST_SOLUTIONS = 100_000;
const MOST_CELLS = 10_000_000;

/**
 * Most solutions to look for, even if all were requested: 100,000, or as many as have 10 million
 * cells. 100,000 pictures of 10x10 take 10 seconds and 500 MB, written as JSON.
 */
export function mostSolutions({ width, height }: Pick<Puzzle, 'width' | 'height'>): number {
  return Math.max(2, Math.min(MOST_SOLUTIONS, Math.floor(MOST_CELLS / (width * height))));
}
