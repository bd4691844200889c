/**
 * Stretching: spreads colours of a drawing that hardly differ, such as the seams of a grey ball, so
 * that its parts can be told apart. What matters is how many parts there are, not which colours
 * they have.
 */
import type { Lab } from '@nonokit/core';
import type { View } from './view.js';

/** The range of lightness, or of an axis of colour, up to which colours are spread. */
const WIDE = 0.5;

/** The maximum factor by which they are spread. */
const MOST = 2.2;

/** The share of places at either end of a range that is considered noise. */
const NOISE = 0.02;

/** A way to spread colours, and its inverse. */
export interface Stretch {
  readonly spread: (view: View) => View;
  /** The colour that was spread to this one. */
  readonly original: (lab: Lab) => Lab;
}

/** Computes how to spread the colours of the places that count; colours that differ enough stay. */
export function measureStretch(view: View, counts: (place: number) => boolean): Stretch {
  const axes = [0, 1, 2].map((k) => {
    const values: number[] = [];
    for (let i = 0; i < view.alpha.length; i++) if (counts(i)) values.push(view.lab[3 * i + k]);
    const sorted = Float32Array.from(values).sort();
    const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
    const low = at(NOISE);
    const high = at(1 - NOISE);
    // axes of colour are shorter than that of lightness
    return { middle: (low + high) / 2, range: (k === 0 ? 1 : 2) * (high - low) };
  });
  const range = Math.max(0.01, ...axes.map((axis) => axis.range));
  const factor = Math.min(MOST, Math.max(1, WIDE / range));
  const same: Stretch = { spread: (one) => one, original: (lab) => lab };
  const [l = 0, a = 0, b = 0] = axes.map(({ middle }) => middle);
  if (factor === 1) return same;
  const middle = [l, a, b];
  return {
    spread: (one) => ({
      ...one,
      lab: one.lab.map((value, i) => {
        const k = i % 3;
        return (k === 0 ? 0.5 : 0) + factor * (value - (middle[k] ?? 0));
      }),
    }),
    original: ([p, q, r]) => [l + (p - 0.5) / factor, a + q / factor, b + r / factor],
  };
}
