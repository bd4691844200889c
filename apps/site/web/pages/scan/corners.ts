/** Corners that a person pulls over a picture, in its pixels, clockwise from the upper left. */
import type { Corners, Point } from 'nonokit/scan';

/** The part of the sides that is left around the corners at first. */
const INSET = 0.06;

/** The corners before anything is pulled: just inside the picture. */
export function startCorners({ width, height }: { width: number; height: number }): Corners {
  const left = INSET * width;
  const top = INSET * height;
  return [
    { x: left, y: top },
    { x: width - left, y: top },
    { x: width - left, y: height - top },
    { x: left, y: height - top },
  ];
}

/** The corners after one is moved; it stays within the picture. */
export function moveCorner(
  corners: Corners,
  which: number,
  { x, y }: Point,
  { width, height }: { width: number; height: number },
): Corners {
  const point = {
    x: Math.min(width, Math.max(0, x)),
    y: Math.min(height, Math.max(0, y)),
  };
  const [a, b, c, d] = corners.map((corner, k) => (k === which ? point : corner));
  return a && b && c && d ? [a, b, c, d] : corners;
}
