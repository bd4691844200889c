/** What `bench/kinds.mjs` compares. */
export { ANY_BLOCKS, isPairClue, randomOf } from '../packages/core/src/index.js';
export { cellCount, checkKind, explainKind, solveKind } from '../packages/kinds/src/index.js';
export { kindCluesOf, sorted } from '../packages/kinds/src/testing/pictures.js';
export { secondSolutions } from '../packages/kinds/src/testing/second-method.js';
