/** Makes puzzles from pictures, and random puzzles. */

export type { Objective } from './aim.js';
export type { Size } from './frame.js';
export { generate, generateAsync } from './generate.js';
export type { GenerateOptions, GenerateProgress, Requirement } from './generate-options.js';
export { roomForColors } from './generate-sketch.js';
export { PICTURE_STYLES, type PictureStyle } from './generate-style.js';
export type {
  ChangedCell,
  MakeOptions,
  MakeProgress,
  MakeResult,
  PuzzleCandidate,
  RepairOptions,
} from './make-options.js';
export { makePuzzle, makePuzzleAsync, type PreparedImage, prepareImage } from './make-puzzle.js';
export { repairPuzzle, repairPuzzleAsync } from './repair-puzzle.js';
export { SYMMETRIES, type Symmetry } from './symmetry.js';
export type { Property } from './workbench.js';
