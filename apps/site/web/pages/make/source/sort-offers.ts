/** The order in which the puzzles of an image are offered: the most like it first. */
import type { Offer } from './offer.js';

/** A picture that is filled less than this is mostly empty. */
const MOSTLY_EMPTY = 0.1;

/** How promising it is: like its image; what lines do not solve, or is mostly empty, sinks. */
function rankOffer({ made }: Offer): number {
  if (made === undefined) return -1;
  const sinks = Number(!made.reached) + Number(made.fill < MOSTLY_EMPTY);
  return made.similarity - sinks;
}

/** Puzzles that are less like their image are not offered at once. */
const LEAST_LIKENESS = 0.4;

/** The offers that are shown at once, the best first, those to come after them; and the rest. */
export function sortOffers(offers: readonly Offer[]): {
  readonly shown: readonly Offer[];
  readonly folded: readonly Offer[];
} {
  const ready = offers.filter(({ stage }) => stage === 'ready');
  const coming = offers.filter(({ stage }) => stage === 'waiting' || stage === 'working');
  const sorted = ready.toSorted((a, b) => rankOffer(b) - rankOffer(a));
  const good = sorted.filter((offer) => rankOffer(offer) >= LEAST_LIKENESS);
  // where nothing is good, the best is better than nothing
  const shown = good.length === 0 ? sorted.slice(0, 1) : good;
  return { shown: [...shown, ...coming], folded: sorted.filter((one) => !shown.includes(one)) };
}

/** Whether there is still something to do for an offer. */
export function isUnfinished({ stage, difficulty, made }: Offer): boolean {
  if (stage === 'waiting' || stage === 'working') return true;
  return made !== undefined && difficulty === undefined;
}
