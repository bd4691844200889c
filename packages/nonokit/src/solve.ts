/**
 * Solving alone: for programs that start often or only solve. Nothing here loads formats, pictures
 * or explanations.
 *
 * @example
 * ```js
 * import { solve } from 'nonokit/solve';
 *
 * const { status, lineSolvable } = solve({ rows: [[1], [2]], columns: [[2], [1]] });
 * console.log(status, lineSolvable); // unique true
 * ```
 *
 * @module nonokit/solve
 */
export type {
  Block,
  Clue,
  Color,
  Grid,
  Palette,
  PaletteColor,
  PartialGrid,
  Problem,
  Puzzle,
  PuzzleClaims,
  PuzzleMeta,
  Result,
  StopOptions,
} from '@nonokit/core';
export type {
  SolveOptions,
  SolveResult,
  SolveStats,
  StopReason,
  StopSignal,
} from '@nonokit/solver';
export type {
  BlockInput,
  ClueInput,
  CluesInput,
  ColorInput,
  PictureInput,
  PuzzleHolder,
  PuzzleInput,
  PuzzleSource,
} from './inputs/puzzle-input.js';
export { checkPuzzle, puzzleOf } from './inputs/puzzle-of.js';
export { isSolution } from './is-solution.js';
export { orThrow, PuzzleError } from './problem-error.js';
export type { ResultHelpers, Solution } from './solution.js';
export { safeSolve, solutions, solve, solveAsync } from './solving.js';
