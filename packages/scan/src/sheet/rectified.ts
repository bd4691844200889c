/**
 * The image with its rules level and upright, as far as directions tell, and how strongly each of
 * its pixels looks like a thin rule in one of the two directions.
 */
import { compose, type Homography, invert, project } from './homography.js';
import { blankPlane, type Plane, sampleAt } from './plane.js';
import type { Segment } from './segments.js';

/** Most pixels of a straightened image. */
const MOST_PIXELS = 3_000_000;

/** The share of edges that may lie outside. */
const OUTSIDE = 0.002;

/** A straightened image. */
export interface Rectified {
  readonly plane: Plane;
  /** From its pixels to those of the image. */
  readonly toImage: Homography;
  /** Sums down each column of how much a pixel looks like an upright rule, from the top. */
  readonly upright: Plane;
  /** Sums along each row of how much a pixel looks like a level rule, from the left. */
  readonly level: Plane;
}

/** Straightens an image by the map that `findDirections` gives. */
export function rectify(
  plane: Plane,
  directions: Homography,
  segments: readonly Segment[],
): Rectified {
  const { left, top, right, bottom } = extentOf(directions, segments);
  const area = Math.max(1, (right - left) * (bottom - top));
  const step = Math.max(1, Math.sqrt(area / MOST_PIXELS));
  const width = Math.max(16, Math.floor((right - left) / step));
  const height = Math.max(16, Math.floor((bottom - top) / step));
  const toImage = compose(directions, [step, 0, left, 0, step, top, 0, 0, 1]);
  const straight = blankPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = toImage[6] * x + toImage[7] * y + toImage[8];
      const u = (toImage[0] * x + toImage[1] * y + toImage[2]) / w;
      const v = (toImage[3] * x + toImage[4] * y + toImage[5]) / w;
      straight.data[y * width + x] = w > 0 ? sampleAt(plane, u, v) : 1;
    }
  }
  return { plane: straight, toImage, ...rulesIn(straight) };
}

/** The rectangle in which nearly all edges lie. */
function extentOf(directions: Homography, segments: readonly Segment[]) {
  const back = invert(directions);
  const points = segments.map(({ x, y }) => project(back, x, y));
  const range = (values: number[]): [number, number] => {
    values.sort((a, b) => a - b);
    const cut = Math.floor(OUTSIDE * values.length);
    const low = values[cut] ?? 0;
    const high = values[values.length - 1 - cut] ?? 1;
    const margin = 0.04 * (high - low) + 8;
    return [low - margin, high + margin];
  };
  const [left, right] = range(points.map(({ x }) => x));
  const [top, bottom] = range(points.map(({ y }) => y));
  return { left, top, right, bottom };
}

/** Half of the width of the thickest rule, in pixels, and a bit. */
const REACH = 4;

/** What one pixel counts at most: thick rules count not much more than thin ones. */
const MOST = 0.3;

function rulesIn(plane: Plane): { upright: Plane; level: Plane } {
  const { width, height, data } = plane;
  const upright = blankPlane(width, height);
  const level = blankPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const across = x < REACH || x + REACH >= width ? 0 : ridge(data, at, 1);
      const along = y < REACH || y + REACH >= height ? 0 : ridge(data, at, width);
      upright.data[at] = across + (y > 0 ? upright.data[at - width] : 0);
      level.data[at] = along + (x > 0 ? level.data[at - 1] : 0);
    }
  }
  return { upright, level };
}

/** How much darker a pixel is than both of its surroundings. */
function ridge(data: Float32Array, at: number, stride: number): number {
  const before = Math.max(data[at - REACH * stride], data[at - (REACH - 1) * stride]);
  const after = Math.max(data[at + REACH * stride], data[at + (REACH - 1) * stride]);
  return Math.min(MOST, Math.max(0, Math.min(before, after) - data[at]));
}

/** The mean strength of an upright rule at column `x` between two rows. */
export function uprightBetween(
  { upright: { width, height, data } }: Rectified,
  x: number,
  from: number,
  to: number,
): number {
  const column = Math.round(x);
  const top = Math.max(0, Math.round(from));
  const bottom = Math.min(height - 1, Math.round(to));
  if (column < 0 || column >= width || bottom <= top) return 0;
  return (data[bottom * width + column] - data[top * width + column]) / (bottom - top);
}

/** The mean strength of a level rule at row `y` between two columns. */
export function levelBetween(
  { level: { width, height, data } }: Rectified,
  y: number,
  from: number,
  to: number,
): number {
  const row = Math.round(y);
  const left = Math.max(0, Math.round(from));
  const right = Math.min(width - 1, Math.round(to));
  if (row < 0 || row >= height || right <= left) return 0;
  return (data[row * width + right] - data[row * width + left]) / (right - left);
}
