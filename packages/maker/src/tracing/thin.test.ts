/** Thinning leaves lines of one cell that are connected as before. */
import { type Grid, gridOf } from '@nonokit/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listNeighbors } from './clean.js';
import { thinned } from './thin.js';

const drawn = (rows: readonly string[]): Grid =>
  gridOf(rows.map((row) => [...row].map((c) => (c === '#' ? 1 : 0))));

const rowsOf = ({ width, cells }: Grid): string[] =>
  Array.from({ length: cells.length / width }, (_, y) =>
    [...cells.subarray(y * width, (y + 1) * width)].map((c) => '.#'[c]).join(''),
  );

/** The number of connected pieces of ink, corners included. */
function countPieces(grid: Grid): number {
  const seen = new Set<number>();
  let pieces = 0;
  for (const [from, color] of grid.cells.entries()) {
    if (color === 0 || seen.has(from)) continue;
    pieces++;
    const open = [from];
    seen.add(from);
    for (const cell of open) {
      for (const next of listNeighbors(grid, cell)) {
        if (grid.cells[next] === 0 || seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
  }
  return pieces;
}

it.each([
  ['a bar', ['.......', '.#####.', '.#####.', '.#####.', '.......'], 1],
  ['a line of one cell, which stays', ['.....', '.###.', '.....'], 1],
])('thins %s', (_, rows, high) => {
  const thin = rowsOf(thinned(drawn(rows)));
  expect(thin.filter((row) => row.includes('#')).length).toBe(high);
});

it('only removes ink, and keeps every connected piece connected', () => {
  const side = 8;
  const cells = fc.array(fc.boolean(), { minLength: side * side, maxLength: side * side });
  fc.assert(
    fc.property(cells, (ink) => {
      const grid = { width: side, height: side, cells: Uint16Array.from(ink, Number) };
      const thin = thinned(grid);
      expect(countPieces(thin)).toBe(countPieces(grid));
      for (const [i, color] of thin.cells.entries()) if (color) expect(grid.cells[i]).toBe(1);
      expect(thinned(thin)).toEqual(thin);
    }),
    { numRuns: 100 },
  );
});
