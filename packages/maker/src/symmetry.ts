/**
 * Symmetries of pictures: which cells must look alike.
 */

/**
 * 'horizontal': the right half mirrors the left. 'vertical': the lower half mirrors the upper.
 * 'both': both. 'rotate': the picture looks the same after half a turn.
 */
export type Symmetry = (typeof SYMMETRIES)[number];

/** All symmetries. */
export const SYMMETRIES = ['none', 'horizontal', 'vertical', 'both', 'rotate'] as const;

/** For each cell of a picture, row by row, the first cell that must look like it. */
export function firstAlike(width: number, height: number, symmetry: Symmetry): Int32Array {
  const first = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const below = height - 1 - y;
    for (let x = 0; x < width; x++) {
      const right = width - 1 - x;
      const cell = y * width + x;
      const across = y * width + Math.min(x, right);
      const down = Math.min(y, below) * width + x;
      const corner = Math.min(y, below) * width + Math.min(x, right);
      const turned = Math.min(cell, below * width + right);
      first[cell] = {
        none: cell,
        horizontal: across,
        vertical: down,
        both: corner,
        rotate: turned,
      }[symmetry];
    }
  }
  return first;
}
