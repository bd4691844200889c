/** `nonokit/make`: puzzles of a wished difficulty. */
export { aimAt, difficultyFor, WISHES, type WishedDifficulty } from './make-aim.js';
