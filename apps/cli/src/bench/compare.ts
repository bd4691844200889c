/**
 * Comparing two measurements of the same puzzles: how much faster or slower, and whether that is
 * more than noise.
 *
 * Times of single puzzles are noisy and spread over five orders of magnitude. So the ratio new/old
 * is taken puzzle by puzzle. Its geometric mean and the ratio of the totals get an interval by
 * bootstrap (2,000 samples of the puzzles with replacement, 2.5th to 97.5th percentile, seeded),
 * and a sign test gives the probability that so uneven a number of puzzles became faster (or
 * slower) by chance.
 */
import { randomOf } from '@nonokit/core';
import type { BenchAnswer } from './tally.js';

/** The members of an answer that are compared. */
export type Timed = Pick<
  BenchAnswer,
  'file' | 'index' | 'status' | 'stats' | 'timeMs' | 'timesMs' | 'title'
>;

/** A ratio new/old and its 95 % confidence interval: 0.5 is twice as fast. */
export interface Ratio {
  readonly ratio: number;
  readonly from: number;
  readonly to: number;
}

/** A puzzle in both measurements. */
export interface Pair {
  readonly file: string;
  readonly index: number;
  readonly title: string | null;
  readonly oldMs: number;
  readonly newMs: number;
  readonly ratio: number;
}

/** The result of a comparison. */
export interface Comparison {
  /** Number of puzzles in both. */
  readonly puzzles: number;
  readonly onlyOld: number;
  readonly onlyNew: number;
  readonly total: Ratio;
  readonly geometricMean: Ratio;
  readonly faster: number;
  readonly slower: number;
  /** Probability of so uneven a split by chance: the two-sided sign test. */
  readonly signP: number;
  /**
   * Difference between a puzzle's two best runs, as the median of all puzzles: 0.03 is 3 %.
   * Undefined if every puzzle was run only once.
   */
  readonly noise: number | undefined;
  /** 'faster' and 'slower' exceed both chance (the interval of the mean) and noise. */
  readonly verdict: 'faster' | 'slower' | 'no difference';
  /** Number of puzzles whose counters differ, so that the search itself differs. */
  readonly otherCounters: number;
  /** Puzzles with a different answer. */
  readonly otherStatus: readonly Pair[];
  /** Up to five puzzles whose time changed the most. */
  readonly mostChanged: readonly Pair[];
}

const SAMPLES = 2000;
const SHOWN = 5;

/** Resolution of times, a microsecond; shorter times count as this. */
const LEAST_MS = 0.001;

/** Compares the puzzles of both measurements; undefined if they have none in common. */
export function compare(old: readonly Timed[], now: readonly Timed[]): Comparison | undefined {
  const before = new Map(old.map((answer) => [makeKey(answer), answer]));
  const both = now.flatMap((answer) => {
    const earlier = before.get(makeKey(answer));
    return earlier === undefined ? [] : [{ answer, earlier, pair: toPair(earlier, answer) }];
  });
  if (both.length === 0) return undefined;
  const pairs = both.map(({ pair }) => pair);
  const { geometricMean, total } = compareTotals(pairs);
  const faster = pairs.filter(({ ratio }) => ratio < 1).length;
  const slower = pairs.filter(({ ratio }) => ratio > 1).length;
  const noise = measureNoise([...both.map(({ answer }) => answer), ...both.map((b) => b.earlier)]);
  const changes = (pair: Pair): number => Math.abs(pair.newMs - pair.oldMs);
  return {
    puzzles: pairs.length,
    onlyOld: old.length - pairs.length,
    onlyNew: now.length - pairs.length,
    total,
    geometricMean,
    faster,
    slower,
    signP: signTest(faster, slower),
    noise,
    verdict: judgeRatio(geometricMean, noise ?? 0),
    otherCounters: both.filter(({ answer, earlier }) => !sameStats(answer, earlier)).length,
    otherStatus: both
      .filter(({ answer, earlier }) => answer.status !== earlier.status)
      .map(({ pair }) => pair),
    mostChanged: [...pairs].sort((a, b) => changes(b) - changes(a)).slice(0, SHOWN),
  };
}

function makeKey({ file, index }: Timed): string {
  return `${index} ${file}`;
}

function toPair(old: Timed, now: Timed): Pair {
  const { file, index, title } = now;
  const oldMs = Math.max(LEAST_MS, old.timeMs);
  const newMs = Math.max(LEAST_MS, now.timeMs);
  return { file, index, title, oldMs, newMs, ratio: newMs / oldMs };
}

function sameStats(a: Timed, b: Timed): boolean {
  const keys = Object.keys(a.stats) as (keyof Timed['stats'])[];
  return keys.every((key) => a.stats[key] === b.stats[key]);
}

function compareTotals(pairs: readonly Pair[]): Pick<Comparison, 'geometricMean' | 'total'> {
  const random = randomOf('bootstrap');
  const means: number[] = [];
  const totals: number[] = [];
  const add = (next: () => Pair | undefined): void => {
    let logs = 0;
    let old = 0;
    let now = 0;
    for (let i = 0; i < pairs.length; i++) {
      const pair = next();
      if (pair === undefined) continue;
      logs += Math.log(pair.ratio);
      old += pair.oldMs;
      now += pair.newMs;
    }
    means.push(Math.exp(logs / pairs.length));
    totals.push(now / old);
  };
  let at = 0;
  add(() => pairs[at++]);
  for (let sample = 0; sample < SAMPLES; sample++) add(() => pairs[random.below(pairs.length)]);
  return { geometricMean: computeInterval(means), total: computeInterval(totals) };
}

/** The first value, with the interval that contains the middle 95 % of the others. */
function computeInterval([ratio = 1, ...samples]: readonly number[]): Ratio {
  const sorted = samples.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? ratio;
  return { ratio, from: at(0.025), to: at(0.975) };
}

/** The median over puzzles of the distance between the best and the second-best run. */
function measureNoise(answers: readonly Timed[]): number | undefined {
  const spreads = answers.flatMap(({ timesMs = [] }) => {
    const [best, second] = [...timesMs].sort((a, b) => a - b);
    return best === undefined || second === undefined
      ? []
      : [second / Math.max(LEAST_MS, best) - 1];
  });
  return spreads.sort((a, b) => a - b)[Math.floor(spreads.length / 2)];
}

function judgeRatio({ ratio, from, to }: Ratio, noise: number): Comparison['verdict'] {
  if (to < 1 && ratio < 1 / (1 + noise)) return 'faster';
  return from > 1 && ratio > 1 + noise ? 'slower' : 'no difference';
}

/**
 * Probability of a split of `a` against `b`, or a more uneven one, if both sides are equally
 * likely.
 */
export function signTest(a: number, b: number): number {
  const n = a + b;
  const few = Math.min(a, b);
  // the binomial distribution, summed in logarithms
  let log = -n * Math.LN2;
  let sum = Math.exp(log);
  for (let k = 1; k <= few; k++) {
    log += Math.log((n - k + 1) / k);
    sum += Math.exp(log);
  }
  return Math.min(1, 2 * sum);
}
