/** Pictures of whole sheets are told from pictures of cells. */
import { blankGrid, type Grid } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { isSheetPicture } from './sheet-picture.js';

/** Rules of one pixel from 30 on, `gap` apart, `lines` in each direction. */
function drawn(size: number, gap: number, lines: number): Grid {
  const grid = blankGrid(size, size);
  const end = 30 + gap * (lines - 1);
  for (let k = 0; k < lines; k++) {
    for (let at = 30; at <= end; at++) {
      grid.cells[(30 + gap * k) * size + at] = 1;
      grid.cells[at * size + 30 + gap * k] = 1;
    }
  }
  return grid;
}

describe('isSheetPicture', () => {
  it.each([
    [120, 10, 6],
    [300, 24, 11],
    [200, 7, 20],
  ])('is true for %i pixels with rules every %i, %i of them', (size, gap, lines) => {
    expect(isSheetPicture(drawn(size, gap, lines), 2)).toBe(true);
  });

  it.each([
    ['a small picture', drawn(59, 7, 4)],
    ['few rules', drawn(120, 20, 4)],
    ['rules that are close to each other', drawn(120, 5, 15)],
    ['rules on a small part', drawn(600, 8, 8)],
    ['a blank picture', blankGrid(100, 100)],
  ])('is false for %s', (_, grid) => {
    expect(isSheetPicture(grid, 2)).toBe(false);
  });

  it('is false for a chequered picture', () => {
    const grid = blankGrid(80, 80);
    for (let cell = 0; cell < grid.cells.length; cell++) {
      const y = Math.floor(cell / 80);
      grid.cells[cell] = (Math.floor(y / 8) + Math.floor((cell % 80) / 8)) % 2;
    }
    expect(isSheetPicture(grid, 2)).toBe(false);
  });
});
