/** Ranks, their correlation, and breaks. */
import { expect, it } from 'vitest';
import { breakInPace, rankCorrelation, toRanks } from './rhythm.js';

it('the ranks of equal numbers are averaged', () => {
  expect(toRanks([30, 10, 10, 20])).toEqual([3, 0.5, 0.5, 2]);
});

it.each([
  [[1, 2, 3, 4], [10, 20, 30, 400], 1],
  [[1, 2, 3, 4], [4, 3, 2, 1], -1],
  [[1, 1, 1], [1, 2, 3], 0],
  [[], [], 0],
  // Spearman's of two lists that agree in part, as textbooks have it: 1 - 6 * 4 / (5 * 24)
  [[1, 2, 3, 4, 5], [2, 1, 4, 3, 5], 0.8],
])('the correlation of %j and %j is %s', (a, b, expected) => {
  expect(rankCorrelation(a, b)).toBeCloseTo(expected);
});

it('breakInPace finds a hand that becomes faster, and none that becomes slower', () => {
  const efforts = Array.from({ length: 40 }, (_, k) => (k % 4 === 0 ? 6 : 1));
  const steady = efforts.map((effort) => 40_000 * (effort + 1));
  expect(breakInPace(steady, efforts)).toBeLessThan(0.1);
  const broken = steady.map((pause, k) => (k < 20 ? pause : pause / 4));
  expect(breakInPace(broken, efforts)).toBeCloseTo(Math.log(4), 1);
  expect(breakInPace([...broken].reverse(), efforts)).toBe(0);
  expect(breakInPace([], [])).toBe(0);
});
