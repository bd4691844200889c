/**
 * Digits to numbers. Beside rows, digits of one number stand closer than two numbers do; how close
 * differs by sheet, so it is taken from all distances of a rail. Above columns, digits of one
 * number stand side by side. Where a distance is doubtful, a line has two groupings.
 */
import type { InkMask } from '../digits/marks.js';
import type { Area } from './area.js';
import { tintDistance } from './chips.js';
import type { Glyph } from './glyphs.js';
import { isRuleBetween } from './marks.js';
import {
  fullInk,
  type Grouping,
  type PrintedLine,
  type PrintedNumber,
  type Reading,
} from './printed.js';

/** Distances of middles, in heights of a digit, between which the limit is looked for. */
const LEAST_SPLIT = 0.66;
const MOST_SPLIT = 1.15;

/** The limit where distances do not show one. */
const USUAL_SPLIT = 0.88;

/** Most readings of a number, and least probability of one. */
const MOST_READINGS = 4;
const LEAST_PROBABILITY = 0.0005;

/** Most digits of a number. */
const MOST_DIGITS = 3;

/** How sure it is at most that a digit does or does not begin a number, to be tried otherwise. */
const CERTAIN = 2;

/** How sure it is for a digit behind a rule: strokes of a 1 may be taken for one. */
const BY_RULE = 1.5;

/** Most doubtful distances of a line. */
const MOST_DOUBTS = 4;

/** The difference of colours from which digits are of two numbers. */
const OTHER_COLOR = 0.25;

/** The distance of two digits, in heights of a digit, from which they are two numbers. */
export function splitDistance(lines: readonly (readonly Glyph[])[], isAcross: boolean): number {
  if (!isAcross) return USUAL_SPLIT;
  const distances: number[] = [];
  for (const line of lines) {
    const sorted = inOrder(line);
    for (let k = 1; k < sorted.length; k++) {
      const distance = distanceBetween(sorted[k - 1], sorted[k]);
      if (distance < 1.6) distances.push(distance);
    }
  }
  distances.sort((a, b) => a - b);
  // the widest gap between distances that occur
  let best = USUAL_SPLIT;
  let widest = 0;
  for (let k = 0; k <= distances.length; k++) {
    const from = Math.max(LEAST_SPLIT, distances[k - 1] ?? LEAST_SPLIT);
    const to = Math.min(MOST_SPLIT, distances[k] ?? MOST_SPLIT);
    if (to - from <= widest) continue;
    widest = to - from;
    best = (from + to) / 2;
  }
  return best;
}

function inOrder(glyphs: readonly Glyph[]): Glyph[] {
  return [...glyphs].sort((a, b) => a.box.left + a.box.right - b.box.left - b.box.right);
}

/** The distance of the middles of two digits, in heights. */
function distanceBetween(a: Glyph, b: Glyph): number {
  const height = Math.max(a.box.bottom - a.box.top, b.box.bottom - b.box.top) + 1;
  return (b.box.left + b.box.right - a.box.left - a.box.right) / 2 / height;
}

/** The numbers of a row. */
export function groupAcross(
  glyphs: readonly Glyph[],
  area: Area,
  mask: InkMask,
  split: number,
): PrintedLine {
  const sorted = inOrder(glyphs);
  /** How sure it is that a digit begins a number: below 0 it does not, beyond `CERTAIN` surely. */
  const begins = sorted.map((glyph, k) => {
    if (k === 0) return Infinity;
    const before = sorted[k - 1];
    if (glyph.chip >= 0 || before.chip >= 0) {
      return glyph.chip === before.chip ? -Infinity : Infinity;
    }
    if (tintDistance(fullInk(glyph.tint), fullInk(before.tint)) > OTHER_COLOR) return Infinity;
    if (isRuleBetween(mask, area.width, before.box, glyph.box)) return BY_RULE;
    return (distanceBetween(before, glyph) - split) / 0.12;
  });
  const first = grouped(
    sorted,
    begins.map((sure) => sure > 0),
    area,
    0,
  );
  const groupings = [first];
  const doubtful = begins
    .map((sure, k) => ({ sure: Math.abs(sure), k }))
    .filter(({ sure }) => sure < CERTAIN)
    .sort((a, b) => a.sure - b.sure)
    .slice(0, MOST_DOUBTS);
  for (const [i, { k, sure }] of doubtful.entries()) {
    const other = begins.map((one, at) => (at === k ? one <= 0 : one > 0));
    groupings.push(grouped(sorted, other, area, 1 + 4 * sure));
    for (const second of doubtful.slice(i + 1)) {
      const both = other.map((is, at) => (at === second.k ? !is : is));
      groupings.push(grouped(sorted, both, area, 2 + 4 * (sure + second.sure)));
    }
  }
  return { groupings };
}

/** The numbers of a column: digits whose heights overlap are one number. */
export function groupDown(glyphs: readonly Glyph[], area: Area): PrintedLine {
  const sorted = [...glyphs].sort((a, b) => a.box.top + a.box.bottom - b.box.top - b.box.bottom);
  const lines: Glyph[][] = [];
  for (const glyph of sorted) {
    const line = lines.at(-1);
    if (line !== undefined && isBeside(line[0], glyph)) line.push(glyph);
    else lines.push([glyph]);
  }
  const numbers = lines.map((line) => toNumber(inOrder(line), area));
  return { groupings: [{ numbers, cost: 0 }] };
}

function isBeside({ box: a }: Glyph, { box: b }: Glyph): boolean {
  const both = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1;
  return both >= 0.5 * (Math.min(a.bottom - a.top, b.bottom - b.top) + 1);
}

function grouped(
  sorted: readonly Glyph[],
  begins: readonly boolean[],
  area: Area,
  cost: number,
): Grouping {
  const groups: Glyph[][] = [];
  for (const [k, glyph] of sorted.entries()) {
    const last = groups.at(-1);
    if (last === undefined || begins[k] || last.length >= MOST_DIGITS) groups.push([glyph]);
    else last.push(glyph);
  }
  return { numbers: groups.map((group) => toNumber(group, area)), cost };
}

/** The number of digits that stand side by side. */
function toNumber(glyphs: readonly Glyph[], area: Area): PrintedNumber {
  let readings: Reading[] = [{ value: 0, cost: 0 }];
  for (const { reading } of glyphs) {
    const likely = reading.probabilities
      .map((p, digit) => ({ p, digit }))
      .filter(({ p, digit }) => p > LEAST_PROBABILITY || digit === reading.digit);
    readings = readings.flatMap(({ value, cost }) =>
      likely.map(({ p, digit }) => ({
        value: 10 * value + digit,
        cost: cost - Math.log(Math.max(1e-6, p)),
      })),
    );
    readings.sort((a, b) => a.cost - b.cost);
    readings = readings.slice(0, 3 * MOST_READINGS);
  }
  const { side, left, top } = area;
  return {
    readings: readings.slice(0, MOST_READINGS),
    tint: glyphs[0].tint,
    onChip: glyphs[0].chip >= 0,
    left: left + Math.min(...glyphs.map(({ box }) => box.left)) / side,
    top: top + Math.min(...glyphs.map(({ box }) => box.top)) / side,
    right: left + (Math.max(...glyphs.map(({ box }) => box.right)) + 1) / side,
    bottom: top + (Math.max(...glyphs.map(({ box }) => box.bottom)) + 1) / side,
  };
}
