/**
 * Similarity: whether the picture can still be recognised.
 *
 * It uses the contrast and structure terms of SSIM (Wang, Bovik, Sheikh, Simoncelli, 2004): how far
 * image and picture vary together in windows. Small windows measure strokes: an edge must be where
 * the image has one, in light or in colour, no matter which side is ink. Large windows measure what
 * is dark and what is light.
 */
import { type Grid, labOfRgb, type Palette } from '@nonokit/core';
import { boxBlur } from './box-blur.js';
import type { View } from './view.js';

/** Windows: the radius as a share of the longer side, the weight, and whether ink must be dark. */
const WINDOWS = [
  { reach: 0.05, weight: 0.5, signed: false },
  { reach: 0.16, weight: 0.35, signed: false },
  { reach: 0.5, weight: 0.15, signed: true },
] as const;

/** Weight of the colour axes, which are shorter than that of lightness. */
const CHROMA = 2;

/** Deviations below this are noise. */
const FLOOR = 0.03;

/** The meaning of ink in black and white. */
export type Ink = 'dark' | 'light' | 'any';

/**
 * An image with which pictures are compared. Everything that does not depend on the picture is
 * computed once.
 */
export class Likeness {
  readonly #reference: View;
  /** Lightness and the two axes of colour. */
  readonly #planes: readonly Float32Array[];
  /** For each window: the means of each plane, and the sum of their variances. */
  readonly #windows: readonly { radius: number; means: Float32Array[]; variance: Float32Array }[];

  constructor(reference: View) {
    const { width, height, lab } = reference;
    this.#reference = reference;
    this.#planes = [1, CHROMA, CHROMA].map((scale, k) =>
      reference.alpha.map((_, i) => scale * lab[3 * i + k]),
    );
    this.#windows = WINDOWS.map(({ reach }) => {
      const radius = Math.max(1, Math.round(reach * Math.max(width, height)));
      const means = this.#planes.map((plane) => this.#blur(plane, radius));
      return { radius, means, variance: this.#varianceOf(this.#planes, means, radius) };
    });
  }

  /** How much the picture looks like the image, from 0 (not at all) to 1. */
  of(grid: Grid, palette: Palette, ink: Ink): number {
    const drawn = this.#drawn(grid, palette);
    const sign = { dark: 1, light: -1, any: 0 }[ink];
    const total = this.#windows.reduce((sum, _, at) => sum + this.#inWindows(at, drawn, sign), 0);
    return Math.min(1, Math.max(0, total));
  }

  /** The picture at the fineness of the image; black and white has one plane. */
  #drawn({ width, cells }: Grid, palette: Palette): Float32Array[] {
    const reference = this.#reference;
    const fine = reference.width / width;
    const labs = palette.map(({ rgb }) => labOfRgb(rgb));
    return (palette.length > 2 ? [1, CHROMA, CHROMA] : [1]).map((scale, k) => {
      const values = labs.map((lab) => scale * (lab[k] ?? 0));
      const plane = new Float32Array(reference.alpha.length);
      for (let y = 0, i = 0; y < reference.height; y++) {
        const from = Math.floor(y / fine) * width;
        for (let x = 0; x < reference.width; x++, i++) {
          plane[i] = values[cells[from + Math.floor(x / fine)]] ?? 0;
        }
      }
      return plane;
    });
  }

  /** The weighted similarity in windows of one size. */
  #inWindows(at: number, drawn: readonly Float32Array[], sign: number): number {
    const scale = this.#windows[at];
    const kind = WINDOWS[at];
    if (scale === undefined || kind === undefined) return 0;
    const { radius, means, variance } = scale;
    const drawnMeans = drawn.map((plane) => this.#blur(plane, radius));
    const drawnVariance = this.#varianceOf(drawn, drawnMeans, radius);
    const spread = Math.sqrt(mean(variance) / Math.max(1e-9, mean(drawnVariance)));
    const common = this.#covariance(drawn, drawnMeans, means, radius, kind.signed ? sign : 0);
    let sum = 0;
    let weights = 0;
    for (let i = 0; i < variance.length; i++) {
      const p = variance[i];
      const q = drawnVariance[i] * spread * spread;
      const weight = Math.sqrt(Math.max(p, q)) + 0.1 * FLOOR;
      const both = common[i] * spread;
      sum += (weight * (2 * both + FLOOR ** 2)) / (p + q + FLOOR ** 2);
      weights += weight;
    }
    return (kind.weight * sum) / weights;
  }

  /**
   * How far picture and image vary together. Black and white (one plane) is compared with lightness
   * by `sign`; if that is 0, with the direction of colour that suits it best.
   */
  #covariance(
    drawn: readonly Float32Array[],
    drawnMeans: readonly Float32Array[],
    means: readonly Float32Array[],
    radius: number,
    sign: number,
  ): Float32Array {
    const total = new Float32Array(this.#reference.alpha.length);
    const black = drawn.length === 1;
    this.#planes.forEach((plane, k) => {
      const other = drawn[black ? 0 : k];
      const otherMean = drawnMeans[black ? 0 : k];
      const own = means[k];
      if (other === undefined || otherMean === undefined || own === undefined) return;
      if (black && sign !== 0 && k > 0) return;
      const product = this.#blur(multiply(plane, other), radius);
      const isSquared = black && sign === 0;
      const factor = black ? sign : 1;
      for (let i = 0; i < total.length; i++) {
        const c = product[i] - own[i] * otherMean[i];
        total[i] += isSquared ? c * c : factor * c;
      }
    });
    if (black && sign === 0) for (let i = 0; i < total.length; i++) total[i] = Math.sqrt(total[i]);
    return total;
  }

  #varianceOf(
    planes: readonly Float32Array[],
    means: readonly Float32Array[],
    radius: number,
  ): Float32Array {
    const total = new Float32Array(this.#reference.alpha.length);
    planes.forEach((plane, k) => {
      const squares = this.#blur(multiply(plane, plane), radius);
      const middle = means[k] ?? plane;
      for (let i = 0; i < total.length; i++) {
        const variance = squares[i] - middle[i] ** 2;
        total[i] += Math.max(0, variance);
      }
    });
    return total;
  }

  #blur(plane: Float32Array, radius: number): Float32Array {
    return boxBlur(plane, this.#reference.width, this.#reference.height, radius);
  }
}

// loops, since half of the time of tracing is spent here and closures take three times as long
function mean(plane: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < plane.length; i++) sum += plane[i];
  return sum / plane.length;
}

function multiply(a: Float32Array, b: Float32Array): Float32Array {
  const product = new Float32Array(a.length);
  for (let i = 0; i < a.length; i++) product[i] = a[i] * b[i];
  return product;
}
