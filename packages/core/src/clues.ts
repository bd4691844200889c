/** Clues of a picture. The judge compares with these, so they are computed in the simplest way. */
import type { Grid } from './grid.js';
import { BLANK, type Color } from './palette.js';
import type { Block, Clue } from './puzzle.js';

/** The clues of every row and every column of a grid. */
export function cluesOf(grid: Grid): { rows: Clue[]; columns: Clue[] } {
  const { width, height, cells } = grid;
  return {
    rows: Array.from({ length: height }, (_, y) => clueOf(cells, y * width, 1, width)),
    columns: Array.from({ length: width }, (_, x) => clueOf(cells, x, width, height)),
  };
}

/**
 * The clue of `length` cells, from index `from` of `cells` in steps of `stride`: one block per
 * stretch of equal colour that is not blank.
 */
export function clueOf(cells: ArrayLike<Color>, from = 0, stride = 1, length = cells.length): Clue {
  const clue: Block[] = [];
  let color = BLANK;
  let size = 0;
  for (let i = 0; i <= length; i++) {
    const next = i < length ? (cells[from + i * stride] as Color) : BLANK;
    if (next === color) {
      size++;
      continue;
    }
    if (color !== BLANK) clue.push({ size, color });
    color = next;
    size = 1;
  }
  // copy: an array that grew by push keeps spare capacity, and there are thousands of clues
  return clue.length === 0 ? NO_BLOCKS : clue.slice();
}

const NO_BLOCKS: Clue = [];
