/**
 * Proofreading: finds the slips that explain clues without a solution. A separate entry, so that
 * pages can load it when it is needed.
 */
export type {
  Change,
  ChangeKind,
  Mending,
  Proofreading,
  ProofreadProgress,
} from './change.js';
export {
  type ProofreadOptions,
  proofread,
  proofreadAsync,
  proofreadSteps,
} from './proofread.js';
