/**
 * Makes puzzles of images, and random ones, with a wanted difficulty.
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
