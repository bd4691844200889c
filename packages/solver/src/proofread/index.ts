/** Proofreading: the slips that explain clues which no picture has. A part of its own for pages. */
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
