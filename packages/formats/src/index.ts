/**
 * Puzzle files of all formats: read, write, detect. `own.ts` is the same for our own formats alone.
 */

export { ALL_FORMATS, ALL_TARGETS, readPuzzles, writePuzzles } from './detect/all-puzzles.js';
export type { PictureRows } from './format.js';
export { taaiPuzzles } from './numbers/taai.js';
export {
  certainFormat,
  createSource,
  detectFormat,
  extensionOf,
  type Format,
  type FormatFacts,
  factsOf,
  formatById,
  formatIdMeant,
  formatOfName,
  type Holds,
  isGzipped,
  json,
  jsonLine,
  lossesOf,
  OWN_FORMATS,
  type PuzzleFile,
  plainSource,
  type ReadOptions,
  readAs,
  readSource,
  type Source,
  type SourceOptions,
  type UnpackBrotli,
  type WriteOptions,
} from './own.js';
export { type ImageFacts, puzzleOfImage } from './pictures/puzzle-of-image.js';
export { detectKindNotHeld } from './words/en/detect.js';
