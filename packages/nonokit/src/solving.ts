/** Solving, with the clock of the host and for puzzles as programs write them. */
import type { Grid, Puzzle } from '@nonokit/core';
import {
  type SolveOptions,
  solutions as solutionsOfPuzzle,
  solve as solvePuzzle,
  solveAsync as solvePuzzleAsync,
} from '@nonokit/solver';
import { clock } from './clock.js';
import { givingWay } from './giving-way.js';
import type { PuzzleInput } from './inputs/puzzle-input.js';
import { asPuzzle } from './inputs/puzzle-of.js';
import { printable, type Solution } from './solution.js';

/**
 * Solves a puzzle. By default it looks for two solutions, so that the status says whether the first
 * is the only one. `timeoutMs` is measured by `performance.now()` unless `clock` is given. Throws
 * `PuzzleError` for invalid clues (`checkPuzzle` checks without throwing); every outcome is a
 * value.
 */
export function solve(puzzle: Puzzle | PuzzleInput, options: SolveOptions = {}): Solution {
  const checked = asPuzzle(puzzle);
  return printable(solvePuzzle(checked, { clock, ...options }), checked);
}

/**
 * Solves in turns with the event loop, so that a page stays responsive and `signal` can be aborted.
 */
export async function solveAsync(
  puzzle: Puzzle | PuzzleInput,
  options: SolveOptions = {},
): Promise<Solution> {
  const checked = asPuzzle(puzzle);
  const result = await solvePuzzleAsync(checked, { clock, ...options }, givingWay());
  return printable(result, checked);
}

/**
 * Yields the solutions one by one, by default all; ends early if `solve` would return `unknown`.
 */
export function solutions(
  puzzle: Puzzle | PuzzleInput,
  options: SolveOptions = {},
): Generator<Grid, void> {
  return solutionsOfPuzzle(asPuzzle(puzzle), { clock, ...options });
}
