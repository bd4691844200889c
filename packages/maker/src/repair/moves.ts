/**
 * Moves: the changes that are worth trying on a picture, the cheapest first. A symmetric picture
 * also gets pairs, which keep it symmetric.
 */
import { type Grid, UNKNOWN } from '@nonokit/core';
import { listNeighbors } from '../tracing/clean.js';
import type { Flip, Move } from './flips.js';
import type { State, Workbench } from './workbench.js';

/** Flips of any of the cells, alone and with their mirror images, the cheapest first. */
export function listMoves(bench: Workbench, grid: Grid, cells: Iterable<number>): Move[] {
  const moves = new Map<string, Move>();
  const add = (flips: readonly Flip[]): void => {
    const key = flips
      .map(({ cell, to }) => `${cell}:${to}`)
      .sort()
      .join(' ');
    if (!moves.has(key)) moves.set(key, { flips, cost: bench.costOf(grid, flips) });
  };
  for (const cell of cells) {
    const together = bench.togetherWith(cell);
    if (bench.isLocked(together)) continue;
    for (const to of colorsFor(bench, grid, cell)) {
      add(together.map((one) => ({ cell: one, to })));
      const partner = bench.mirror?.(cell) ?? cell;
      if (together.includes(partner) || grid.cells[partner] === to) continue;
      if (together.length > 1 || bench.isLocked([partner])) continue;
      add([
        { cell, to },
        { cell: partner, to },
      ]);
    }
  }
  return [...moves.values()].sort((a, b) => a.cost - b.cost);
}

/** Pairs of the moves that change different cells, the cheapest first. */
export function listPairs(bench: Workbench, grid: Grid, moves: readonly Move[]): Move[] {
  const pairs = moves.flatMap((a, i) =>
    moves.slice(i + 1).flatMap((b): Move[] => {
      const flips = [...a.flips, ...b.flips];
      if (new Set(flips.map(({ cell }) => cell)).size < flips.length) return [];
      return [{ flips, cost: bench.costOf(grid, flips) }];
    }),
  );
  return pairs.sort((a, b) => a.cost - b.cost);
}

/**
 * Other colours for a cell: those beside it, blank, its traced colour, and the one that suits the
 * image best.
 */
export function colorsFor({ task }: Workbench, grid: Grid, cell: number): Set<number> {
  const { cost, palette, grid: traced } = task.tracing;
  const colors = new Set(listNeighbors(grid, cell).map((i) => grid.cells[i]));
  colors.add(0).add(traced.cells[cell]);
  const from = grid.cells[cell];
  let best = from === 0 ? 1 : 0;
  for (let c = 0; c < palette.length; c++) {
    const base = cell * palette.length;
    if (c !== from && cost[base + c] < cost[base + best]) best = c;
  }
  colors.add(best).delete(from);
  return colors;
}

/** The unknown cells and those around them: no other flip can settle more. */
export function cellsNearUnknown({ grid, known }: State): Set<number> {
  const near = new Set<number>();
  for (let i = 0; i < known.length; i++) {
    if (known[i] !== UNKNOWN) continue;
    near.add(i);
    for (const neighbor of listNeighbors(grid, i)) near.add(neighbor);
  }
  return near;
}

/** The cells beside a cell of another colour. Flips elsewhere would make specks and pinholes. */
export function traceContour(grid: Grid): number[] {
  return [...grid.cells.keys()].filter((i) =>
    listNeighbors(grid, i).some((neighbor) => grid.cells[neighbor] !== grid.cells[i]),
  );
}

/** The picture with some cells changed. */
export function flipped(grid: Grid, flips: readonly Flip[]): Grid {
  const cells = grid.cells.slice();
  for (const { cell, to } of flips) cells[cell] = to;
  return { ...grid, cells };
}
