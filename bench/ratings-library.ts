/** The parts of the project that `ratings.mjs` uses, in one bundle. */
export { drive, puzzleOf } from '../packages/core/src/index.js';
export { rating } from '../packages/explain/src/index.js';
export { solve } from '../packages/solver/src/index.js';
