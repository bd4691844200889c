/** What `bench/proofread.mjs` measures. */
export { randomOf } from '../packages/core/src/index.js';
export { readPuzzles } from '../packages/formats/src/own.js';
export { solve } from '../packages/solver/src/index.js';
export { proofread } from '../packages/solver/src/proofread/index.js';
