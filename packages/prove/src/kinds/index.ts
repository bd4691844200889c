/** Certificates of puzzles of other kinds. */
export { checkKindFormula } from './check-kind-certificate.js';
export { encodeKind, kindFormula } from './encode-kind.js';
export { type KindProof, proveKindWork } from './prove-kind.js';
