/** A part of a sheet, straightened: each of its squares has the same number of pixels. */
import { type Photo, paperAt } from '../sheet/photo.js';
import type { Places } from '../sheet/places.js';

/** A straightened part of a sheet. */
export interface Area {
  /** Pixels a square. */
  readonly side: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Red, green and blue from 0 to 1, paper being 1. */
  readonly rgb: Float32Array;
  /** How dark the darkest channel is, from 0 on paper to 1. */
  readonly ink: Float32Array;
  /** True for a drawing or a screenshot: nothing in it is blurred, and no light falls on it. */
  readonly isSharp: boolean;
  /** Where its left upper corner is, in squares of the sheet. */
  readonly left: number;
  readonly top: number;
}

/** Squares of a sheet: from `left` and `top` to before `right` and `bottom`. */
export interface Squares {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Squares before the first line and after the last, into which numbers may lean. */
export const BESIDE = 1;

/** Pixels of a square in an area. */
const LEAST_SIDE = 18;
const MOST_SIDE = 36;

/** The side in which squares of a sheet are looked at. */
export function chooseSide({ pixels }: Places): number {
  return Math.round(Math.min(MOST_SIDE, Math.max(LEAST_SIDE, pixels)));
}

/** Straightens squares of a sheet. */
export function straighten(
  photo: Photo,
  places: Places,
  squares: Squares,
  side: number = chooseSide(places),
): Area {
  const { left, top, right, bottom } = squares;
  const width = side * (right - left);
  const height = side * (bottom - top);
  const rgb = new Float32Array(3 * width * height).fill(1);
  const ink = new Float32Array(width * height);
  const isSharp = photo.drawing !== undefined;
  const area = { side, width, height, rgb, ink, isSharp, left, top };
  for (let v = top; v < bottom; v++) {
    for (let u = left; u < right; u++) fillSquare(photo, places, area, u, v);
  }
  for (let i = 0; i < ink.length; i++) {
    ink[i] = 1 - Math.min(rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]);
  }
  return area;
}

function fillSquare(
  photo: Photo,
  places: Places,
  { side, width, rgb, left, top }: Area,
  u: number,
  v: number,
): void {
  const fine = Math.min(4, Math.max(1, Math.round(places.pixels / side)));
  const a = places.at(u, v);
  const b = places.at(u + 1, v);
  const c = places.at(u + 1, v + 1);
  const d = places.at(u, v + 1);
  const papers = [a, b, c, d].map(({ x, y }) =>
    [0, 1, 2].map((channel) => Math.max(1, paperAt(photo, x, y, channel))),
  );
  const paper = [1, 1, 1];
  const color = new Float32Array(3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      color.fill(0);
      mixPapers(papers, (x + 0.5) / side, (y + 0.5) / side, paper);
      for (let k = 0; k < fine * fine; k++) {
        const s = (x + ((k % fine) + 0.5) / fine) / side;
        const t = (y + (Math.floor(k / fine) + 0.5) / fine) / side;
        const px = (a.x * (1 - s) + b.x * s) * (1 - t) + (d.x * (1 - s) + c.x * s) * t;
        const py = (a.y * (1 - s) + b.y * s) * (1 - t) + (d.y * (1 - s) + c.y * s) * t;
        addColor(photo, px, py, paper, color);
      }
      const at = 3 * (((v - top) * side + y) * width + (u - left) * side + x);
      for (let channel = 0; channel < 3; channel++) {
        rgb[at + channel] = Math.min(1, color[channel] / (fine * fine));
      }
    }
  }
}

/** The paper inside a square, from that at its corners. */
function mixPapers(papers: readonly number[][], s: number, t: number, paper: number[]): void {
  const [a, b, c, d] = papers;
  for (let k = 0; k < 3; k++) {
    paper[k] = (a[k] * (1 - s) + b[k] * s) * (1 - t) + (d[k] * (1 - s) + c[k] * s) * t;
  }
}

/** Adds the colour at a point, relative to its paper. */
function addColor(
  { width, height, rgb }: Photo,
  x: number,
  y: number,
  paper: readonly number[],
  sum: Float32Array,
): void {
  if (!(x >= 0 && y >= 0 && x <= width - 1 && y <= height - 1)) {
    for (let c = 0; c < 3; c++) sum[c] += 1;
    return;
  }
  const left = Math.min(width - 2, Math.floor(x));
  const top = Math.min(height - 2, Math.floor(y));
  const u = x - left;
  const v = y - top;
  const at = 3 * (top * width + left);
  for (let c = 0; c < 3; c++) {
    const above = rgb[at + c] * (1 - u) + rgb[at + 3 + c] * u;
    const below = rgb[at + 3 * width + c] * (1 - u) + rgb[at + 3 * width + 3 + c] * u;
    sum[c] += (above * (1 - v) + below * v) / paper[c];
  }
}

/** An area in the means of three by three pixels: noise is a third of what it was. */
export function smoothed(area: Area): Area {
  const { width, height, rgb } = area;
  const once = rgb.slice();
  const result = rgb.slice();
  for (const [from, to, step, first, last] of [
    [rgb, once, 3, 1, width - 1],
    [once, result, 3 * width, 1, height - 1],
  ] as const) {
    for (let at = 0; at < rgb.length; at++) {
      const pixel = Math.floor(at / 3);
      const k = step === 3 ? pixel % width : Math.floor(pixel / width);
      if (k < first || k >= last) continue;
      to[at] = (from[at - step] + from[at] + from[at + step]) / 3;
    }
  }
  return { ...area, rgb: result };
}
