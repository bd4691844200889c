/**
 * Chooses few inks for many colours. Of about twenty groups of colours, it chooses those that leave
 * the least error, where error grows with the square of a difference: a black eye, however small,
 * deserves an ink before a second shade of yellow does. An ink that explains little more is left
 * out, because fewer colours make a better puzzle.
 */
import { computeDistance, computePlainDistance, type Lab } from '@nonokit/core';
import { quantize } from '@nonokit/image';
import { apartInks, FROM_PAPER, lookAlike, type Swatch } from './ink-gates.js';

/** Number of groups that inks are chosen from. */
const GROUPS = 20;

/** Larger differences count no more than this. */
const MOST = 0.55;

/** The share of error, in squared differences over all of the picture, that an ink must save. */
const LEAST_GAIN = 0.0005;

/** Rounds of moving each ink to the mean of its colours. */
const ROUNDS = 4;

/**
 * Chooses at most `count` inks for the colours of a picture. No two look alike, and none looks like
 * the paper, if there is one: such colours need no ink. The heaviest ink comes first.
 */
export function chooseInks(
  swatches: readonly Swatch[],
  count: number,
  paper: Lab | undefined,
): Swatch[] {
  const total = swatches.reduce((sum, { weight }) => sum + weight, 0);
  const offered = quantize(
    swatches.map(({ lab }) => lab),
    swatches.map(({ weight }) => weight),
    Math.max(GROUPS, 2 * count),
  );
  const groups = offered.filter(
    (lab) => paper === undefined || computePlainDistance(lab, paper) >= FROM_PAPER,
  );
  const misses = groups.map((group) => swatches.map(({ lab }) => computeMiss(lab, group)));
  const start = swatches.map(({ lab }) =>
    paper === undefined ? MOST ** 2 : computeMiss(lab, paper),
  );
  const chosen = greedy(groups, misses, start, swatches, { count, least: LEAST_GAIN * total });
  const inks = settled(swatches, chosen, paper);
  return apartInks(inks)
    .filter(({ lab }) => paper === undefined || computePlainDistance(lab, paper) >= FROM_PAPER)
    .sort((a, b) => b.weight - a.weight);
}

function computeMiss(p: Lab, q: Lab): number {
  return Math.min(MOST, computeDistance(p, q)) ** 2;
}

/** Repeatedly takes the group that saves most error, then looks for better replacements. */
function greedy(
  groups: readonly Lab[],
  misses: readonly (readonly number[])[],
  start: readonly number[],
  swatches: readonly Swatch[],
  { count, least }: { readonly count: number; readonly least: number },
): Lab[] {
  const chosen: number[] = [];
  const measureError = (picked: readonly number[]): number =>
    swatches.reduce((sum, { weight }, i) => {
      let miss = start[i] ?? 0;
      for (const at of picked) miss = Math.min(miss, misses[at]?.[i] ?? miss);
      return sum + weight * miss;
    }, 0);
  const fits = (group: Lab, picked: readonly number[]): boolean =>
    picked.every((at) => !lookAlike(groups[at] ?? group, group));
  const bestAfter = (kept: readonly number[]): { at: number; error: number } | undefined => {
    let best: { at: number; error: number } | undefined;
    groups.forEach((group, at) => {
      if (kept.includes(at) || !fits(group, kept)) return;
      const error = measureError([...kept, at]);
      if (best === undefined || error < best.error) best = { at, error };
    });
    return best;
  };
  for (let error = measureError([]); chosen.length < count; ) {
    const next = bestAfter(chosen);
    if (next === undefined || error - next.error < least) break;
    chosen.push(next.at);
    error = next.error;
  }
  for (const at of [...chosen]) {
    const others = chosen.filter((one) => one !== at);
    const better = bestAfter(others);
    if (better !== undefined && better.error < measureError(chosen)) {
      chosen.splice(chosen.indexOf(at), 1, better.at);
    }
  }
  return groups.filter((_, at) => chosen.includes(at));
}

/** Moves each ink to the mean of its nearest colours; the paper stays. */
function settled(
  swatches: readonly Swatch[],
  chosen: readonly Lab[],
  paper: Lab | undefined,
): Swatch[] {
  let inks: Swatch[] = chosen.map((lab) => ({ lab, weight: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    const sums = inks.map(() => [0, 0, 0, 0]);
    for (const { lab, weight } of swatches) {
      let nearest = -1;
      let least = paper === undefined ? Infinity : computeDistance(lab, paper);
      inks.forEach((ink, k) => {
        const distance = computeDistance(lab, ink.lab);
        if (distance < least) [nearest, least] = [k, distance];
      });
      const sum = sums[nearest];
      if (sum === undefined) continue;
      for (const k of [0, 1, 2] as const) sum[k] = (sum[k] ?? 0) + weight * lab[k];
      sum[3] = (sum[3] ?? 0) + weight;
    }
    inks = sums.flatMap(([l = 0, a = 0, b = 0, weight = 0]) =>
      weight === 0 ? [] : [{ lab: [l / weight, a / weight, b / weight] as const, weight }],
    );
  }
  return inks;
}
