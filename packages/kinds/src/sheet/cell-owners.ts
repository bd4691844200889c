/** Which cell of a sheet owns a pixel: for films, which paint cells into pixels. */
import type { Point } from './placed.js';
import type { KindSheet } from './sheet.js';

/** Owns a pixel that belongs to no cell. */
export const NO_CELL = -1;

/**
 * The cell of each pixel, row by row; `NO_CELL` beside the board. Pixels at the outer edge, on
 * which a cell shines through the outline, belong to it.
 */
export function cellOwners(
  { cells }: KindSheet,
  { width, height }: { readonly width: number; readonly height: number },
): Int32Array {
  const owners = new Int32Array(width * height).fill(NO_CELL);
  for (const [cell, { corners }] of cells.entries()) {
    const [left, right] = extent(corners.map(({ x }) => x));
    const [top, bottom] = extent(corners.map(({ y }) => y));
    for (let y = Math.max(0, Math.floor(top)); y <= bottom && y < height; y++) {
      for (let x = Math.max(0, Math.floor(left)); x <= right && x < width; x++) {
        if (isInside({ x: x + 0.5, y: y + 0.5 }, corners)) owners[y * width + x] = cell;
      }
    }
  }
  return withEdge(owners, width);
}

/** The owners, and for a pixel without one that of a pixel beside it. */
function withEdge(owners: Int32Array, width: number): Int32Array {
  const around = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  return owners.map((owner, pixel) => {
    if (owner !== NO_CELL) return owner;
    const beside = around.find((step) => (owners[pixel + step] ?? NO_CELL) !== NO_CELL);
    return beside === undefined ? NO_CELL : owners[pixel + beside];
  });
}

/** True if a point lies on the same side of all edges. */
export function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  const sides = corners.map((a, k) => {
    const b = corners[(k + 1) % corners.length];
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** The least and the largest of a few numbers. */
function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
