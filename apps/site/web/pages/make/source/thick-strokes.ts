/**
 * Thin outlines, made thick enough for cells: a stroke of a fraction of a cell comes out as single
 * cells that touch at their corners, which lines do not solve, and repair tears it.
 */
import type { RgbaImage } from '@nonokit/image';
import { inkShare, readPixel, type TwoTones } from './tones.js';

/** Strokes are thin up to this share of the longer side, and are made as thick as that one. */
const THIN = 0.022;
const THICK = 0.06;

/** Of thin strokes, less than this share is left when a border of half their width is taken off. */
const LEFT = 0.03;

/** The image with thick strokes; the same one if its strokes are not thin. */
export function thickenStrokes(image: RgbaImage, tones: TwoTones): RgbaImage {
  const { width, height } = image;
  const side = Math.max(width, height);
  const ink = readInk(image, tones);
  const all = ink.reduce((sum, one) => sum + one, 0);
  const paper = ink.map((one) => 1 - one);
  const inside = grow(paper, image, Math.ceil((THIN * side) / 2));
  const left = ink.filter((one, at) => one === 1 && inside[at] === 0).length;
  if (left > LEFT * all) return image;
  const thick = grow(ink, image, Math.round(((THICK - THIN / 2) * side) / 2));
  const rgba = new Uint8ClampedArray(4 * width * height);
  for (const [at, one] of thick.entries()) {
    const [red, green, blue] = one === 1 ? tones.ink : tones.paper;
    rgba.set([red, green, blue, 255], 4 * at);
  }
  return { width, height, rgba };
}

/** A byte for each pixel: 1 for ink. */
function readInk({ width, height, rgba }: RgbaImage, tones: TwoTones): Uint8Array {
  const ink = new Uint8Array(width * height);
  for (let at = 0; at < ink.length; at++) {
    ink[at] = inkShare(tones, readPixel(rgba, at)) > 0.4 ? 1 : 0;
  }
  return ink;
}

/** All pixels within a square of this reach around a 1: row by row, then column by column. */
function grow(
  mask: Uint8Array,
  { width, height }: Pick<RgbaImage, 'width' | 'height'>,
  reach: number,
): Uint8Array {
  const wide = growLines(mask, { lines: height, length: width, line: width, step: 1 }, reach);
  return growLines(wide, { lines: width, length: height, line: 1, step: width }, reach);
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  /** From one line to the next, and from one pixel of a line to the next. */
  readonly line: number;
  readonly step: number;
}

function growLines(mask: Uint8Array, { lines, length, line, step }: Lines, reach: number) {
  const grown = new Uint8Array(mask.length);
  for (let k = 0; k < lines; k++) {
    let last = Number.NEGATIVE_INFINITY;
    let next = 0;
    for (let at = 0; at < length; at++) {
      // the nearest ink before and after
      while (next < length && (next < at || mask[k * line + next * step] === 0)) next++;
      if (mask[k * line + at * step] === 1) last = at;
      if (at - last <= reach || (next < length && next - at <= reach)) {
        grown[k * line + at * step] = 1;
      }
    }
  }
  return grown;
}
