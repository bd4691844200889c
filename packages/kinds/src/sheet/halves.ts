/** Cells and numbers in the two colours of a cut ink. */
import type { PaletteColor } from '@nonokit/core';
import type { Point } from './placed.js';

/** What lies right of a diagonal, above the colour that lies left of it. */
export interface Half {
  readonly corners: readonly Point[];
  readonly fill: string;
}

/** The corners of a square, from the top left one on: as `inkFill` takes them. */
export function squareCorners(left: number, top: number, side: number): Point[] {
  const right = left + side;
  const bottom = top + side;
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
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
