/**
 * The positions of cells, by their index, and the detail with which they are painted at their size.
 */
import type { Box } from './canvas.js';
import type { CellRange } from './cell-range.js';
import { cellBox } from './hit.js';
import type { Viewport } from './viewport.js';

/** Cells smaller than this, in pixels, have neither gaps nor round corners. */
export const SMALL = 14;

/** Fills are centred between two rules of one pixel, which begin at whole pixels. */
export const RULE_MIDDLE = 0.5;

/** The rectangle of a range of cells. */
export function toBox(view: Viewport, { left, top, right, bottom }: CellRange): Box {
  const from = cellBox(view, top, left);
  const to = cellBox(view, bottom, right);
  return {
    x: from.x,
    y: from.y,
    width: to.x + to.width - from.x,
    height: to.y + to.height - from.y,
  };
}

/** The rectangle of a cell, by its index. */
export function boxOf(view: Viewport, cell: number): Box {
  const { width } = view.clues;
  return cellBox(view, Math.floor(cell / width), cell % width);
}

/** True if a cell belongs to a range. */
export function isIn(
  { left, top, right, bottom }: CellRange,
  cell: number,
  width: number,
): boolean {
  const row = Math.floor(cell / width);
  const column = cell % width;
  return row >= top && row <= bottom && column >= left && column <= right;
}
