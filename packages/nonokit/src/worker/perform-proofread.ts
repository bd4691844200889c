/** Proofreading in a worker, loaded with the first clues that contradict each other. */
import { type ProofreadProgress, proofreadAsync } from '@nonokit/solver/proofread';
import { limited, type Perform } from './performing.js';
import type { ProofreadReport } from './verbs.js';

/** Default time limit; what was found by then is the answer. */
const MOST_MS = 10_000;

/** Milliseconds between two reports with the best ways, which have to be ranked for them. */
const RANKED_EVERY_MS = 500;

/** Finds the slips that explain why clues have no solution. */
export const proofread: Perform<'proofread'> = async ([draft], options, during) =>
  proofreadAsync(
    draft,
    limited({ timeoutMs: MOST_MS, ...options }, during),
    during.pause(reportsWithBest(during.clock)),
  );

/** Adds the best ways to a report now and then, for callers who stop and keep them. */
function reportsWithBest(clock: () => number) {
  let told = 0;
  let rankedAt = Number.NEGATIVE_INFINITY;
  return ({ soFar, ...progress }: ProofreadProgress): ProofreadReport => {
    const now = clock();
    if (progress.found === told || now - rankedAt < RANKED_EVERY_MS) return progress;
    told = progress.found;
    const best = soFar();
    rankedAt = clock();
    return { ...progress, best };
  };
}
