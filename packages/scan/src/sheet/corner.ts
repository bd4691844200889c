/** The corner of a sheet between its two rails: nothing stands there but its ground. */
import type { Photo } from './photo.js';
import type { Places } from './places.js';

/** Squares of the corner that are looked at, and points in each of them each way. */
const SQUARES = 2;
const POINTS = 4;

/** The brightness below which a colour is dark. */
const DARK = 110;

/** Whether the corner of the sheet of a drawing is dark; undefined if that is not known. */
export function isCornerDark(photo: Photo, { at }: Places): boolean | undefined {
  const { width, height, rgb, inverted, drawing } = photo;
  if (drawing === undefined) return undefined;
  let dark = 0;
  let seen = 0;
  for (let v = 0; v < SQUARES * POINTS; v++) {
    for (let u = 0; u < SQUARES * POINTS; u++) {
      const { x, y } = at(-(u + 0.5) / POINTS, -(v + 0.5) / POINTS);
      const px = Math.round(x);
      const py = Math.round(y);
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const [red, green, blue] = rgb.subarray(3 * (py * width + px));
      const luma = 0.3 * red + 0.59 * green + 0.11 * blue;
      seen++;
      if ((inverted ? 255 - luma : luma) < DARK) dark++;
    }
  }
  return seen === 0 ? undefined : 2 * dark > seen;
}
