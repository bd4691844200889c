/** Statistics of many times in a benchmark. */

/** Times in milliseconds, summed up. */
export interface Statistics {
  readonly averageMs: number;
  /** Half of the times are at most this long. */
  readonly medianMs: number;
  /** 95 % of the times are at most this long. */
  readonly p95Ms: number;
  readonly maxMs: number;
  readonly totalMs: number;
}

/** The statistics of `times`; all zero if there are none. */
export function computeStatistics(times: readonly number[]): Statistics {
  const sorted = [...times].sort((a, b) => a - b);
  const totalMs = sorted.reduce((sum, time) => sum + time, 0);
  return {
    averageMs: sorted.length === 0 ? 0 : totalMs / sorted.length,
    medianMs: nearestRank(sorted, 0.5),
    p95Ms: nearestRank(sorted, 0.95),
    maxMs: nearestRank(sorted, 1),
    totalMs,
  };
}

/**
 * The smallest entry of `sorted` such that at least the fraction `share` of all entries is no
 * greater.
 */
function nearestRank(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
