/** Averages and percentiles of known lists. */
import { describe, expect, it } from 'vitest';
import { computeStatistics } from './statistics.js';

describe('computeStatistics', () => {
  it('takes percentiles by nearest rank, in any order', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(computeStatistics(hundred)).toEqual({
      averageMs: 50.5,
      medianMs: 50,
      p95Ms: 95,
      maxMs: 100,
      totalMs: 5050,
    });
  });

  it('of a single time are that time', () => {
    expect(computeStatistics([7])).toEqual({
      averageMs: 7,
      medianMs: 7,
      p95Ms: 7,
      maxMs: 7,
      totalMs: 7,
    });
  });

  it('of no times are zero', () => {
    expect(computeStatistics([]).averageMs).toBe(0);
  });
});
