/**
 * Gates of colours. If a person cannot tell two inks apart on a screen, or an ink from the paper,
 * the puzzle cannot be solved. Distances are plain Oklab, which is stricter than how colours are
 * compared elsewhere.
 */
import { computePlainDistance, type Lab, labOfRgb, rgbOfLab } from '@nonokit/core';

/** Inks are at least this far from the paper. */
export const FROM_PAPER = 0.12;

/** Inks are at least this far from each other. */
export const FROM_INK = 0.1;

/** Inks darker than this look black beside each other, whatever their colour. */
export const BLACK = 0.28;

/** A colour and its share of the picture. */
export interface Swatch {
  readonly lab: Lab;
  readonly weight: number;
}

/** The colour as it is written: "#rrggbb" has only whole numbers. */
export function written(lab: Lab): Lab {
  return labOfRgb(rgbOfLab(lab));
}

/** True if these two inks are too hard to tell apart. */
export function lookAlike(p: Lab, q: Lab): boolean {
  return computePlainDistance(p, q) < FROM_INK || (p[0] < BLACK && q[0] < BLACK);
}

/** True if all of `inks` can be told from the paper. */
export function standsApart(paper: Lab, inks: readonly Lab[]): boolean {
  return inks.every((ink) => computePlainDistance(ink, paper) >= FROM_PAPER);
}

/**
 * Merges inks that look alike, the most similar first, until all can be told apart. Of two, the one
 * with the larger share of the picture stays unchanged, since a mean of two colours occurs in
 * neither.
 */
export function apartInks(inks: readonly Swatch[]): Swatch[] {
  const left = inks.map(({ lab, weight }) => ({ lab: written(lab), weight }));
  for (;;) {
    const pair = nearestAlike(left);
    if (pair === undefined) return left;
    const [first, second] = pair;
    const a = left[first];
    const b = left[second];
    if (a === undefined || b === undefined) return left;
    const { lab } = a.weight >= b.weight ? a : b;
    left[first] = { lab, weight: a.weight + b.weight };
    left.splice(second, 1);
  }
}

/** The two most similar inks among those that look alike. */
function nearestAlike(inks: readonly Swatch[]): [number, number] | undefined {
  let pair: [number, number] | undefined;
  let least = Number.POSITIVE_INFINITY;
  inks.forEach((a, i) => {
    inks.slice(0, i).forEach((b, j) => {
      const distance = computePlainDistance(a.lab, b.lab);
      if (distance < least && lookAlike(a.lab, b.lab)) [pair, least] = [[j, i], distance];
    });
  });
  return pair;
}
