/** Filling connected areas. */
import type { Color, Grid } from '@nonokit/core';
import type { FillEdit } from './edit.js';
import { mirrored } from './mirror.js';

/** The grid with the area of a cell, and those of its mirror images, in another colour. */
export function filled(grid: Grid, { cell, color, mirror }: Omit<FillEdit, 'type'>): Grid {
  const cells = grid.cells.slice();
  for (const start of mirrored([cell], grid, mirror)) flood({ ...grid, cells }, start, color);
  return { ...grid, cells };
}

/** Writes into the grid. */
function flood({ width, height, cells }: Grid, start: number, color: Color): void {
  const from = cells[start];
  if (from === color) return;
  const open = [start];
  cells[start] = color;
  const visit = (cell: number): void => {
    if (cells[cell] !== from) return;
    cells[cell] = color;
    open.push(cell);
  };
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const column = cell % width;
    if (column > 0) visit(cell - 1);
    if (column < width - 1) visit(cell + 1);
    if (cell >= width) visit(cell - width);
    if (cell < (height - 1) * width) visit(cell + width);
  }
}
