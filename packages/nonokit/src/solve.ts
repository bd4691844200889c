/**
 * Solving alone: for programs that start often or only solve. Nothing here loads formats, pictures
 * or explanations.
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
export {
  checkMany,
  clueOfWord,
  clueWordOf,
  clueWordsOf,
  MANY_STATUSES,
  type ManyAnswers,
  type ManyClueOptions,
  type ManyClues,
  type ManyOptions,
  type ManyPictures,
  type ManySolutions,
  type SolveOptions,
  type SolveResult,
  type SolveStats,
  type StopReason,
  type StopSignal,
  solveMany,
} from '@nonokit/solver';
export type {
  BlockInput,
  ClueInput,
  CluesInput,
  ColorInput,
  PictureInput,
  PuzzleInput,
} from './inputs/puzzle-input.js';
export { checkPuzzle, puzzleOf } from './inputs/puzzle-of.js';
export { orThrow, PuzzleError } from './problem-error.js';
export type { ResultHelpers, Solution } from './solution.js';
export { solutions, solve, solveAsync } from './solving.js';
