/** The eight cells around a cell. */

/** Steps to them, as columns and rows, clockwise from above left. */
export const RING = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
