/** Another size of a picture. */
import { blankGrid, type Grid } from '@nonokit/core';
import type { ResizeEdit } from './edit.js';
import { MOST_SIDE } from './picture.js';
import { stamped } from './selection.js';

/** The grid in another size, with the old one where the anchor says. */
export function resized(grid: Grid, { width, height, anchor }: ResizeEdit): Grid {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > MOST_SIDE) {
      throw new RangeError(`resize: sides are 1 to ${MOST_SIDE} cells, got ${side}`);
    }
  }
  const left = Math.floor((width - grid.width) * anchor.x);
  const top = Math.floor((height - grid.height) * anchor.y);
  return stamped(blankGrid(width, height), grid, { left, top });
}
