/** Proofreading in a worker, loaded with the first clues that contradict each other. */
import { proofreadAsync } from '@nonokit/solver/proofread';
import { limited, type Perform } from './performing.js';

/** Default time limit; what was found by then is the answer. */
const MOST_MS = 10_000;

/** Finds the slips that explain why clues have no solution. */
export const proofread: Perform<'proofread'> = async ([draft], options, during) =>
  proofreadAsync(
    draft,
    limited({ timeoutMs: MOST_MS, ...options }, during),
    during.pause((progress) => progress),
  );
