/**
 * The parts of the project that the fuzzer of the solver uses, in one bundle that `solver.mjs`
 * makes for itself: a frozen copy, which no build changes while it runs.
 */
export {
  mirrorPuzzle,
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
} from '../packages/core/src/testing/index.js';
export { clueWordsOf } from '../packages/solver/src/clue-words.js';
export { releaseEngine, takeEngine } from '../packages/solver/src/engine.js';
export { solutionsOf as solutionsIn } from '../packages/solver/src/result.js';
export { isOnlyPicture, settlePicture } from '../packages/solver/src/settle-picture.js';
export { solve } from '../packages/solver/src/solve.js';
export { checkMany, MANY_STATUSES, solveMany } from '../packages/solver/src/solve-many.js';
export { solveSmall, solveWords } from '../packages/solver/src/solve-small.js';
export {
  checkedEngine,
  createAuditor,
  disagreeing,
  kernels,
  propagateScalar,
  randomCells,
  randomPuzzle,
  runEngine,
  runReference,
  scalar,
  Trace,
  takeCensus,
} from '../packages/solver/src/testing/index.js';
