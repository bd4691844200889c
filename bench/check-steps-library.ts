/** The parts of the project that `check-steps.mjs` uses, in one bundle. */
export { explain } from '../packages/explain/src/explain.js';
export { checkExplanation } from '../packages/explain/src/testing/checker/index.js';
export { readPuzzles } from '../packages/formats/src/index.js';
export { solve } from '../packages/solver/src/solve.js';
