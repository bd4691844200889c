/**
 * Views: the look of an image on a ground, as planes of Oklab. Everything after shrinking
 * (thresholds, colours, similarity) works on views.
 */
import { type Lab, labOfLinear } from '@nonokit/core';
import type { Light } from './light.js';

/** A picture of colours. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Three numbers for each cell: the lightness and the two colour axes of Oklab. */
  readonly lab: Float32Array;
  /** The coverage of each cell, 0..1. */
  readonly alpha: Float32Array;
}

/** The light on a ground whose linear red, green and blue are `ground`. */
export function toView({ width, height, values }: Light, ground: Lab): View {
  const count = width * height;
  const lab = new Float32Array(3 * count);
  const alpha = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const cover = Math.min(1, values[4 * i + 3]);
    const on = (k: 0 | 1 | 2): number => values[4 * i + k] + (1 - cover) * ground[k];
    const [l, a, b] = labOfLinear(on(0), on(1), on(2));
    lab[3 * i] = l;
    lab[3 * i + 1] = a;
    lab[3 * i + 2] = b;
    alpha[i] = cover;
  }
  return { width, height, lab, alpha };
}

/** The colour of cell `i`. */
export function labAt({ lab }: View, i: number): Lab {
  return [lab[3 * i], lab[3 * i + 1], lab[3 * i + 2]];
}

/** The lightness of every cell. */
export function measureLightness({ lab, alpha }: View): Float32Array {
  return Float32Array.from(alpha, (_, i) => lab[3 * i]);
}

/** The share of the image that is covered if some of it is transparent; else 1. */
export function measureCoverage({ values }: Light): number {
  let sum = 0;
  for (let i = 3; i < values.length; i += 4) sum += values[i];
  return sum / (values.length / 4);
}

/** The average lightness of what is visible, 0..1. */
export function measureMeanLightness({ values }: Light): number {
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < values.length; i++) sums[i & 3] = (sums[i & 3] ?? 0) + values[i];
  const [red = 0, green = 0, blue = 0, cover = 0] = sums;
  return cover === 0 ? 1 : labOfLinear(red / cover, green / cover, blue / cover)[0];
}
