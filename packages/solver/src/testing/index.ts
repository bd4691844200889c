/** Audits, oracles and generators for tests of the solver; never part of a product. */
export { type AuditOptions, type Auditor, createAuditor } from './audit.js';
export { type CheckedSlot, checkedEngine, Trace } from './checked-engine.js';
export { type Census, takeCensus } from './column-states.js';
export { disagreeing, kernels, randomCells, scalar } from './kernels.js';
export { type Bounds, randomPuzzle } from './puzzles.js';
export { type EngineRun, type RunOptions, runEngine, runReference } from './runs.js';
export { hasArrangement, settleScalar } from './scalar-line.js';
export { propagateScalar } from './scalar-propagation.js';
