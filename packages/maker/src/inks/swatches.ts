/**
 * The colours of a picture and the share of each, from places of a single colour. Where two colours
 * meet, antialiasing mixes a third that the artist did not use.
 */
import { computeDistance, type Lab } from '@nonokit/core';
import { labAt, type View } from '../subject/view.js';
import type { Swatch } from './ink-gates.js';

/** Places with less coverage than this are mixed with the background. */
const OPAQUE = 0.98;

/** If less than this share of the visible places is opaque, the whole picture is translucent. */
const FEW = 0.1;

/** Places with at least this coverage are visible. */
export const VISIBLE = 0.5;

/** Colours closer than this count as one swatch. */
const STEP = 0.03;

/** A colour between its neighbours that is this far from both is a mix of them. */
const APART = 0.03;

/** Neighbours closer than this do not mix to a visibly different colour. */
const PLAIN = 0.1;

/** The maximum ratio of the way over a mixed colour to the direct way. */
const DETOUR = 1.12;

/** For each place: 1 if its colour is its own, 0 if it is a mix of its neighbours. */
export function findPure(view: View, transparent: boolean): Uint8Array {
  const { width, height, alpha } = view;
  const pure = new Uint8Array(width * height).fill(1);
  if (transparent) {
    let visible = 0;
    let opaque = 0;
    for (const cover of alpha) {
      if (cover >= VISIBLE) visible++;
      if (cover >= OPAQUE) opaque++;
    }
    const least = opaque < FEW * visible ? VISIBLE : OPAQUE;
    alpha.forEach((cover, i) => {
      if (cover < least) pure[i] = 0;
    });
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (pure[i] === 0) continue;
      const across = x > 0 && x < width - 1 && isMixed(view, i - 1, i, i + 1);
      if (across || (y > 0 && y < height - 1 && isMixed(view, i - width, i, i + width))) {
        pure[i] = 0;
      }
    }
  }
  return pure;
}

/** True if the middle one of three places has a colour between those of the others. */
function isMixed(view: View, before: number, at: number, after: number): boolean {
  const p = labAt(view, before);
  const r = labAt(view, after);
  const whole = computeDistance(p, r);
  if (whole < PLAIN) return false;
  const q = labAt(view, at);
  const first = computeDistance(p, q);
  if (first <= APART) return false;
  const second = computeDistance(q, r);
  return second > APART && first + second < DETOUR * whole;
}

/** The swatches of the places that count. */
export function collectSwatches(view: View, counts: (place: number) => boolean): Swatch[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let i = 0; i < view.alpha.length; i++) {
    if (!counts(i)) continue;
    const lab = labAt(view, i);
    const key = packKey(lab);
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, [lab[0], lab[1], lab[2], 1]);
    else {
      sum[0] += lab[0];
      sum[1] += lab[1];
      sum[2] += lab[2];
      sum[3]++;
    }
  }
  return [...sums.values()].map(([l, a, b, weight]) => ({
    lab: [l / weight, a / weight, b / weight],
    weight,
  }));
}

/** The box of the colour in a lattice; every colour of sRGB has its own number. */
function packKey([l, a, b]: Lab): number {
  const box = (value: number): number => Math.floor((value + 0.5) / STEP);
  return (box(l) << 14) | (box(a) << 7) | box(b);
}
