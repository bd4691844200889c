/**
 * Which of the squares of a lattice are the puzzle's, and which hold its numbers: many sheets rule
 * both. The grid is the largest rectangle of ruled squares without numbers; numbers stand in full
 * columns to its left and full rows above it.
 */
import type { Boxes } from './boxes.js';

/** The squares of a puzzle, in lattice coordinates. */
export interface GridBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Fewest squares a side of what is taken for a grid. */
const LEAST_SIDE = 4;

/** The share of the squares of a grid that are ruled, and of each of its outer lines. */
const LEAST_RULED = 0.8;
const LEAST_RULED_EDGE = 0.7;

/** The grid of a puzzle among the squares of a lattice; 'numbers-inside' if they hold numbers. */
export function findGrid(boxes: Boxes): GridBox | 'numbers-inside' | undefined {
  const core = largestRectangle(boxes);
  if (isSmall(core)) return undefined;
  const outer = outerBox(boxes, core);
  const split = withoutRails(boxes, core, outer);
  if (isSmall(split)) return undefined;
  return areNumbersBeside(boxes, outer, split) ? split : 'numbers-inside';
}

function isSmall({ left, top, right, bottom }: GridBox): boolean {
  return right - left < LEAST_SIDE || bottom - top < LEAST_SIDE;
}

/** The share of squares that hold numbers by mistake, or by hand. */
const FEW = 0.12;

/** True if numbers stand where those of a nonogram do: few in the grid, and few in the corner. */
function areNumbersBeside({ columns, rows, inked }: Boxes, outer: GridBox, grid: GridBox): boolean {
  const ink = createSums(inked, columns, rows);
  const share = (box: GridBox): number => {
    const area = (box.right - box.left) * (box.bottom - box.top);
    return area === 0 ? 0 : ink(box) / area;
  };
  const { left, top } = grid;
  return share(grid) <= FEW && share({ ...outer, right: left, bottom: top }) <= FEW;
}

/** Sums over rectangles in constant time. */
function createSums(values: Uint8Array, columns: number, rows: number) {
  const sums = new Int32Array((columns + 1) * (rows + 1));
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const at = (r + 1) * (columns + 1) + c + 1;
      sums[at] =
        values[r * columns + c] + sums[at - 1] + sums[at - columns - 1] - sums[at - columns - 2];
    }
  }
  const at = (c: number, r: number): number => sums[r * (columns + 1) + c];
  return ({ left, top, right, bottom }: GridBox): number =>
    at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}

/** A rectangle of ruled squares, grown over its ruled rails. */
function outerBox({ columns, rows, ruled }: Boxes, core: GridBox): GridBox {
  const sum = createSums(ruled, columns, rows);
  let box = core;
  for (let isGrown = true; isGrown; ) {
    isGrown = false;
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      const by = side === 'left' || side === 'top' ? -1 : 1;
      const next = { ...box, [side]: box[side] + by };
      if (next.left < 0 || next.top < 0 || next.right > columns || next.bottom > rows) continue;
      const line = sum(next) - sum(box);
      const across = side === 'top' || side === 'bottom';
      const length = across ? box.right - box.left : box.bottom - box.top;
      // the line of a rail beside the other rail has no squares in the corner
      if (line < Math.min(LEAST_SIDE, length) || line < 0.4 * length) continue;
      box = next;
      isGrown = true;
    }
  }
  return box;
}

/** The largest rectangle of ruled squares, by the heights above each row. */
function largestRectangle({ columns, rows, ruled }: Boxes): GridBox {
  const heights = new Int32Array(columns);
  let best: GridBox = { left: 0, top: 0, right: 0, bottom: 0 };
  let most = 0;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++)
      heights[c] = ruled[r * columns + c] === 0 ? 0 : heights[c] + 1;
    for (let c = 0; c < columns; c++) {
      let least = heights[c];
      for (let end = c; end < columns && heights[end] > 0; end++) {
        least = Math.min(least, heights[end]);
        const area = least * (end - c + 1);
        if (area <= most) continue;
        most = area;
        best = { left: c, top: r + 1 - least, right: end + 1, bottom: r + 1 };
      }
    }
  }
  return best;
}

/** What a square counts: a number in a rail, a blank square there, and a number in the grid. */
const RAIL_NUMBER = 1;
const RAIL_BLANK = -0.2;
const GRID_NUMBER = -2;

/** What a square counts whose line has no squares in a ruled rail, and when a rail is ruled. */
const OPEN_LINE = -0.4;
const RULED_RAIL = 0.5;

