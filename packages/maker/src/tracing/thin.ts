/**
 * Thinning: lines of ink become one cell wide and stay connected (Guo, Hall, "Parallel thinning
 * with two-subiteration algorithms", 1989).
 */
import type { Grid } from '@nonokit/core';
import { RING } from '../ring.js';

/** The neighbours of a cell, clockwise from above. */
const FROM_ABOVE = [...RING.slice(1), RING[0]];

/** A black-and-white picture with its lines thinned. */
export function thinned(grid: Grid): Grid {
  const cells = grid.cells.slice();
  for (let removed = true; removed; ) {
    removed = false;
    for (const pass of [0, 1] as const) {
      const gone = [...cells.keys()].filter((i) => isNeedless({ ...grid, cells }, i, pass));
      for (const i of gone) cells[i] = 0;
      removed ||= gone.length > 0;
    }
  }
  return { ...grid, cells };
}

/** True if a cell of ink is on the side that this pass takes from, and not needed by its line. */
function isNeedless({ width, height, cells }: Grid, i: number, pass: 0 | 1): boolean {
  if (cells[i] === 0) return false;
  const x = i % width;
  const y = Math.floor(i / width);
  const ink = FROM_ABOVE.map(([dx, dy]) => {
    const column = x + dx;
    const row = y + dy;
    const isInside = column >= 0 && column < width && row >= 0 && row < height;
    return isInside && cells[row * width + column] !== 0;
  });
  const at = (k: number): boolean => ink[k % 8] ?? false;
  const count = (holds: (k: number) => boolean): number => [0, 2, 4, 6].filter(holds).length;
  const runs = count((k) => !at(k) && (at(k + 1) || at(k + 2)));
  if (runs !== 1) return false;
  const pairs = Math.min(
    count((k) => at(k + 7) || at(k)),
    count((k) => at(k) || at(k + 1)),
  );
  if (pairs < 2 || pairs > 3) return false;
  return pass === 0
    ? !((at(0) || at(1) || !at(3)) && at(2))
    : !((at(4) || at(5) || !at(7)) && at(6));
}
