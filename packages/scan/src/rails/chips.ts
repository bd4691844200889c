/**
 * Chips: coloured fields on which a number stands, as on sheets of several colours. What differs
 * from the colour of the chip is the number, light or dark.
 */
import type { InkImage } from '../digits/glyph.js';
import { findMarks, type Mark } from '../digits/marks.js';
import type { Area } from './area.js';
import { inkThreshold, joinPieces } from './marks.js';
import type { Tint } from './printed.js';

/** A chip with the marks on it, in pixels of the area. */
export interface Chip {
  readonly box: Mark;
  readonly tint: Tint;
  /** How much each pixel of the box differs from the chip. */
  readonly image: InkImage;
  readonly marks: readonly Mark[];
}

/** Sizes of chips in squares, and the share of a chip's box that is ink. */
const LEAST_WIDTH = 0.42;
const LEAST_HEIGHT = 0.5;
const LEAST_FILL = 0.6;

/** The least difference of colours that separates two chips that touch. */
const OTHER_COLOR = 0.16;

/** The share of a chip along its edges that no digit reaches. */
const RIM = 0.05;

/** True if a piece of ink is as large and full as a chip, or as several that touch. */
export function isChip({ left, right, top, bottom, size }: Mark, side: number): boolean {
  const width = right - left + 1;
  const height = bottom - top + 1;
  if (width < LEAST_WIDTH * side || height < LEAST_HEIGHT * side) return false;
  return size >= LEAST_FILL * width * height;
}

/** The chips of a piece of ink: those that touch are cut apart, first along the longer side. */
export function chipsIn(area: Area, mark: Mark): Chip[] {
  const isTall = mark.bottom - mark.top > mark.right - mark.left;
  const boxes = isTall
    ? cutDown(area, mark).flatMap((box) => cutAcross(area, box, mark))
    : cutAcross(area, mark).flatMap((box) => cutDown(area, box, mark));
  const fits = ({ left, right, top, bottom }: Mark): boolean =>
    right - left + 1 >= 0.3 * area.side && bottom - top + 1 >= 0.4 * area.side;
  return boxes.filter(fits).map((box) => chipAt(area, box));
}

/** The chip in a box, with what is printed on it. */
export function chipAt(area: Area, box: Mark, tint: Tint = middleTint(area, box)): Chip {
  const { width, rgb, side } = area;
  const w = box.right - box.left + 1;
  const h = box.bottom - box.top + 1;
  const ink = new Float32Array(w * h);
  const edge = Math.max(1, Math.round(0.05 * side));
  for (let i = 0; i < ink.length; i++) {
    const x = i % w;
    const y = Math.floor(i / w);
    // the rim of a chip is half paper, and its corners are round
    if (x < edge || y < edge || x >= w - edge || y >= h - edge) continue;
    ink[i] = distanceTo(rgb, (box.top + y) * width + box.left + x, tint);
  }
  const threshold = Math.max(0.14, inkThreshold(ink));
  const mask = ink.map((value) => (value > threshold ? 1 : 0));
  const marks = joinPieces(findMarks(Uint8Array.from(mask), w, h), side)
    .filter(({ top, bottom }) => bottom - top + 1 >= 0.24 * side)
    .map(({ left, right, top, bottom, size }) => ({
      left: left + box.left,
      right: right + box.left,
      top: top + box.top,
      bottom: bottom + box.top,
      size,
    }));
  return { box, tint, image: { width: w, height: h, ink }, marks };
}

/** The commonest colour of a box, by channel. */
function middleTint({ rgb, width }: Area, box: Mark): Tint {
  const bins = new Map<number, number[]>();
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) {
      const at = 3 * (y * width + x);
      const key = [0, 1, 2].reduce((sum, c) => 9 * sum + Math.round(8 * rgb[at + c]), 0);
      const bin = bins.get(key) ?? [0, 0, 0, 0];
      for (let c = 0; c < 3; c++) bin[c] += rgb[at + c];
      bin[3]++;
      bins.set(key, bin);
    }
  }
  let best = [1, 1, 1, 1];
  let most = 0;
  for (const bin of bins.values()) {
    if (bin[3] <= most) continue;
    most = bin[3];
    best = bin;
  }
  return [best[0] / best[3], best[1] / best[3], best[2] / best[3]];
}

function distanceTo(rgb: Float32Array, at: number, tint: Tint): number {
  let most = 0;
  for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(rgb[3 * at + c] - tint[c]));
  return most;
}

/** How far around a piece its rim is, which was left out as a seam, in squares. */
const SEAM = 0.1;

/** Cuts a part of a mark, looking along the edges with the rim, which digits do not reach. */
function cutAcross(area: Area, part: Mark, mark: Mark = part): Mark[] {
  const seam = Math.round(SEAM * area.side);
  const { left, right } = part;
  const top = Math.max(mark.top, part.top - seam);
  const bottom = Math.min(mark.bottom, part.bottom + seam);
  const inset = Math.max(1, Math.round(RIM * (bottom - top + 1)));
  const colors: Tint[] = [];
  for (let x = left; x <= right; x++) {
    colors.push(stripTint(area, [x, x, top + 1, top + inset], [x, x, bottom - inset, bottom - 1]));
  }
  return pieces(colors, 0.3 * area.side).map(([from, to]) => ({
    ...part,
    left: left + from,
    right: left + to,
  }));
}

function cutDown(area: Area, part: Mark, mark: Mark = part): Mark[] {
  const seam = Math.round(SEAM * area.side);
  const { top, bottom } = part;
  const left = Math.max(mark.left, part.left - seam);
  const right = Math.min(mark.right, part.right + seam);
  const inset = Math.max(1, Math.round(RIM * (right - left + 1)));
  const colors: Tint[] = [];
  for (let y = top; y <= bottom; y++) {
    colors.push(stripTint(area, [left + 1, left + inset, y, y], [right - inset, right - 1, y, y]));
  }
  return pieces(colors, 0.4 * area.side).map(([from, to]) => ({
    ...part,
    top: top + from,
    bottom: top + to,
  }));
}

/** The darker mean colour of two strips: left, right, top, bottom each. */
function stripTint(area: Area, ...strips: readonly (readonly number[])[]): Tint {
  const tints = strips.map(([left, right, top, bottom]): Tint => {
    const sum = [0, 0, 0];
    let count = 0;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const at = 3 * (y * area.width + x);
        for (let c = 0; c < 3; c++) sum[c] += area.rgb[at + c];
        count++;
      }
    }
    return [sum[0] / count, sum[1] / count, sum[2] / count];
  });
  const darkness = tints.map((tint) => Math.min(...tint));
  return tints[darkness[0] <= darkness[1] ? 0 : 1];
}

/** Runs of one colour; short ones are seams and rims. */
function pieces(colors: readonly Tint[], least: number): [number, number][] {
  const found: [number, number][] = [];
  let start = 0;
  for (let k = 1; k <= colors.length; k++) {
    const isSame =
      k < colors.length &&
      tintDistance(colors[k], colors[k - 1]) < OTHER_COLOR / 2 &&
      tintDistance(colors[k], colors[start]) < OTHER_COLOR;
    if (isSame) continue;
    if (k - start >= least) found.push([start, k - 1]);
    start = k;
  }
  return found.length === 0 ? [[0, colors.length - 1]] : found;
}

/** The largest difference of two colours in a channel. */
export function tintDistance(a: Tint, b: Tint): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}
