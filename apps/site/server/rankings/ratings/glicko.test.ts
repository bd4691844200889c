/** Glicko-2 against the published example, and what any rating has to keep. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedMs, scoreOfSolve } from './expected-time.js';
import { LARGEST_DEVIATION, type Rating, rated } from './glicko.js';

const rating = (value: number, deviation: number): Rating => ({
  rating: value,
  deviation,
  volatility: 0.06,
});

describe('rated', () => {
  it("gives the result of Glickman's example (2013)", () => {
    const after = rated(rating(1500, 200), [
      { opponent: rating(1400, 30), score: 1 },
      { opponent: rating(1550, 100), score: 0 },
      { opponent: rating(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('only becomes less certain without games', () => {
    const after = rated(rating(1500, 200), []);
    expect(after).toMatchObject({ rating: 1500, volatility: 0.06 });
    expect(after.deviation).toBeCloseTo(200.27, 2);
    expect(rated(rating(1500, 350), []).deviation).toBe(LARGEST_DEVIATION);
  });

  it('rises by winning, falls by losing, and remains a number', () => {
    const anyRating = fc.record({
      rating: fc.double({ min: 0, max: 4000, noNaN: true }),
      deviation: fc.double({ min: 1, max: 350, noNaN: true }),
      volatility: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
    });
    fc.assert(
      fc.property(anyRating, anyRating, (own, opponent) => {
        const won = rated(own, [{ opponent, score: 1 }]);
        const lost = rated(own, [{ opponent, score: 0 }]);
        expect(won.rating).toBeGreaterThanOrEqual(own.rating);
        expect(lost.rating).toBeLessThanOrEqual(own.rating);
        for (const each of [won, lost]) {
          expect(Object.values(each).every(Number.isFinite)).toBe(true);
          expect(each.deviation).toBeLessThanOrEqual(LARGEST_DEVIATION);
          expect(each.volatility).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('a solve', () => {
  const puzzle = { width: 10, height: 10, difficulty: 2 };
  const score = (kind: 'person' | 'helped', share: number) =>
    scoreOfSolve({ kind, activeMs: share * expectedMs(puzzle) }, puzzle);

  it('counts as a win in time, as a draw within three times that, else as a loss', () => {
    expect(expectedMs(puzzle)).toBe(160_000);
    expect([0.2, 1, 1.1, 3, 3.1].map((share) => score('person', share))).toEqual([
      ...[1, 1, 0.5, 0.5, 0],
    ]);
    expect(score('helped', 0.2)).toBe(0);
  });
});
