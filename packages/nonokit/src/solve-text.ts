/**
 * Solving the text of a puzzle file.
 */
import type { ReadOptions } from '@nonokit/formats/own';
import type { SolveOptions } from '@nonokit/solver';
import { readPuzzle } from './read.js';
import type { Solution } from './solution.js';
import { solve } from './solving.js';

/** How to read and solve a text; all options may be omitted. */
export type SolveTextOptions = SolveOptions & Pick<ReadOptions, 'formats'>;

/**
 * Solves the one puzzle that a text holds, in one of `options.formats`, by default `OWN_FORMATS`.
 * Throws `PuzzleError` if there is none, or several, or it is invalid.
 */
export function solveText(text: string, { formats, ...options }: SolveTextOptions = {}): Solution {
  return solve(readPuzzle(text, { formats }), options);
}
