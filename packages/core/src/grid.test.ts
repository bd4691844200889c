/** Grids: shapes, conversion from and to rows, equality, and invalid arguments. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankGrid, gridOf, type PartialGrid, rowsOf, sameGrid, UNKNOWN } from './grid.js';
import { arbitraryPicture } from './testing/arbitraries.js';
import { drawnGrid } from './testing/drawn.js';

const shape = { maxSize: 8, maxInks: 3 };

describe('blankGrid', () => {
  it('has the requested size and only blank cells', () => {
    expect(blankGrid(3, 2)).toEqual({ width: 3, height: 2, cells: new Uint16Array(6) });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the size %s', (size) => {
    expect(() => blankGrid(size, 2)).toThrow(RangeError);
    expect(() => blankGrid(2, size)).toThrow(RangeError);
  });
});

describe('gridOf', () => {
  it('concatenates rows', () => {
    const grid = gridOf([
      [1, 0, 2],
      [0, 65534, 0],
    ]);
    expect([grid.width, grid.height, ...grid.cells]).toEqual([3, 2, 1, 0, 2, 0, 65534, 0]);
  });

  it.each([
    ['no rows', []],
    ['empty rows', [[], []]],
    ['rows of different lengths', [[0, 1], [0]]],
    ['a longer second row', [[0], [0, 1]]],
    ['a negative colour', [[-1]]],
    ['half a colour', [[0.5]]],
    ['a colour past the largest palette', [[65535]]],
  ])('refuses %s', (_, rows) => {
    expect(() => gridOf(rows)).toThrow(RangeError);
  });
});

describe('rowsOf', () => {
  it('is the inverse of gridOf', () => {
    fc.assert(
      fc.property(arbitraryPicture(shape), ({ grid }) => {
        expect(gridOf(rowsOf(grid))).toEqual(grid);
      }),
    );
  });

  it('shows the unknown cells of a partial grid', () => {
    const partial: PartialGrid = { width: 2, height: 1, cells: Int32Array.of(UNKNOWN, 1) };
    expect(rowsOf(partial)).toEqual([[-1, 1]]);
  });
});

describe('sameGrid', () => {
  it('distinguishes two pictures that differ in one cell', () => {
    fc.assert(
      fc.property(arbitraryPicture(shape), fc.nat(), ({ grid }, at) => {
        const cells = grid.cells.slice();
        expect(sameGrid(grid, { ...grid, cells })).toBe(true);
        const i = at % cells.length;
        cells[i] = (cells[i] ?? 0) + 1;
        expect(sameGrid(grid, { ...grid, cells })).toBe(false);
      }),
    );
  });

  it('distinguishes pictures of different shapes with the same cells', () => {
    expect(sameGrid(drawnGrid('#..#'), drawnGrid('#.', '.#'))).toBe(false);
    expect(sameGrid(drawnGrid('##'), drawnGrid('##', '##'))).toBe(false);
    expect(sameGrid(drawnGrid('##'), drawnGrid('##.'))).toBe(false);
  });

  it('distinguishes unknown from blank, and compares partial grids with whole ones', () => {
    const known = { width: 2, height: 1, cells: Int32Array.of(0, 1) };
    const partial = { width: 2, height: 1, cells: Int32Array.of(UNKNOWN, 1) };
    expect(sameGrid(known, drawnGrid('.#'))).toBe(true);
    expect(sameGrid(partial, drawnGrid('.#'))).toBe(false);
  });
});
