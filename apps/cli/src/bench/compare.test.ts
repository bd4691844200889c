/** Comparing measurements: distinguishes differences from noise. */
import { randomOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { compare, signTest, type Timed } from './compare.js';

function timed(index: number, timesMs: readonly number[]): Timed {
  const stats = { linesSettled: 9, probes: 0, decisions: 0, conflicts: 0, restarts: 0 };
  const timeMs = Math.min(...timesMs);
  return { file: 'a', index, title: null, status: 'unique', stats, timeMs, timesMs };
}

/**
 * `count` puzzles of very different sizes, each run three times, with times multiplied by `factor`
 * and noise added.
 */
function measurement(count: number, factor: number, noise: number, seed: string): Timed[] {
  const sizes = randomOf('sizes');
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, i) => {
    const base = factor * 10 ** (4 * sizes.next() - 1);
    return timed(
      i,
      [1, 2, 3].map(() => base * (1 + noise * random.next())),
    );
  });
}

describe('compare', () => {
  it.each([
    [0.5, 'faster'],
    [0.9, 'faster'],
    [1, 'no difference'],
    [1.1, 'slower'],
    [2, 'slower'],
  ] as const)('detects a factor of %d through 5 %% noise', (factor, verdict) => {
    const result = compare(measurement(200, 1, 0.05, 'a'), measurement(200, factor, 0.05, 'b'));
    expect(result?.verdict).toBe(verdict);
    expect(result?.geometricMean.ratio).toBeCloseTo(factor, 1);
    expect(result?.geometricMean.from).toBeLessThan(result?.geometricMean.ratio ?? 0);
    expect(result?.geometricMean.to).toBeGreaterThan(result?.geometricMean.ratio ?? 9);
  });

  it('ignores a steady difference that is smaller than noise', () => {
    const result = compare(measurement(200, 1, 0.3, 'a'), measurement(200, 1.02, 0.3, 'b'));
    expect(result?.verdict).toBe('no difference');
    expect(result?.noise).toBeGreaterThan(0.02);
  });

  it('cannot estimate the noise of single runs', () => {
    expect(compare([timed(0, [1])], [timed(0, [2])])).toMatchObject({
      noise: undefined,
      slower: 1,
      signP: 1,
    });
  });

  it('compares the puzzles of both runs, and lists those of only one', () => {
    const result = compare([timed(0, [1]), timed(1, [1])], [timed(1, [1]), timed(2, [1])]);
    expect(result).toMatchObject({ puzzles: 1, onlyOld: 1, onlyNew: 1 });
    expect(compare([timed(0, [1])], [timed(1, [1])])).toBeUndefined();
  });

  it('finds different answers and counters', () => {
    const old = timed(0, [1]);
    const other: Timed = { ...old, status: 'multiple', stats: { ...old.stats, probes: 5 } };
    expect(compare([old], [other])).toMatchObject({
      otherCounters: 1,
      otherStatus: [{ index: 0 }],
    });
  });
});

describe('signTest', () => {
  it.each([
    [0, 0, 1],
    [1, 0, 1],
    [5, 0, 0.0625],
    [8, 2, 0.109375],
    [5, 5, 1],
    [600, 400, 2.7e-10],
  ])('gives the probability of %i against %i', (a, b, p) => {
    expect(signTest(a, b)).toBeCloseTo(p, 8);
    expect(signTest(b, a)).toBeCloseTo(p, 8);
  });
});
