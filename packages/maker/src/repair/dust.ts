/**
 * Dust: cells of ink without ink around them. A single one may be an eye or a star; several look
 * like mistakes. After repair, all but one are removed, or enlarged if the image suggests it, as
 * long as the puzzle keeps its property.
 */
import type { Grid } from '@nonokit/core';
import { listNeighbors } from '../tracing/clean.js';
import type { Move } from './flips.js';
import { flipped } from './moves.js';
import type { Repaired } from './repair.js';
import { type Task, Workbench } from './workbench.js';

/** Number of specks that a picture may have. */
const FEW = 1;

/** Maximum number of specks, and of ways to change each: a starry sky stays unchanged. */
const MOST = 12;
const MOST_WAYS = 6;

/** The picture with at most one speck, or with as few as the property allows. */
export function* dusted(task: Task, from: Repaired): Generator<void, Repaired> {
  const specks = findSpecks(from.grid);
  if (specks.length <= FEW || specks.length > MOST || !from.reached) return from;
  const bench = new Workbench(task);
  let { grid } = from;
  for (const speck of specks) {
    const left = findSpecks(grid).length;
    if (left <= FEW || bench.spent) break;
    for (const { flips } of waysFor(bench, grid, speck).slice(0, MOST_WAYS)) {
      yield;
      const next = flipped(grid, flips);
      if (findSpecks(next).length >= left || bench.changed(next) > task.maxFlips) continue;
      if (!bench.holds(bench.look(next))) continue;
      grid = next;
      break;
    }
  }
  return { ...from, grid };
}

/** The cells of ink without ink around them. */
export function findSpecks(grid: Grid): number[] {
  const { cells } = grid;
  return [...cells.keys()].filter(
    (cell) => cells[cell] !== 0 && listNeighbors(grid, cell).every((other) => cells[other] === 0),
  );
}

/** The ways to change a speck: removing it, or adding a second cell; the cheapest first. */
function waysFor(bench: Workbench, grid: Grid, speck: number): Move[] {
  const color = grid.cells[speck];
  const { cost } = bench.task.tracing;
  const colors = bench.palette.length;
  const change = (cell: number, to: number): number =>
    cost[cell * colors + to] - cost[cell * colors + grid.cells[cell]];
  const all = [
    { cell: speck, to: 0 },
    ...listNeighbors(grid, speck).map((cell) => ({ cell, to: color })),
  ];
  return all
    .filter(({ cell }) => !bench.isLocked(bench.togetherWith(cell)))
    .map(({ cell, to }) => ({
      flips: bench.togetherWith(cell).map((one) => ({ cell: one, to })),
      cost: change(cell, to),
    }))
    .sort((a, b) => a.cost - b.cost);
}
