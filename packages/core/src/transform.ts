/**
 * Transforms: mirrored, turned and recoloured pictures and puzzles. Both use the same geometry, so
 * whatever is true of one stays true of the other; the tests of solvers and ratings rely on that.
 */
import { blankGrid, type Grid } from './grid.js';
import { BLANK, type Color, type Palette } from './palette.js';
import type { Clue, Puzzle } from './puzzle.js';
import { puzzleOf } from './puzzle-of.js';

/** Exchanges rows and columns. */
export function transposePuzzle(puzzle: Puzzle): Puzzle {
  return withGoal(
    {
      ...puzzle,
      width: puzzle.height,
      height: puzzle.width,
      rows: puzzle.columns,
      columns: puzzle.rows,
    },
    transposeGrid,
  );
}

/** Exchanges left and right. */
export function mirrorPuzzle(puzzle: Puzzle): Puzzle {
  return withGoal(
    { ...puzzle, rows: puzzle.rows.map(reverseClue), columns: [...puzzle.columns].reverse() },
    mirrorGrid,
  );
}

/** Turns by a quarter, clockwise: the first column becomes the first row, read backwards. */
export function turnPuzzle(puzzle: Puzzle): Puzzle {
  return mirrorPuzzle(transposePuzzle(puzzle));
}

/**
 * Renumbers the colours: colour c becomes `order[c]`. `order` is a permutation of the palette's
 * indices with `order[0] === 0`; anything else throws RangeError.
 */
export function recolorPuzzle(puzzle: Puzzle, order: readonly Color[]): Puzzle {
  checkOrder(order, puzzle.palette.length);
  const palette: Palette[number][] = [];
  order.forEach((to, from) => {
    palette[to] = puzzle.palette[from] as Palette[number];
  });
  const recolor = (clue: Clue): Clue =>
    clue.map(({ size, color }) => ({ size, color: order[color] as Color }));
  return withGoal(
    { ...puzzle, palette, rows: puzzle.rows.map(recolor), columns: puzzle.columns.map(recolor) },
    (goal) => recolorGrid(goal, order),
  );
}

/** Exchanges rows and columns of a picture. */
export function transposeGrid(grid: Grid): Grid {
  return mapGrid(grid, grid.height, grid.width, (row, column) => column * grid.width + row);
}

/** Exchanges left and right of a picture. */
export function mirrorGrid(grid: Grid): Grid {
  const { width, height } = grid;
  return mapGrid(grid, width, height, (row, column) => row * width + (width - 1 - column));
}

/** Turns a picture by a quarter, clockwise. */
export function turnGrid(grid: Grid): Grid {
  return mirrorGrid(transposeGrid(grid));
}

/** Replaces every colour c of a picture by `order[c]`. */
export function recolorGrid(grid: Grid, order: readonly Color[]): Grid {
  return { ...grid, cells: grid.cells.map((color) => order[color] ?? color) };
}

/** A rectangle of cells. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts a rectangle out of a picture. Throws RangeError if it reaches outside. */
export function cropGrid(grid: Grid, { left, top, width, height }: Rectangle): Grid {
  const whole = Number.isInteger(left) && Number.isInteger(top);
  if (!whole || left < 0 || top < 0 || left + width > grid.width || top + height > grid.height) {
    throw new RangeError(
      `cropGrid: ${width}x${height} at ${left},${top} reaches outside ${grid.width}x${grid.height}`,
    );
  }
  return mapGrid(grid, width, height, (row, column) => (top + row) * grid.width + left + column);
}

/**
 * The smallest rectangle that holds every cell that is not blank, or undefined for a blank picture.
 */
export function contentOf(grid: Grid): Rectangle | undefined {
  let left = grid.width;
  let top = grid.height;
  let right = -1;
  let bottom = -1;
  grid.cells.forEach((color, i) => {
    if (color === BLANK) return;
    const column = i % grid.width;
    const row = (i - column) / grid.width;
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  });
  if (right < 0) return undefined;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Cuts the puzzle's picture down to `area`. The clues alone do not determine a part of a puzzle, so
 * a puzzle without a goal throws RangeError.
 */
export function cropPuzzle(puzzle: Puzzle, area: Rectangle): Puzzle {
  if (puzzle.goal === undefined) throw new RangeError('cropPuzzle: the puzzle has no goal to crop');
  const cropped = puzzleOf(cropGrid(puzzle.goal, area), puzzle.palette, puzzle.meta);
  return puzzle.extra === undefined ? cropped : { ...cropped, extra: puzzle.extra };
}

/** The clue read from the other end. */
export function reverseClue(clue: Clue): Clue {
  return [...clue].reverse();
}

function withGoal(puzzle: Puzzle, change: (goal: Grid) => Grid): Puzzle {
  return puzzle.goal === undefined ? puzzle : { ...puzzle, goal: change(puzzle.goal) };
}

/** A grid of the given size whose cell (row, column) is cell `source(row, column)` of `grid`. */
function mapGrid(
  grid: Grid,
  width: number,
  height: number,
  source: (row: number, column: number) => number,
): Grid {
  const result = blankGrid(width, height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      result.cells[row * width + column] = grid.cells[source(row, column)] as Color;
    }
  }
  return result;
}

function checkOrder(order: readonly Color[], colors: number): void {
  const seen = new Set(order);
  const permutes = order.length === colors && seen.size === colors && order[0] === BLANK;
  if (
    !permutes ||
    order.some((color) => !Number.isInteger(color) || color < 0 || color >= colors)
  ) {
    throw new RangeError(
      `recolorPuzzle: expected a permutation of 0..${colors - 1} that keeps 0, got ${order.join(' ')}`,
    );
  }
}
