/** Pictures: the cells to draw, without their look. */
import type { Grid, PartialGrid } from '@nonokit/core';

/** Cells to draw: finished, or with unknown cells. */
export type Picture = Grid | PartialGrid;

/** True if no cell is unknown. */
export function isComplete({ cells }: Picture): boolean {
  for (let i = 0; i < cells.length; i++) {
    if ((cells[i] ?? 0) < 0) return false;
  }
  return true;
}
