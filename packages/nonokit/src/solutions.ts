/**
 * How many solutions a result may hold.
 */
import type { Puzzle } from '@nonokit/core';

/**
 * However many solutions are asked for, of one puzzle no more are kept, and no more cells of them.
 */
const MOST_SOLUTIONS = 100_000;
const MOST_CELLS = 10_000_000;

/**
 * How many solutions of a puzzle are found at most, even where all were asked for: 100,000, or as
 * many as have 10 million cells. 100,000 pictures of 10x10 take 10 seconds and 500 MB, written as
 * JSON.
 */
export function mostSolutions({ width, height }: Pick<Puzzle, 'width' | 'height'>): number {
  return Math.max(2, Math.min(MOST_SOLUTIONS, Math.floor(MOST_CELLS / (width * height))));
}
