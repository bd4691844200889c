/** What `bench/proofread.mjs` measures, and what `bench/train-picture-model.mjs` learns for it. */
export { randomOf } from '../packages/core/src/index.js';
export { readPuzzles } from '../packages/formats/src/own.js';
export { solve } from '../packages/solver/src/index.js';
export { proofread } from '../packages/solver/src/proofread/index.js';
export { outlineCost } from '../packages/solver/src/proofread/likely-picture.js';
export { INPUTS, lookAround, SCALE, see } from '../packages/solver/src/proofread/picture-model.js';
