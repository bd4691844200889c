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

/** The share of a line's squares that are ruled. */
const LEAST_RULED = 0.8;

/** The grid of a puzzle among the squares of a lattice; 'numbers-inside' if they hold numbers. */
export function findGrid(boxes: Boxes): GridBox | 'numbers-inside' | undefined {
  const outer = outerBox(boxes);
  if (outer === undefined) return undefined;
  const split = withoutRails(boxes, outer);
  if (split.right - split.left < LEAST_SIDE || split.bottom - split.top < LEAST_SIDE) {
    return undefined;
  }
  return areNumbersBeside(boxes, outer, split) ? split : 'numbers-inside';
}

/** The share of squares that hold numbers by mistake, or by hand. */
const FEW = 0.12;

/** The share of the fullest line of a ruled rail that holds numbers. */
const FULL = 0.55;

/**
 * True if numbers stand where those of a nonogram do: none in the grid, none in the corner, and in
 * a ruled rail one line is nearly full.
 */
function areNumbersBeside({ columns, rows, inked }: Boxes, outer: GridBox, grid: GridBox): boolean {
  const ink = createSums(inked, columns, rows);
  const share = (box: GridBox): number => {
    const area = (box.right - box.left) * (box.bottom - box.top);
    return area === 0 ? 0 : ink(box) / area;
  };
  const { left, top } = grid;
  if (share(grid) > FEW || share({ ...outer, right: left, bottom: top }) > FEW) return false;
  const full = (boxes: readonly GridBox[]): boolean =>
    boxes.length === 0 || boxes.some((box) => share(box) >= FULL);
  const range = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k);
  return (
    full(range(outer.left, left).map((c) => ({ ...grid, left: c, right: c + 1 }))) &&
    full(range(outer.top, top).map((r) => ({ ...grid, top: r, bottom: r + 1 })))
  );
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

/** The rectangle of ruled squares: the largest with nearly all, grown over its ruled rails. */
function outerBox({ columns, rows, ruled }: Boxes): GridBox | undefined {
  const sum = createSums(ruled, columns, rows);
  let box = largestRectangle(ruled, columns, rows);
  if (box.right - box.left < LEAST_SIDE || box.bottom - box.top < LEAST_SIDE) return undefined;
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

/** The largest rectangle of ones, by the heights above each row. */
function largestRectangle(ones: Uint8Array, columns: number, rows: number): GridBox {
  const heights = new Int32Array(columns);
  let best: GridBox = { left: 0, top: 0, right: 0, bottom: 0 };
  let most = 0;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) heights[c] = ones[r * columns + c] === 0 ? 0 : heights[c] + 1;
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

/** The share of numbers in a last column or row from which it is a rail, repeated there. */
const RAIL = 0.35;

/** The outer rectangle without the lines that hold numbers. */
function withoutRails({ columns, rows, inked, ruled }: Boxes, outer: GridBox): GridBox {
  const ink = createSums(inked, columns, rows);
  const rules = createSums(ruled, columns, rows);
  const inner = withoutLastRails(outer, ink);
  return bestSplit(inner, (grid) => {
    const left = ink({ ...grid, left: inner.left, right: grid.left });
    const above = ink({ ...grid, top: inner.top, bottom: grid.top });
    const area = (grid.right - grid.left) * (grid.bottom - grid.top);
    if (rules(grid) < LEAST_RULED * area) return -Infinity;
    return left + above - 4 * ink(grid);
  });
}

/** Without last columns and rows that hold numbers: some sheets repeat them on all sides. */
function withoutLastRails(outer: GridBox, ink: (box: GridBox) => number): GridBox {
  let { right, bottom } = outer;
  const height = outer.bottom - outer.top;
  const width = outer.right - outer.left;
  const columnInk = (): number => ink({ ...outer, left: right - 1, right });
  while (right - outer.left > LEAST_SIDE && columnInk() >= RAIL * height) right--;
  const rowInk = (): number => ink({ ...outer, top: bottom - 1, bottom });
  while (bottom - outer.top > LEAST_SIDE && rowInk() >= RAIL * width) bottom--;
  return { ...outer, right, bottom };
}

/** The upper left corner with the highest score; of equal ones that of the largest grid. */
function bestSplit(outer: GridBox, score: (grid: GridBox) => number): GridBox {
  let best = outer;
  let most = -Infinity;
  for (let top = outer.top; top <= outer.bottom - LEAST_SIDE; top++) {
    for (let left = outer.left; left <= outer.right - LEAST_SIDE; left++) {
      const grid = { ...outer, left, top };
      const found = score(grid);
      if (found <= most) continue;
      most = found;
      best = grid;
    }
  }
  return best;
}
