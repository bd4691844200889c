/** The parts of the project that `flips.mjs` uses, in one bundle. */
export { BLACK_ON_WHITE, cluesOf, puzzleOf, UNKNOWN } from '../packages/core/src/index.js';
export { generate } from '../packages/maker/src/index.js';
export {
  checkMany,
  isOnlyPicture,
  settleCells,
  settlePicture,
  solve,
} from '../packages/solver/src/index.js';
