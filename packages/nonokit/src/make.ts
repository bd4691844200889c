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
export { aimAt, difficultyFor, propertyFor, WISHES, type WishedDifficulty } from './make-aim.js';
export { makeAnswer } from './make-answer.js';
// these versions take turns with the event loop by themselves; they hide those of `@nonokit/maker`
export { makePuzzleAsync, repairPuzzleAsync } from './make-in-turns.js';
