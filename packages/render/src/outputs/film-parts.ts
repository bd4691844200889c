/**
 * Rectangles that change from one picture of a film to the next.
 */

import type { Box } from '../layout/box.js';
import { TRANSPARENT } from './colors.js';
import type { Bitmap } from './raster.js';

/** A rectangle of a picture that changes. */
export interface FilmPart {
  readonly box: Box;
  /** Palette indices of the rectangle, `TRANSPARENT` for unchanged pixels. */
  readonly indices: Uint8Array;
}

/** Paints, and returns the changed part of the box; `paint` must not touch pixels outside. */
export function changed(bitmap: Bitmap, box: Box, paint: () => void): FilmPart {
  const before = cut(bitmap, box);
  paint();
  const indices = cut(bitmap, box);
  // an unchanged pixel continues the previous run if it can, because runs take few bytes
  let last = TRANSPARENT;
  for (let k = 0; k < indices.length; k++) {
    const index = indices[k] as number;
    if (index === before[k] && index !== last) indices[k] = TRANSPARENT;
    last = indices[k] as number;
  }
  return { box, indices };
}

/**
 * Puts an image of the size of `box` in its place. Returns the smallest rectangle around the
 * changed pixels, or nothing. It holds all new pixels or only the changed ones, whichever has fewer
 * runs and so takes fewer bytes.
 */
export function replaced(bitmap: Bitmap, box: Box, image: Uint8Array): FilmPart[] {
  const differs = (x: number, y: number): boolean =>
    image[y * box.width + x] !== bitmap.indices[(box.top + y) * bitmap.width + box.left + x];
  const within = findExtent(box, differs);
  if (within === undefined) return [];
  const before = cut(bitmap, within);
  paste(image, box, bitmap);
  const after = cut(bitmap, within);
  const difference = differing(before, after);
  const indices = runsIn(after) <= runsIn(difference) ? after : difference;
  return [{ box: within, indices }];
}

/** The least box around all of them; undefined if there are none. */
export function findHull(boxes: readonly Box[]): Box | undefined {
  const [first, ...rest] = boxes;
  if (first === undefined) return undefined;
  let left = first.left;
  let top = first.top;
  let right = left + first.width;
  let bottom = top + first.height;
  for (const box of rest) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.left + box.width);
    bottom = Math.max(bottom, box.top + box.height);
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** The pixels of a box. */
export function computeArea({ width, height }: Box): number {
  return width * height;
}

/**
 * The smallest part of a box that holds all places for which `differs` is true, if there are any.
 */
function findExtent(
  { left, top, width, height }: Box,
  differs: (x: number, y: number) => boolean,
): Box | undefined {
  let from = width;
  let to = -1;
  let first = height;
  let last = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!differs(x, y)) continue;
      from = Math.min(from, x);
      to = Math.max(to, x);
      first = Math.min(first, y);
      last = y;
    }
  }
  if (to < 0) return undefined;
  return { left: left + from, top: top + first, width: to - from + 1, height: last - first + 1 };
}

function differing(before: Uint8Array, after: Uint8Array): Uint8Array {
  const difference = after.slice();
  for (let k = 0; k < after.length; k++) {
    if (after[k] === before[k]) difference[k] = TRANSPARENT;
  }
  return difference;
}

function runsIn(indices: Uint8Array): number {
  let runs = 1;
  for (let k = 1; k < indices.length; k++) {
    if (indices[k] !== indices[k - 1]) runs++;
  }
  return runs;
}

export function cut(
  { indices, width: stride }: Bitmap,
  { left, top, width, height }: Box,
): Uint8Array {
  const part = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * stride + left;
    part.set(indices.subarray(from, from + width), y * width);
  }
  return part;
}

function paste(image: Uint8Array, { left, top, width, height }: Box, bitmap: Bitmap): void {
  for (let y = 0; y < height; y++) {
    const row = image.subarray(y * width, (y + 1) * width);
    bitmap.indices.set(row, (top + y) * bitmap.width + left);
  }
}
