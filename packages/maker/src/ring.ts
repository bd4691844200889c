/** The eight cells around a cell. */

/** The steps to them, as columns and rows, clockwise from the top left. */
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