/** The outer rectangle without the lines that hold numbers: some sheets have them on all sides. */
function withoutRails(
  { columns, rows, inked, ruled }: Boxes,
  core: GridBox,
  outer: GridBox,
): GridBox {
  const ink = createSums(inked, columns, rows);
  const rules = createSums(ruled, columns, rows);
  const score = (grid: GridBox): number => {
    const { left, top, right, bottom } = grid;
    const area = (right - left) * (bottom - top);
    if (rules(grid) < LEAST_RULED * area || !areEdgesRuled(grid, rules)) return -Infinity;
    let sum = GRID_NUMBER * ink(grid);
    for (const rail of [
      { ...grid, left: outer.left, right: left },
      { ...grid, left: right, right: outer.right },
      { ...grid, top: outer.top, bottom: top },
      { ...grid, top: bottom, bottom: outer.bottom },
    ]) {
      const numbers = ink(rail);
      sum += RAIL_NUMBER * numbers + RAIL_BLANK * Math.max(0, rules(rail) - numbers);
      sum += OPEN_LINE * openSquares(rail, grid, rules, ink);
    }
    return sum;
  };
  // an edge is not ruled well until both corners are known, and a first corner that is chosen while
  // the last one is wrong may never move again: so there are three attempts
  const attempts = [
    [core, bestFirst, bestLast],
    [outer, bestFirst, bestLast],
    [outer, bestLast, bestFirst],
  ] as const;
  const grids = attempts.map(([start, one, other]) =>
    [one, other, one, other].reduce<GridBox>((grid, step) => step(grid, outer, score), start),
  );
  return grids.reduce((best, grid) => (score(grid) > score(best) ? grid : best));
}

/**
 * The squares of a grid in lines that have no ruled square in a rail whose other lines all have: a
 * line of the other rail, beside the corner, where numbers stand away from the grid. Such a line
 * has a number at least, or is the only one.
 */
function openSquares(
  rail: GridBox,
  grid: GridBox,
  rules: (box: GridBox) => number,
  ink: (box: GridBox) => number,
): number {
  const isAcross = rail.left !== grid.left || rail.right !== grid.right;
  const area = (rail.right - rail.left) * (rail.bottom - rail.top);
  if (area === 0 || rules(rail) < RULED_RAIL * area) return 0;
  const first = isAcross ? rail.top : rail.left;
  const last = isAcross ? rail.bottom : rail.right;
  const isOpen = (line: number): boolean =>
    line < last &&
    rules(
      isAcross
        ? { ...rail, top: line, bottom: line + 1 }
        : { ...rail, left: line, right: line + 1 },
    ) === 0;
  let open = 0;
  while (isOpen(first + open)) open++;
  if (open === 0) return 0;
  for (let line = first + open; line < last; line++) if (isOpen(line)) return 0;
  const beside = isAcross
    ? { ...grid, top: first, bottom: first + open }
    : { ...grid, left: first, right: first + open };
  const depth = area / (last - first);
  // the edges of chips look like rules next to the grid, if other lines have numbers there
  if (ink(beside) === 0 && (open > 1 || depth < 2)) return 0;
  return open * (isAcross ? grid.right - grid.left : grid.bottom - grid.top);
}

/** The upper left corner with the highest score; of equal ones that of the largest grid. */
function bestFirst(from: GridBox, outer: GridBox, score: (grid: GridBox) => number): GridBox {
  let best = from;
  let most = -Infinity;
  for (let top = outer.top; top <= from.bottom - LEAST_SIDE; top++) {
    for (let left = outer.left; left <= from.right - LEAST_SIDE; left++) {
      const grid = { ...from, left, top };
      const found = score(grid);
      if (found <= most) continue;
      most = found;
      best = grid;
    }
  }
  return best;
}

/** The same for the lower right corner. */
function bestLast(from: GridBox, outer: GridBox, score: (grid: GridBox) => number): GridBox {
  let best = from;
  let most = -Infinity;
  for (let bottom = outer.bottom; bottom >= from.top + LEAST_SIDE; bottom--) {
    for (let right = outer.right; right >= from.left + LEAST_SIDE; right--) {
      const grid = { ...from, right, bottom };
      const found = score(grid);
      if (found <= most) continue;
      most = found;
      best = grid;
    }
  }
  return best;
}

/** True if the first and last rows and columns of a grid are ruled. */
function areEdgesRuled(grid: GridBox, rules: (box: GridBox) => number): boolean {
  const { left, top, right, bottom } = grid;
  const width = LEAST_RULED_EDGE * (right - left);
  const height = LEAST_RULED_EDGE * (bottom - top);
  return (
    rules({ ...grid, bottom: top + 1 }) >= width &&
    rules({ ...grid, top: bottom - 1 }) >= width &&
    rules({ ...grid, right: left + 1 }) >= height &&
    rules({ ...grid, left: right - 1 }) >= height
  );
}
