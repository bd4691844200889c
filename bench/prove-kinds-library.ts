/** What `bench/prove-kinds.mjs` proves and checks. */
export { ANY_BLOCKS, drive, isPairClue, randomOf } from '../packages/core/src/index.js';
export { cellCount, checkKind } from '../packages/kinds/src/index.js';
export { kindCluesOf } from '../packages/kinds/src/testing/pictures.js';
export { kindOf } from '../packages/nonokit/src/kinds.js';
export { writeCnf, writeDrat, writeLrat } from '../packages/prove/src/index.js';
export { checkKindFormula, proveKindWork } from '../packages/prove/src/kinds/index.js';
