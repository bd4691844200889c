/** The independent checker of steps. */
export { checkExplanation, checkStep, type Told } from './check-explanation.js';
export { cellsOf, Knowledge } from './knowledge.js';
export { needlessSteps } from './needless-steps.js';
export { listPlacings } from './placings.js';
export type { Property, Violation } from './violation.js';
