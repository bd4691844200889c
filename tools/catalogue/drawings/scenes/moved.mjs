/** Paths that are written around a point, for shapes that are drawn several times. */
import { toPoints } from '../../../puzzles/canvas.mjs';

/**
 * The tuples of `path` with (x, y) added to their first two numbers, and mirrored left to right
 * first if `side` is -1 (points alone: a rectangle begins at its left corner).
 */
export function moved(path, x, y, side = 1) {
  return toPoints(path).map(([dx, dy, ...sizes]) => [x + side * dx, y + dy, ...sizes]);
}
