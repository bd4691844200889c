/** The picture of a sheet with its numbers, straightened, for a person to compare with. */
import type { RgbaImage } from '@nonokit/image';
import { chooseSide, type Squares, straighten } from '../rails/area.js';
import type { Photo } from './photo.js';
import type { Places } from './places.js';

/** A straightened picture of squares of a sheet, those with numbers included. */
export interface StraightPicture {
  readonly image: RgbaImage;
  /** Pixels a square. */
  readonly side: number;
  /** Where its left upper corner is, in squares from that of the grid. */
  readonly left: number;
  readonly top: number;
}

/** Most pixels of a picture. */
const MOST_PIXELS = 2_500_000;

/** Most squares beside a grid that are shown. */
const MOST_BESIDE = 30;

/** Draws the grid of a sheet and what stands beside it, from `left` and `top` on. */
export function drawStraight(
  photo: Photo,
  places: Places,
  { left, top }: Pick<Squares, 'left' | 'top'>,
): StraightPicture {
  const { width, height } = places;
  const from = {
    left: Math.max(-MOST_BESIDE, Math.floor(left) - 1),
    top: Math.max(-MOST_BESIDE, Math.floor(top) - 1),
  };
  const squares = { ...from, right: width + 1, bottom: height + 1 };
  const count = (squares.right - from.left) * (squares.bottom - from.top);
  const side = Math.min(chooseSide(places), Math.floor(Math.sqrt(MOST_PIXELS / count)));
  const area = straighten(photo, places, squares, side);
  const rgba = new Uint8Array(4 * area.width * area.height);
  for (let i = 0; i < area.width * area.height; i++) {
    for (let c = 0; c < 3; c++) {
      const value = area.rgb[3 * i + c];
      rgba[4 * i + c] = Math.round(255 * (photo.inverted ? 1 - value : value));
    }
    rgba[4 * i + 3] = 255;
  }
  return { image: { width: area.width, height: area.height, rgba }, side, ...from };
}
