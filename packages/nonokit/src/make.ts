/**
 * Makes puzzles of images, and random ones, with a wanted difficulty.
 *
 * @example
 * ```js
 * import { generate, repairPuzzle } from 'nonokit/make';
 *
 * const puzzle = generate({ width: 10, height: 10, density: 0.6, seed: 7 });
 * const { status, changed } = repairPuzzle(puzzle);
 * console.log(status, changed.length < 20); // unique true
 * ```
 *
 * @module nonokit/make
 */
export * from '@nonokit/maker';
export type * from './judging/appraisal.js';
export { Appraiser, appraise, appraiseAsync } from './judging/appraiser.js';
export {
  type Aimed,
  aimAt,
  difficultyFor,
  propertyFor,
  WISHES,
  type WishedDifficulty,
} from './make-aim.js';
export { makeAnswer } from './make-answer.js';
// these take a wanted difficulty, throw and take turns by themselves; they hide the maker's own
export {
  generate,
  generateAsync,
  makePuzzle,
  makePuzzleAsync,
  prepareImage,
  repairPuzzle,
  repairPuzzleAsync,
  safeMakePuzzle,
  safeMakePuzzleAsync,
} from './making.js';
