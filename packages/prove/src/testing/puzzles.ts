/** Puzzles that need a search, for tests. */
import type { Clue, Puzzle } from '@nonokit/core';
import { paletteOf } from '@nonokit/core/testing';

/**
 * n-Dom, 2n + 1 cells a side: rows of `3` or `3 1` alternate with rows of `1`, and the columns are
 * the rows reversed. One solution, of which line logic finds hardly anything (after Jan Wolter's
 * survey of solvers).
 */
export function dominoes(n: number): Puzzle {
  const block = (size: number) => ({ size, color: 1 });
  const rows: Clue[] = [[block(3)], [block(1)]];
  for (let i = 1; i < n; i++) rows.push([block(3), block(1)], [block(1)]);
  rows.push([block(1)]);
  const columns = rows.map((clue) => [...clue].reverse()).reverse();
  const side = 2 * n + 1;
  return { width: side, height: side, palette: paletteOf(1), rows, columns, meta: {} };
}
