/** The independent checker of steps. */
export { checkExplanation, checkStep, type Told } from './check-explanation.js';
export { Knowledge } from './knowledge.js';
export { placingsOf } from './placings.js';
export type { Property, Violation } from './violation.js';
