/**
 * The library `nonokit`: the same verbs as the program, for Node and browsers alike. Nothing here
 * uses a Node API; files and terminals are left to the caller.
 *
 * @example
 * ```js
 * import { describeStep, explain, orThrow, puzzleOf, solve } from 'nonokit';
 *
 * const clues = { rows: ['1', '3', '1'], columns: ['1', '3', '1'] };
 * console.log(solve(clues).status); // unique
 * const [step] = orThrow(explain(clues)).steps;
 * console.log(describeStep(step, puzzleOf(clues), 'en').text);
 * // Column 2, complete line: the 3 is as long as the column, so the whole column is filled.
 * ```
 *
 * @module nonokit
 */
import type { Puzzle, Result } from '@nonokit/core';
import { type WriteOptions, writePuzzles } from '@nonokit/formats/own';

export {
  BLACK_ON_WHITE,
  BLANK,
  type Block,
  blankGrid,
  type Clue,
  type Color,
  canonicalClues,
  canonicalKey,
  canonicalPuzzle,
  clueOf,
  cluesOf,
  clueText,
  contentOf,
  cropGrid,
  cropPuzzle,
  DEFAULT_LIMITS,
  describeProblem,
  type Grid,
  gridOf,
  InvariantError,
  inkCount,
  type Limits,
  type Line,
  lineName,
  mirrorGrid,
  mirrorPuzzle,
  type Palette,
  type PaletteColor,
  type PartialGrid,
  type Place,
  type Problem,
  type Puzzle,
  type PuzzleClaims,
  type PuzzleMeta,
  type Random,
  type Rectangle,
  type Result,
  randomOf,
  recolorGrid,
  recolorPuzzle,
  rgbOf,
  rowsOf,
  type StopOptions,
  sameGrid,
  samenessOf,
  solves,
  transposeGrid,
  transposePuzzle,
  turnGrid,
  turnPuzzle,
  UNKNOWN,
} from '@nonokit/core';
export {
  applyHint,
  type Chain,
  type Conclusion,
  type DiagnoseOptions,
  type DiagnoseProgress,
  type Diagnosis,
  type Difficulty,
  describeDiagnosis,
  describeHint,
  describeStep,
  type Ending,
  Explainer,
  type ExplainerOptions,
  type ExplainOptions,
  type ExplainProgress,
  type Explanation,
  explainer,
  type Hint,
  Hinter,
  type HinterOptions,
  type HintOptions,
  type HintText,
  hinter,
  type LanguageId,
  type RateOptions,
  type RateProgress,
  type Remedies,
  type Remedy,
  type Step,
  type StepText,
  type TechniqueId,
} from '@nonokit/explain';
export { puzzleOfImage } from '@nonokit/formats';
export {
  type Format,
  formatById,
  formatOfName,
  type Holds,
  OWN_FORMATS,
  type PuzzleFile,
  type ReadOptions,
  type Source,
  type UnpackBrotli,
  type WriteOptions,
  writePuzzles,
} from '@nonokit/formats/own';
export type { IndexedImage, RgbaImage } from '@nonokit/image';
export {
  type ChangedCell,
  type GenerateOptions,
  generate,
  type MakeOptions,
  type MakeProgress,
  type MakeResult,
  makePuzzle,
  type Objective,
  type PuzzleCandidate,
  type RepairOptions,
  type Requirement,
  repairPuzzle,
  type Symmetry,
} from '@nonokit/maker';
export {
  type Box,
  type CanvasContext,
  type CanvasOptions,
  type CellTarget,
  cellAt,
  cellBox,
  type DrawOptions,
  type LayoutOptions,
  layoutOf,
  type NumberTarget,
  numbersOf,
  type Panel,
  type Picture,
  type PlacedNumber,
  type PngAssets,
  type Point,
  type Rails,
  type Rule,
  type Rules,
  renderCanvas,
  renderLegend,
  renderPng,
  renderSheetText,
  renderSvg,
  renderTerminal,
  renderText,
  rulesOf,
  type SheetContent,
  type SheetLayout,
  type SheetTarget,
  type Style,
  symbolsOf,
  type TerminalColors,
  type TerminalOptions,
  THEMES,
  type Theme,
  type ThemeName,
} from '@nonokit/render';
export {
  decodeRofl,
  type EncodedRofl,
  encodeRofl,
  type RoflImage,
  rgbaOf,
  roflImageOf,
} from '@nonokit/rofl';
export {
  type SolveOptions,
  type SolveResult,
  type SolveStats,
  type StopReason,
  type StopSignal,
  settleCandidates,
  settleCells,
} from '@nonokit/solver';
export {
  diagnose,
  diagnoseAsync,
  explain,
  explainAsync,
  explainSteps,
  hint,
  hintAsync,
  rate,
  rateAsync,
} from './explaining.js';
export { givingWay } from './giving-way.js';
export { paletteOf } from './inputs/claims.js';
export { type MarksInput, marksOf } from './inputs/marks.js';
export type {
  BlockInput,
  ClueInput,
  CluesInput,
  ColorInput,
  PictureInput,
  PuzzleInput,
} from './inputs/puzzle-input.js';
export { checkPuzzle, puzzleOf } from './inputs/puzzle-of.js';
export { aimAt, type WishedDifficulty } from './make-aim.js';
export { makePuzzleAsync } from './make-in-turns.js';
export { orThrow, PuzzleError } from './problem-error.js';
export { type FileSource, readPuzzle, readPuzzles } from './read.js';
export type { ResultHelpers, Solution } from './solution.js';
export { type SolveTextOptions, solveText } from './solve-text.js';
export { solutions, solve, solveAsync } from './solving.js';

/** Writes one puzzle in the format with id `formatId`, one of `OWN_FORMATS`: "non". */
export function writePuzzle(
  puzzle: Puzzle,
  formatId: string,
  options: WriteOptions = {},
): Result<Uint8Array> {
  return writePuzzles([puzzle], formatId, options);
}
