/**
 * Cleaning up: recolours lone cells unless the image supports them. Where the image is clear (an
 * eye, a star), and along strokes, however thin, nothing changes.
 */
import type { Grid } from '@nonokit/core';

/** Cells that the image supports more strongly than this keep their colour: see `Tracing.cost`. */
const CLEAR = 0.45;

/**
 * Returns a cleaned grid. Each cell without a neighbour of its colour, corners included, takes the
 * colour of most of its neighbours, and each hole of one cell is filled, unless `cost` says that
 * the cell matters.
 */
export function cleanedGrid(grid: Grid, colors: number, cost: Float32Array): Grid {
  const cells = grid.cells.slice();
  for (let i = 0; i < cells.length; i++) {
    const color = grid.cells[i];
    const around = listNeighbors(grid, i);
    let alike = 0;
    for (const neighbor of around) if (grid.cells[neighbor] === color) alike++;
    if (alike > 1) continue;
    const [other, count] = mostCommon(around.map((neighbor) => grid.cells[neighbor]));
    const lone = alike === 0 || count === around.length - 1;
    const strong = alike === 0 ? CLEAR : CLEAR / 2;
    if (lone && other !== color && cost[i * colors + other] < strong) cells[i] = other;
  }
  return { ...grid, cells };
}

/** The neighbours of cell `i`, at most eight. */
export function listNeighbors({ width, height }: Grid, i: number): number[] {
  const x = i % width;
  const y = Math.floor(i / width);
  const around: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      if (row !== y || column !== x) around.push(row * width + column);
    }
  }
  return around;
}

function mostCommon(colors: readonly number[]): readonly [color: number, count: number] {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
}
