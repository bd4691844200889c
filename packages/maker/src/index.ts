/** Pictures to good puzzles, and random puzzles. */
export type { RgbaImage } from './image.js';
export type {
  ChangedCell,
  Made,
  MadePuzzle,
  MakeOptions,
  MakeProgress,
} from './make-options.js';
export { makePuzzle, makePuzzleAsync } from './make-puzzle.js';
export type { Property } from './repair.js';
