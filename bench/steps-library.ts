/** The parts of the project that `check-steps.mjs` and `steps.mjs` use, in one bundle. */
export { clueAt } from '../packages/core/src/index.js';
export { describeStep, explain } from '../packages/explain/src/index.js';
export {
  cellsOf,
  checkExplanation,
  Knowledge,
  listPlacings,
  needlessSteps,
} from '../packages/explain/src/testing/checker/index.js';
export { readPuzzles } from '../packages/formats/src/index.js';
export { solve } from '../packages/solver/src/solve.js';
