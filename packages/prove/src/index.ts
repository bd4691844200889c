/** The public interface: certificates, and the checker for them. */
export { type CertificateVerdict, checkCertificate, checkFormula } from './check-certificate.js';
export { checkProof, type Refusal, type Verdict } from './check-proof.js';
export { DELETE, type Formula } from './clauses.js';
export { writeCnf, writeDrat } from './dimacs.js';
export { formulaOf } from './encoding.js';
export { writeLrat } from './lrat.js';
export {
  type Certificate,
  type ProveOptions,
  type ProveResult,
  prove,
  proveAsync,
  proveSteps,
} from './prove.js';
export { readCnf, readDrat } from './read-dimacs.js';
export { proofOfSteps } from './steps-proof.js';
