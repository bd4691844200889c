/** The outcome of a page's workshop, with the page's worker and drafts. */
import { canonicalKey } from '@nonokit/core';
import { useEffect, useMemo } from 'preact/hooks';
import { worker } from '../../../worker.js';
import type { Workshop } from '../workshop.js';
import { appraise } from './appraise.js';
import { Outcome } from './outcome.js';
import type { Drafts } from './twins.js';

/** Where there are no drafts. */
const NO_DRAFTS: Drafts = { others: async () => [], puzzle: async () => undefined };

/** Follows the workshop as long as the page shows it. */
export function useOutcome(workshop: Workshop, drafts: Drafts = NO_DRAFTS): Outcome {
  const outcome = useMemo(
    () =>
      new Outcome(workshop, {
        appraise,
        repair: (puzzle, options) => worker().repair(puzzle, options),
        drafts,
        keyOf: canonicalKey,
      }),
    [workshop, drafts],
  );
  useEffect(() => outcome.follow(), [outcome]);
  return outcome;
}
