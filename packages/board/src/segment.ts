/**
 * Finds the cells that a straight line crosses, so that a pointer that jumps between two events
 * paints everything in between (grid traversal: Amanatides and Woo, 1987).
 */

/**
 * A point in cells from the top left corner: (2.5, 0.5) is the middle of the third cell of row 0.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cell by column and row. */
export interface CellAt {
  readonly x: number;
  readonly y: number;
}

/**
 * The cells from `from` to `to`, both included, in order. Each shares a side with the previous one.
 * Cells outside the board are included if the line leaves it.
 */
export function cellsBetween(from: Point, to: Point): CellAt[] {
  let x = Math.floor(from.x);
  let y = Math.floor(from.y);
  const endX = Math.floor(to.x);
  const endY = Math.floor(to.y);
  const stepX = Math.sign(endX - x);
  const stepY = Math.sign(endY - y);
  const cells: CellAt[] = [{ x, y }];
  while (x !== endX || y !== endY) {
    // the share of the way at which the line leaves this cell through a side to the right or left,
    // and up or down
    const alongX = x === endX ? Number.POSITIVE_INFINITY : sideShare(from.x, to.x, x, stepX);
    const alongY = y === endY ? Number.POSITIVE_INFINITY : sideShare(from.y, to.y, y, stepY);
    if (alongX <= alongY) x += stepX;
    else y += stepY;
    cells.push({ x, y });
  }
  return cells;
}

/**
 * The share of the way, 0 to 1, at which the line meets the side of cell `at` in direction `step`.
 */
function sideShare(from: number, to: number, at: number, step: number): number {
  return (at + (step > 0 ? 1 : 0) - from) / (to - from);
}
