/**
 * Flips: changes of single cells, and their cost to the picture. Cheap flips are cells for which
 * the image is undecided, cells on a contour and, in a symmetric picture, pairs. Flips that leave
 * lone cells or pinholes, or cut through a stroke, are expensive.
 */
import type { Grid } from '@nonokit/core';
import { listMirrors, type Mirror } from '../mirrors.js';
import { RING } from '../ring.js';
import { listNeighbors } from '../tracing/clean.js';
import type { Tracing } from '../tracing.js';

/** A cell and its new colour. */
export interface Flip {
  readonly cell: number;
  readonly to: number;
}

/** Changes made together. */
export interface Move {
  readonly flips: readonly Flip[];
  /** At least `LEAST_COST`. */
  readonly cost: number;
}

const LEAST_COST = 0.25;
/** The extra cost of a cell that ends without a neighbour of its colour. */
const ALONE = 2.4;
/** The extra cost of a cell of ink without ink around it, which looks like a mistake. */
const SPECK = 12;
/** The extra cost of each neighbour that loses its only neighbour of its colour. */
const ORPHAN = 1.6;
/** The extra cost of a cell that disconnects the cells of its old colour around it. */
const CUT = 0.8;
/** The extra cost of the last cell of ink in a line at the border, which becomes empty. */
const EMPTIES = 4;
/** The extra cost of breaking a symmetry of the picture. */
const SKEW = 0.4;

/** The cost to the picture `grid` of changing the cells of `flips`. */
export function measureCost(
  grid: Grid,
  { cost, palette }: Tracing,
  flips: readonly Flip[],
  mirror: Mirror | undefined,
): number {
  let total = 0;
  for (const { cell, to } of flips) {
    const colors = palette.length;
    const from = grid.cells[cell];
    const change = cost[cell * colors + to] - cost[cell * colors + from];
    total += Math.max(LEAST_COST, Math.min(3, change) + shapeCost(grid, cell, from, to));
    if (mirror === undefined) continue;
    const partner = mirror(cell);
    const paired = partner === cell || flips.some((flip) => flip.cell === partner);
    // a flip that restores symmetry costs less
    const restores = grid.cells[partner] === to;
    if (!paired) total += restores ? -SKEW / 2 : SKEW;
  }
  return Math.max(LEAST_COST, total);
}

function shapeCost(grid: Grid, cell: number, from: number, to: number): number {
  const around = listNeighbors(grid, cell);
  const like = around.filter((neighbor) => grid.cells[neighbor] === to).length;
  const unlike = around.filter((neighbor) => grid.cells[neighbor] === from).length;
  let cost = like === 0 ? ALONE : like === 1 ? ALONE / 4 : 0;
  if (unlike >= 7) cost += ALONE;
  if (to !== 0 && around.every((neighbor) => grid.cells[neighbor] === 0)) cost += SPECK;
  if (from !== 0 && unlike > 0) cost += ORPHAN * countOrphans(grid, cell, around);
  if (fallsApart(grid, cell, from)) cost += CUT;
  if (to === 0 && isLastAtBorder(grid, cell)) cost += EMPTIES;
  return cost;
}

/** The number of neighbours that have no other neighbour of their colour, which is the cell's. */
function countOrphans(grid: Grid, cell: number, around: readonly number[]): number {
  const { cells } = grid;
  return around.filter(
    (one) =>
      cells[one] === cells[cell] &&
      !listNeighbors(grid, one).some((other) => other !== cell && cells[other] === cells[cell]),
  ).length;
}

/** True if no other cell of a line at the border has ink. */
function isLastAtBorder({ width, height, cells }: Grid, cell: number): boolean {
  const x = cell % width;
  const y = Math.floor(cell / width);
  const isAlone = (first: number, step: number, count: number): boolean => {
    for (let k = 0; k < count; k++) {
      const i = first + k * step;
      if (i !== cell && cells[i] !== 0) return false;
    }
    return true;
  };
  const atEnd = y === 0 || y === height - 1;
  const atSide = x === 0 || x === width - 1;
  return (atEnd && isAlone(y * width, 1, width)) || (atSide && isAlone(x, width, height));
}

/** True if the neighbours of that colour are connected only through the cell. */
function fallsApart(grid: Grid, cell: number, color: number): boolean {
  const { width, height, cells } = grid;
  const x = cell % width;
  const y = Math.floor(cell / width);
  let changes = 0;
  let before: boolean | undefined;
  let first: boolean | undefined;
  for (const [dx, dy] of RING) {
    const column = x + dx;
    const row = y + dy;
    const inside = column >= 0 && column < width && row >= 0 && row < height;
    const is = inside && cells[row * width + column] === color;
    first ??= is;
    if (before !== undefined && before !== is) changes++;
    before = is;
  }
  if (before !== first) changes++;
  return changes >= 4;
}

/**
 * The mirror of a picture that nearly equals its mirror image; undefined if the picture is not
 * symmetric.
 */
export function findMirror(grid: Grid): Mirror | undefined {
  const { cells } = grid;
  return listMirrors(grid, true, true).find((mirror) => {
    const alike = count(cells, (c, i) => c !== 0 && c === cells[mirror(i)]);
    const filled = count(cells, (c) => c !== 0);
    return alike >= 0.94 * filled;
  });
}

function count(cells: Uint16Array, holds: (color: number, i: number) => boolean): number {
  return cells.reduce((sum, color, i) => sum + (holds(color, i) ? 1 : 0), 0);
}
