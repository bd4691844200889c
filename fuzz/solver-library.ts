/**
 * What the fuzzer of the solver uses of the project, in one bundle that `solver.mjs` makes for itself: a
 * frozen copy, which no build beside it changes while it runs.
 */
export {
  type Grid,
  leastLength,
  mirrorPuzzle,
  type Puzzle,
  puzzleOf,
  randomOf,
  recolorPuzzle,
  solves,
  transposePuzzle,
  turnPuzzle,
} from '../packages/core/src/index.js';
export {
  paletteOf,
  randomClue,
  randomGrid,
  solutionsOf,
  typedClue,
} from '../packages/core/src/testing/index.js';
export { releaseEngine, takeEngine } from '../packages/solver/src/engine.js';
export { solve, solveAsync } from '../packages/solver/src/solve.js';
export { auditOf } from '../packages/solver/src/testing/audit.js';
export { checkedEngine, Trace } from '../packages/solver/src/testing/checked-engine.js';
export { censusOf } from '../packages/solver/src/testing/column-states.js';
export {
  disagreeing,
  kernels,
  randomCells,
  scalar,
} from '../packages/solver/src/testing/kernels.js';
export { randomPuzzle } from '../packages/solver/src/testing/puzzles.js';
export { runEngine, runReference } from '../packages/solver/src/testing/runs.js';
export { propagateScalar } from '../packages/solver/src/testing/scalar-propagation.js';
