/** Mirrored painting: the cells that are painted along with one. */
import type { Grid } from '@nonokit/core';

/** 'across' paints left and right alike, 'down' top and bottom, 'both' all four. */
export type Mirror = 'none' | 'across' | 'down' | 'both';

/** All ways to mirror, in the order of a menu. */
export const MIRRORS: readonly Mirror[] = ['none', 'across', 'down', 'both'];

/** These cells and their mirror images. */
export function mirrored(
  cells: Iterable<number>,
  { width, height }: Pick<Grid, 'width' | 'height'>,
  mirror: Mirror = 'none',
): Set<number> {
  const all = new Set(cells);
  if (mirror === 'across' || mirror === 'both') {
    for (const cell of [...all]) all.add(cell - 2 * (cell % width) + width - 1);
  }
  if (mirror === 'down' || mirror === 'both') {
    for (const cell of [...all]) {
      const column = cell % width;
      all.add((height - 1) * width - (cell - column) + column);
    }
  }
  return all;
}
