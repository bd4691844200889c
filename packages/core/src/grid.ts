/**
 * Grids: finished pictures, and partial ones in which some cells are still unknown.
 */
import { BLANK, type Color, MAX_COLORS } from './palette.js';

/** A picture: every cell has a colour. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Palette indices, row by row: cell (row, column) is `cells[row * width + column]`. */
  readonly cells: Uint16Array;
}

/** The value of an unknown cell of a `PartialGrid`. */
export const UNKNOWN = -1;

/** An unfinished picture: cells are palette indices or `UNKNOWN`. */
export interface PartialGrid {
  readonly width: number;
  readonly height: number;
  /** Palette indices or `UNKNOWN`, row by row. */
  readonly cells: Int32Array;
}

/** A grid of blank cells. Throws RangeError unless both sizes are positive integers. */
export function blankGrid(width: number, height: number): Grid {
  for (const size of [width, height]) {
    if (!Number.isInteger(size) || size < 1) {
      throw new RangeError(`blankGrid: a size is a positive integer, got ${size}`);
    }
  }
  return { width, height, cells: new Uint16Array(width * height).fill(BLANK) };
}

/**
 * The grid with these rows of palette indices. Throws RangeError if rows differ in length or a
 * colour is not an integer in 0..65534.
 */
export function gridOf(rows: readonly (readonly Color[])[]): Grid {
  const grid = blankGrid(rows[0]?.length ?? 0, rows.length);
  rows.forEach((row, y) => {
    if (row.length !== grid.width) {
      throw new RangeError(`gridOf: row ${y} has ${row.length} cells, row 0 has ${grid.width}`);
    }
    for (const color of row) {
      if (!Number.isInteger(color) || color < 0 || color >= MAX_COLORS) {
        throw new RangeError(`gridOf: a colour is an integer in 0..65534, got ${color}`);
      }
    }
    grid.cells.set(row, y * grid.width);
  });
  return grid;
}

/** The rows of a grid as arrays, in the shape `gridOf` takes. */
export function rowsOf(grid: Grid | PartialGrid): number[][] {
  const { width, height, cells } = grid;
  return Array.from({ length: height }, (_, y) =>
    Array.from(cells.subarray(y * width, (y + 1) * width)),
  );
}

/** True if both pictures have the same size and the same cells. */
export function sameGrid(a: Grid | PartialGrid, b: Grid | PartialGrid): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.cells.every((color, i) => color === b.cells[i])
  );
}
