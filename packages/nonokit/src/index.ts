/**
 * The library `nonokit`: the same verbs as the program, for Node and browsers alike. Nothing here
 * uses a Node API; files and terminals are left to the caller.
 *
 * @example
 * ```js
 * import { describeStep, explain, puzzleOf, solve } from 'nonokit';
 *
 * const clues = { rows: ['1', '3', '1'], columns: ['1', '3', '1'] };
 * console.log(solve(clues).status); // unique
 * const [step] = explain(clues).steps;
 * console.log(describeStep(step, puzzleOf(clues), 'en').text);
 * // Column 2, complete line: the 3 is as long as the column, so the whole column is filled.
 * ```
 *
 * @module nonokit
 */
export {
  BLACK_ON_WHITE,
  BLANK,
  type Block,
  blankGrid,
  type Clue,
  type Color,
  clueOf,
  clueText,
  contentOf,
  cropGrid,
  DEFAULT_LIMITS,
  describeProblem,
  type Grid,
  InvariantError,
  inkCount,
  type Limits,
  type Line,
  lineName,
  mirrorGrid,
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
  rgbOf,
  type StopOptions,
  sameGrid,
  transposeGrid,
  turnGrid,
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
  type Ending,
  Explainer,
  type ExplainerOptions,
  type ExplainOptions,
  type ExplainProgress,
  type Explanation,
  type Hint,
  Hinter,
  type HinterOptions,
  type HintOptions,
  type HintText,
  type RateOptions,
  type RateProgress,
  type Remedies,
  type Remedy,
  type Spoken,
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
} from '@nonokit/formats/own';
export type { IndexedImage, RgbaImage } from '@nonokit/image';
export type {
  ChangedCell,
  GenerateOptions,
  MakeOptions,
  MakeProgress,
  MakeResult,
  Objective,
  PuzzleCandidate,
  RepairOptions,
  Requirement,
  Symmetry,
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
  renderLegend,
  renderSheetText,
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
  layoutOf,
  renderCanvas,
  renderPng,
  renderSvg,
  safeLayoutOf,
  safeRenderPng,
  safeRenderSvg,
} from './drawing.js';
export {
  diagnose,
  diagnoseAsync,
  explain,
  explainAsync,
  explainer,
  explainSteps,
  hint,
  hintAsync,
  hinter,
  rate,
  rateAsync,
  safeDiagnose,
  safeDiagnoseAsync,
  safeExplain,
  safeExplainAsync,
  safeHint,
  safeHintAsync,
  safeRate,
  safeRateAsync,
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
  PuzzleHolder,
  PuzzleInput,
  PuzzleSource,
} from './inputs/puzzle-input.js';
export { checkPuzzle, gridOf, puzzleOf } from './inputs/puzzle-of.js';
export { isSolution } from './is-solution.js';
export { type Aimed, aimAt, type WishedDifficulty } from './make-aim.js';
export {
  generate,
  generateAsync,
  type ImageDataLike,
  type ImageSource,
  makePuzzle,
  makePuzzleAsync,
  repairPuzzle,
  safeMakePuzzle,
  safeMakePuzzleAsync,
} from './making.js';
export { orThrow, PuzzleError } from './problem-error.js';
export { rateMany, safeRateMany } from './rating-many.js';
export {
  type FileSource,
  readPuzzle,
  readPuzzles,
  safeReadPuzzle,
  safeReadPuzzles,
} from './read.js';
export type { ResultHelpers, Solution } from './solution.js';
export { type SolveTextOptions, solveText } from './solve-text.js';
export { safeSolve, solutions, solve, solveAsync } from './solving.js';
export { decodeRofl, safeDecodeRofl } from './stored-images.js';
export { describeDiagnosis, describeHint, describeStep } from './telling.js';
export {
  canonicalClues,
  canonicalKey,
  canonicalPuzzle,
  cluesOf,
  cropPuzzle,
  mirrorPuzzle,
  recolorPuzzle,
  rowsOf,
  samenessOf,
  transposePuzzle,
  turnPuzzle,
} from './transforming.js';
export { safeWritePuzzle, safeWritePuzzles, writePuzzle, writePuzzles } from './write.js';
