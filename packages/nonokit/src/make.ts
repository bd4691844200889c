/**
 * Makes puzzles of images, and random ones, with a wanted difficulty.
 *
 * @module nonokit/make
 */
export * from '@nonokit/maker';
export type * from './judging/appraisal.js';
export { Appraiser, appraise, appraiseAsync } from './judging/appraiser.js';
export { aimAt, difficultyFor, WISHES, type WishedDifficulty } from './make-aim.js';
// this version takes turns with the event loop by itself; it hides the one of `@nonokit/maker`
export { makePuzzleAsync } from './make-in-turns.js';
