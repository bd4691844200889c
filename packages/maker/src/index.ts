/** Makes puzzles from pictures, and random puzzles. */

export type { Objective } from './aim.js';
export { generate, generateAsync } from './generate/generate.js';
export type { GenerateOptions, GenerateProgress, Requirement } from './generate/options.js';
export { roomForColors } from './generate/sketch.js';
export { PICTURE_STYLES, type PictureStyle } from './generate/style.js';
export {
  makePuzzle,
  makePuzzleAsync,
  type PreparedImage,
  prepareImage,
} from './make/make-puzzle.js';
export type {
  ChangedCell,
  MakeOptions,
  MakeProgress,
  MakeResult,
  Property,
  PuzzleCandidate,
  RepairOptions,
} from './make-options.js';
export { repairPuzzle, repairPuzzleAsync } from './repair/repair-puzzle.js';
export type { Size } from './subject/frame.js';
export { SYMMETRIES, type Symmetry } from './symmetry.js';
