/** Cells and numbers in the two colours of a cut ink. */
import type { PaletteColor } from '@nonokit/core';
import type { Point } from './placed.js';

/** What lies right of a diagonal, above the colour that lies left of it. */
export interface Half {
  readonly corners: readonly Point[];
  readonly fill: string;
}

/** The fill of a square with these corners, the top left one first; of a cut ink both halves. */
export function inkFill(
  { rgb, cut }: PaletteColor,
  corners: readonly Point[],
): { readonly fill: string; readonly half?: Half } {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  if (cut === undefined || bottomLeft === undefined) return { fill: rgb };
  const third = cut.slash === '/' ? bottomLeft : topLeft;
  const half = { corners: [third, topRight, bottomRight], fill: cut.right };
  return { fill: cut.left, half };
}
