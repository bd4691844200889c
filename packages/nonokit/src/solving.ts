/** Solving, with the clock of the host and for puzzles as programs write them. */
import { type Grid, good, type Puzzle, type Result } from '@nonokit/core';
import {
  type SolveOptions,
  solutions as solutionsOfPuzzle,
  solve as solvePuzzle,
  solveAsync as solvePuzzleAsync,
} from '@nonokit/solver';
import { clock } from './clock.js';
import { givingWay } from './giving-way.js';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { asPuzzle, checkSource } from './inputs/puzzle-of.js';
import { checkOptions, SOLVE_OPTIONS } from './options.js';
import { printable, type Solution } from './solution.js';

/**
 * Solves a puzzle. By default it looks for two solutions, so that the status says whether the first
 * is the only one. `timeoutMs` is measured by `performance.now()` unless `clock` is given. Throws
 * `PuzzleError` for invalid clues and RangeError for an option that it does not have; every outcome
 * is a value.
 */
export function solve(puzzle: PuzzleSource, options: SolveOptions = {}): Solution {
  checkOptions('solve', options, SOLVE_OPTIONS);
  return solveChecked(asPuzzle(puzzle), options);
}

/** Solves as `solve` does, and returns a problem for invalid clues. */
export function safeSolve(puzzle: PuzzleSource, options: SolveOptions = {}): Result<Solution> {
  checkOptions('solve', options, SOLVE_OPTIONS);
  const checked = checkSource(puzzle);
  return checked.ok ? good(solveChecked(checked.value, options), checked.warnings) : checked;
}

function solveChecked(checked: Puzzle, options: SolveOptions): Solution {
  return printable(solvePuzzle(checked, { clock, ...options }), checked);
}

/**
 * Solves in turns with the event loop, so that a page stays responsive and `signal` can be aborted.
 */
export async function solveAsync(
  puzzle: PuzzleSource,
  options: SolveOptions = {},
): Promise<Solution> {
  checkOptions('solveAsync', options, SOLVE_OPTIONS);
  const checked = asPuzzle(puzzle);
  const result = await solvePuzzleAsync(checked, { clock, ...options }, givingWay());
  return printable(result, checked);
}

/**
 * Yields the solutions one by one, by default all; ends early if `solve` would return `unknown`.
 */
export function solutions(puzzle: PuzzleSource, options: SolveOptions = {}): Generator<Grid, void> {
  checkOptions('solutions', options, SOLVE_OPTIONS);
  return solutionsOfPuzzle(asPuzzle(puzzle), { clock, ...options });
}
