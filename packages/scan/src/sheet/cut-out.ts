/**
 * The part of an image between four corners that a person has set, seen from straight above: for
 * pages that lie at an angle or among other things, where the squares are not found otherwise.
 */
import type { RgbaImage } from '@nonokit/image';
import { compose, fromUnitSquare, type Homography, type Point, project } from './homography.js';

/** Corners, clockwise from the upper left of the sheet. */
export type Corners = readonly [Point, Point, Point, Point];

/** Most pixels of a part. */
const MOST_PIXELS = 12_000_000;

/** What is left around the corners, as a share of the part: the frame of a sheet is a rule, too. */
const MARGIN = 0.02;

/** A part of an image. */
export interface CutOut {
  readonly image: RgbaImage;
  /** From its pixels to those of the whole image. */
  readonly toWhole: Homography;
}

/** True if each corner turns the same way, so that the four are the corners of a sheet. */
export function areCorners(corners: readonly Point[]): boolean {
  if (corners.length !== 4) return false;
  return corners.every((b, k) => {
    const a = corners[(k + 3) % 4];
    const c = corners[(k + 1) % 4];
    // the area of the triangle, twice: a corner on the line between its neighbours is none
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 1;
  });
}

/** Cuts the part between four corners out of an image. */
export function cutOut(image: RgbaImage, corners: Corners): CutOut {
  const [a, b, c, d] = corners;
  const side = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
  const across = (1 + 2 * MARGIN) * Math.max(side(a, b), side(d, c));
  const down = (1 + 2 * MARGIN) * Math.max(side(a, d), side(b, c));
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (across * down)));
  const width = Math.max(1, Math.round(across * scale));
  const height = Math.max(1, Math.round(down * scale));
  const grown = 1 + 2 * MARGIN;
  const toSquare = [grown / width, 0, -MARGIN, 0, grown / height, -MARGIN, 0, 0, 1];
  const toWhole = compose(fromUnitSquare(corners), toSquare);
  return { image: draw(image, toWhole, width, height), toWhole };
}

function draw(image: RgbaImage, toWhole: Homography, width: number, height: number): RgbaImage {
  const rgba = new Uint8Array(4 * width * height).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { x: u, y: v } = project(toWhole, x + 0.5, y + 0.5);
      copyPixel(image, u - 0.5, v - 0.5, rgba, 4 * (y * width + x));
    }
  }
  return { width, height, rgba };
}

/** The four channels at a place between pixels; outside of the image everything stays white. */
function copyPixel(
  { width, height, rgba }: RgbaImage,
  u: number,
  v: number,
  to: Uint8Array,
  at: number,
): void {
  if (!(u >= -0.5 && v >= -0.5 && u <= width - 0.5 && v <= height - 0.5)) return;
  const left = Math.min(width - 1, Math.max(0, Math.floor(u)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(v)));
  const right = Math.min(width - 1, left + 1);
  const below = Math.min(height - 1, top + 1);
  const s = Math.min(1, Math.max(0, u - left));
  const t = Math.min(1, Math.max(0, v - top));
  for (let c = 0; c < 4; c++) {
    const value = (x: number, y: number): number => rgba[4 * (y * width + x) + c];
    const high = value(left, top) * (1 - s) + value(right, top) * s;
    const low = value(left, below) * (1 - s) + value(right, below) * s;
    to[at + c] = high * (1 - t) + low * t;
  }
}
