/** The colours of a sheet: the tints of its numbers, nearly equal ones put together. */
import { BLACK_ON_WHITE, type Palette, rgbOf } from '@nonokit/core';
import { tintDistance } from '../rails/chips.js';
import { fullInk, type PrintedNumber, type Rail, type Tint } from '../rails/printed.js';
import { findColorStep } from './color-steps.js';

/** The difference from which the tints of two strokes are two colours. */
const OTHER_COLOR = 0.2;

/** The difference of the channels of a grey. */
const GREY = 0.16;

/** Fewest numbers of a colour; what is rarer joins the nearest. */
const LEAST_NUMBERS = 2;

/** A palette, and the colour of each tint. */
export interface SheetColors {
  readonly palette: Palette;
  readonly colorAt: (number: PrintedNumber) => number;
}

/** The colours of the numbers of both rails. */
export function findColors(rails: readonly Rail[], inverted: boolean): SheetColors {
  const numbers = rails.flatMap(({ lines }) =>
    lines.flatMap(({ groupings }) => groupings[0].numbers),
  );
  const clusters = withoutLoneChip(clustered(numbers));
  if (clusters.length <= 1 && !isColored(clusters[0]?.tint, clusters[0]?.onChip)) {
    return { palette: BLACK_ON_WHITE, colorAt: () => 1 };
  }
  const colors = clusters.map((cluster) => toRgb(shownTint(cluster), inverted));
  const palette = [{ rgb: toRgb([1, 1, 1], inverted) }, ...colors.map((rgb) => ({ rgb }))];
  return { palette, colorAt: (number) => 1 + nearest(clusters, number) };
}

/**
 * All numbers of a sheet are on chips, or none is. If some are on chips of one grey and some are
 * not, the chips are squares between rules, and say nothing.
 */
function withoutLoneChip(clusters: Cluster[]): Cluster[] {
  const chips = clusters.filter(({ onChip }) => onChip);
  const others = clusters.filter(({ onChip }) => !onChip);
  const [chip] = chips;
  if (chip === undefined || chips.length > 1 || isColored(chip.tint, true)) return clusters;
  return others.length > 0 ? others : clusters;
}

interface Cluster {
  /** The tint by which numbers are told apart: that of full ink. */
  tint: Tint;
  count: number;
  onChip: boolean;
  /** The tints as they were seen. */
  readonly seen: Tint[];
  /** How deep they are, from and to. */
  readonly least: number;
  readonly most: number;
}

/** Tints that are near each other, the commonest first. */
function clustered(numbers: readonly PrintedNumber[]): Cluster[] {
  // chips show their colour wholly, so that those that are alike can be told apart; strokes do not
  const chips = numbers.filter(({ onChip }) => onChip).map(inkTint);
  const steps = { chip: findColorStep(chips), ink: OTHER_COLOR };
  const clusters: Cluster[] = [];
  for (const number of numbers) {
    const tint = inkTint(number);
    const step = number.onChip ? steps.chip : steps.ink;
    const near = clusters.find(
      (one) => one.onChip === number.onChip && tintDistance(one.tint, tint) < step,
    );
    if (near === undefined) {
      const { onChip } = number;
      clusters.push({ tint, count: 1, onChip, seen: [number.tint], least: 0, most: 1 });
      continue;
    }
    near.count++;
    near.seen.push(number.tint);
    const mix = (k: 0 | 1 | 2): number => near.tint[k] + (tint[k] - near.tint[k]) / near.count;
    near.tint = [mix(0), mix(1), mix(2)];
  }
  const all = clusters.flatMap(splitByDepth);
  all.sort((a, b) => b.count - a.count);
  return all.filter(({ count }, k) => k === 0 || count >= LEAST_NUMBERS);
}

/** The least difference of depth of two inks of one hue, such as blues, and of two greys. */
const OTHER_DEPTH = 0.08;
const OTHER_GREY = 0.2;

/** How many times wider it is than the depths of each differ, and fewest numbers of each. */
const CLEARLY = 2;
const LEAST_EACH = 3;

/** How deep an ink is: 0 on paper, 1 if a channel is black. */
function depthOf(tint: Tint): number {
  return 1 - Math.min(...tint);
}

/** Parts the strokes of one hue by the widest gap of their depths, if it is clear. */
function splitByDepth(cluster: Cluster): Cluster[] {
  if (cluster.onChip) return [cluster];
  const seen = cluster.seen.toSorted((a, b) => depthOf(a) - depthOf(b));
  const depths = seen.map(depthOf);
  let at = 0;
  let widest = isColored(cluster.tint, false) ? OTHER_DEPTH : OTHER_GREY;
  for (let k = LEAST_EACH; k <= seen.length - LEAST_EACH; k++) {
    if (depths[k] - depths[k - 1] < widest) continue;
    widest = depths[k] - depths[k - 1];
    at = k;
  }
  if (at === 0) return [cluster];
  const spread = Math.max(depths[at - 1] - depths[0], depths[depths.length - 1] - depths[at]);
  if (widest < CLEARLY * spread) return [cluster];
  const limit = (depths[at - 1] + depths[at]) / 2;
  return [
    { ...cluster, seen: seen.slice(0, at), count: at, least: 0, most: limit },
    { ...cluster, seen: seen.slice(at), count: seen.length - at, least: limit, most: 1 },
  ];
}

function inkTint({ tint, onChip }: PrintedNumber): Tint {
  return onChip ? tint : fullInk(tint);
}

/** The share of the numbers of a colour whose strokes show most of its ink. */
const DARKEST = 0.25;

/** An ink is shown as black if all of its channels are darker. */
const BLACK = 0.4;

/** The tint in which a colour is shown: full ink would turn a light blue into a dark one. */
function shownTint({ tint, onChip, seen }: Cluster): Tint {
  if (onChip) return tint;
  const sorted = seen.toSorted((a, b) => Math.min(...a) - Math.min(...b));
  const darkest = sorted.slice(0, Math.ceil(DARKEST * sorted.length));
  const mean = (k: 0 | 1 | 2): number =>
    darkest.reduce((sum, one) => sum + one[k], 0) / darkest.length;
  const shown: Tint = [mean(0), mean(1), mean(2)];
  return Math.max(...tint) === 0 && Math.max(...shown) < BLACK ? tint : shown;
}

function nearest(clusters: readonly Cluster[], number: PrintedNumber): number {
  const tint = inkTint(number);
  let best = 0;
  let least = Infinity;
  const depth = depthOf(number.tint);
  for (const [k, cluster] of clusters.entries()) {
    const fits =
      cluster.onChip === number.onChip && depth >= cluster.least && depth <= cluster.most;
    const distance = tintDistance(cluster.tint, tint) + (fits ? 0 : 1);
    if (distance >= least) continue;
    least = distance;
    best = k;
  }
  return best;
}

function isColored(tint: Tint | undefined, onChip: boolean | undefined): boolean {
  if (tint === undefined) return false;
  return Math.max(...tint) - Math.min(...tint) >= GREY && onChip !== undefined;
}

function toRgb(tint: Tint, inverted: boolean): string {
  const [red, green, blue] = tint.map((value) => {
    const channel = Math.round(255 * Math.min(1, Math.max(0, value)));
    return inverted ? 255 - channel : channel;
  });
  return rgbOf(red, green, blue);
}
