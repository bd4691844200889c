/**
 * Pixel art at any scale: drawings whose edges all lie on a grid of squares, such as icons of a
 * pixel set that were rasterised at a side that is no multiple of their own. `computeEnlargement`
 * knows those that were enlarged by a whole number; here the squares may be 21.8 pixels wide, and
 * the pixels on their edges mixed.
 *
 * Edges are summed along each column and each row. The coarsest grid on which nearly all of them
 * lie is tried: the picture has to be one colour in the middle of every square.
 */
import type { Rectangle } from '@nonokit/core';
import type { RgbaImage } from './rgba-image.js';

/** Least pixels along the side of a square: with fewer, edges lie near any grid. */
const LEAST_PITCH = 5;

/** Least and most squares along the longer side. */
const LEAST_SQUARES = 5;
const MOST_SQUARES = 64;

/** Larger images are photographs or sheets. */
const MOST_SIDE = 1200;

/** Share of the edges that must lie on the grid. */
const ALIGNED = 0.98;

/** How far from the grid edges may be: mixing moves them by a pixel at most. */
const NEAR = 1.01;

/** By how many pixels the grid may begin inside the area, and by how many the area be too long. */
const ROUNDED = [
  [0, 0],
  [0, 0.5],
  [0.5, 0.5],
  [0, 1],
  [0.5, 1],
  [0, 1.5],
  [0.5, 1.5],
  [1, 1],
  [1, 1.5],
  [1, 2],
] as const;

/** By how many pixels the shorter side may differ from a whole number of squares. */
const MOST_OFF = 2;

/** Differences below this are noise; 255 is from nothing to all in one channel. */
const NOISE = 24;

/**
 * The side in pixels of the squares that a part of an image consists of; undefined if it does not.
 * Takes time in proportion to the pixels.
 */
export function findNativePitch(image: RgbaImage, area: Rectangle): number | undefined {
  const longer = Math.max(area.width, area.height);
  if (longer > MOST_SIDE || longer < LEAST_SQUARES * LEAST_PITCH) return undefined;
  const { across, down } = measureEdges(image, area);
  if (Math.max(...across, ...down) === 0) return undefined;
  const most = Math.min(MOST_SQUARES, Math.floor(longer / LEAST_PITCH));
  for (let squares = LEAST_SQUARES; squares <= most; squares++) {
    const pitch = longer / squares;
    const columns = Math.round(area.width / pitch);
    const rows = Math.round(area.height / pitch);
    const off = Math.abs(columns * pitch - area.width) + Math.abs(rows * pitch - area.height);
    if (columns < 1 || rows < 1 || off > MOST_OFF) continue;
    if (!isOnGrid(across, columns) || !isOnGrid(down, rows)) continue;
    if (isEvenWithin(image, area, columns, rows)) return pitch;
  }
  return undefined;
}

/** The sums of the differences of neighbours before each column and each row of an area. */
function measureEdges(
  { width, rgba }: RgbaImage,
  area: Rectangle,
): { across: Float64Array; down: Float64Array } {
  const across = new Float64Array(area.width);
  const down = new Float64Array(area.height);
  for (let y = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++) {
      const at = 4 * ((area.top + y) * width + area.left + x);
      if (x > 0) across[x] += measureDifference(rgba, at, at - 4);
      if (y > 0) down[y] += measureDifference(rgba, at, at - 4 * width);
    }
  }
  return { across, down };
}

/** How far two pixels differ, at most 1020; colours of what cannot be seen do not count. */
function measureDifference(rgba: RgbaImage['rgba'], p: number, q: number): number {
  const alpha = rgba[p + 3];
  const beta = rgba[q + 3];
  let sum = Math.abs(alpha - beta);
  for (let k = 0; k < 3; k++) sum += Math.abs(rgba[p + k] * alpha - rgba[q + k] * beta) / 255;
  return sum < NOISE ? 0 : sum;
}

/** True if nearly all edges are beside one of the lines that divide a side in `squares`. */
function isOnGrid(edges: Float64Array, squares: number): boolean {
  return ROUNDED.some(([start, excess]) => {
    const pitch = (edges.length - excess) / squares;
    let all = 0;
    let aligned = 0;
    edges.forEach((sum, at) => {
      all += sum;
      const line = start + pitch * Math.round((at - start) / pitch);
      if (Math.abs(at - line) <= NEAR) aligned += sum;
    });
    return aligned >= ALIGNED * all;
  });
}

/** True if the middle of every square has one colour, and not all have the same. */
function isEvenWithin(
  { width, rgba }: RgbaImage,
  { left, top, width: across, height: down }: Rectangle,
  columns: number,
  rows: number,
): boolean {
  const wide = across / columns;
  const high = down / rows;
  let isVaried = false;
  const first = 4 * ((top + Math.floor(high / 2)) * width + left + Math.floor(wide / 2));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const from = 4 * (Math.floor(top + (row + 0.5) * high) * width);
      const middle = from + 4 * Math.floor(left + (column + 0.5) * wide);
      if (measureDifference(rgba, middle, first) > 0) isVaried = true;
      for (const [dx, dy] of CORNERS) {
        const y = Math.floor(top + (row + 0.5 + dy) * high);
        const x = Math.floor(left + (column + 0.5 + dx) * wide);
        if (measureDifference(rgba, 4 * (y * width + x), middle) > 0) return false;
      }
    }
  }
  return isVaried;
}

/** Where the colour of a square is compared, from its middle, in squares. */
const CORNERS = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
] as const;
