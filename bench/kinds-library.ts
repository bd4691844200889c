/** What `bench/kinds.mjs` and `bench/kinds-all.mjs` compare. */
export {
  ANY_BLOCKS,
  clueOf,
  hasKindClue,
  isPairClue,
  pairClueOf,
  randomOf,
} from '../packages/core/src/index.js';
export { isClosed, trianglesOf } from '../packages/kinds/src/board.js';
export {
  cellCount,
  checkKind,
  directionsOf,
  explainKind,
  solveKind,
} from '../packages/kinds/src/index.js';
export { kindCluesOf, sorted } from '../packages/kinds/src/testing/pictures.js';
export { secondSolutions } from '../packages/kinds/src/testing/second-method.js';
