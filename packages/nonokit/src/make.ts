/**
 * Puzzles made of images, and random ones, of a wished difficulty.
 *
 * @module nonokit/make
 */
export * from '@nonokit/maker';
export { aimAt, difficultyFor, WISHES, type WishedDifficulty } from './make-aim.js';
// this one gives way to the event loop by itself; it hides the one of `@nonokit/maker`
export { makePuzzleAsync } from './make-in-turns.js';
