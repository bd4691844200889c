import { describe, expect, it } from 'vitest';
import { newOffer, type Offer } from './offer.js';
import { sortOffers } from './sort-offers.js';
import { NO_WISH } from './wish.js';

/** A finished offer, as far as its rank goes. */
function ready(id: string, similarity: number, more: Partial<Offer['made']> = {}): Offer {
  const made = { similarity, reached: true, fill: 0.4, ...more } as Offer['made'];
  return { ...newOffer(id, NO_WISH), stage: 'ready', made };
}

const ids = (offers: readonly Offer[]): string => offers.map(({ id }) => id).join(' ');

describe('sortOffers', () => {
  it('shows the most similar first, and folds what is dissimilar, mostly empty or not line-solvable', () => {
    const { shown, folded } = sortOffers([
      ready('poor', 0.2),
      ready('good', 0.7),
      newOffer('coming', NO_WISH),
      ready('best', 0.9),
      ready('thin', 0.95, { fill: 0.04 }),
      ready('stuck', 0.93, { reached: false }),
    ]);
    expect(ids(shown)).toBe('best good coming');
    expect(ids(folded)).toBe('poor thin stuck');
  });

  it('shows the best one if none is similar', () => {
    const { shown, folded } = sortOffers([ready('one', 0.1), ready('two', 0.3)]);
    expect(ids(shown)).toBe('two');
    expect(ids(folded)).toBe('one');
  });

  it('omits failed ones', () => {
    const failed: Offer = { ...newOffer('failed', NO_WISH), stage: 'failed' };
    const { shown, folded } = sortOffers([failed, ready('one', 0.5)]);
    expect(ids(shown)).toBe('one');
    expect(folded).toEqual([]);
  });
});
