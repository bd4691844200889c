/**
 * Solving the text of a puzzle file, whatever its format.
 */
import type { SolveOptions } from '@nonokit/solver';
import { orThrow } from './problem-error.js';
import { readPuzzle } from './read.js';
import type { Solution } from './solution.js';
import { solve } from './solve.js';

/**
 * Solves the one puzzle that a text holds, in any format that is read. Throws `PuzzleError` where there is
 * none, or several, or something is wrong with it.
 */
export function solveText(text: string, options: SolveOptions = {}): Solution {
  return solve(orThrow(readPuzzle(text)), options);
}
