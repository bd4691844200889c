/**
 * Rings: chips of which only the border is coloured, around a number on paper. Where rings touch,
 * what they enclose is still apart, so the insides are looked for.
 */
import { INK, type InkMask, type Mark } from '../digits/marks.js';
import type { Area } from './area.js';
import type { Tint } from './printed.js';

/** A ring with the marks inside it, in pixels of the area. */
export interface Ring {
  readonly tint: Tint;
  readonly marks: readonly Mark[];
}

/** The least width and height of the inside of a ring, and the most, in squares. */
const LEAST_WIDTH = 0.4;
const LEAST_HEIGHT = 0.45;
const MOST = 1;

/** The rings of a piece of ink, with those of `marks` that stand inside. */
export function ringsIn(area: Area, mask: InkMask, piece: Mark, marks: readonly Mark[]): Ring[] {
  const { side } = area;
  const rings: Ring[] = [];
  for (const hole of holesIn(mask, area.width, piece)) {
    const width = hole.right - hole.left + 1;
    const height = hole.bottom - hole.top + 1;
    if (width < LEAST_WIDTH * side || height < LEAST_HEIGHT * side) continue;
    if (width > MOST * side || height > MOST * side) continue;
    const inside = marks.filter(
      ({ left, right, top, bottom }) =>
        left >= hole.left && right <= hole.right && top >= hole.top && bottom <= hole.bottom,
    );
    if (inside.length > 0) rings.push({ tint: tintAround(area, mask, hole), marks: inside });
  }
  return rings;
}

/** The places inside a piece of ink that no way leads to from outside. */
function holesIn(mask: InkMask, width: number, piece: Mark): Mark[] {
  const w = piece.right - piece.left + 1;
  const h = piece.bottom - piece.top + 1;
  const seen = new Uint8Array(w * h);
  const holes: Mark[] = [];
  const stack: number[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] !== 0 || isInk(start)) continue;
    seen[start] = 1;
    stack.push(start);
    const hole = { left: w, right: 0, top: h, bottom: 0, size: 0 };
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % w;
      const y = (at - x) / w;
      hole.size++;
      hole.left = Math.min(hole.left, x);
      hole.right = Math.max(hole.right, x);
      hole.top = Math.min(hole.top, y);
      hole.bottom = Math.max(hole.bottom, y);
      if (x > 0) visit(at - 1);
      if (x < w - 1) visit(at + 1);
      if (y > 0) visit(at - w);
      if (y < h - 1) visit(at + w);
    }
    const isOpen =
      hole.left === 0 || hole.top === 0 || hole.right === w - 1 || hole.bottom === h - 1;
    if (isOpen) continue;
    holes.push({
      left: hole.left + piece.left,
      right: hole.right + piece.left,
      top: hole.top + piece.top,
      bottom: hole.bottom + piece.top,
      size: hole.size,
    });
  }
  return holes;

  function isInk(at: number): boolean {
    const x = at % w;
    return mask[(piece.top + (at - x) / w) * width + piece.left + x] === INK;
  }

  function visit(at: number): void {
    if (seen[at] !== 0 || isInk(at)) return;
    seen[at] = 1;
    stack.push(at);
  }
}

/** The colour of the ink around a hole: the half of it that is least like paper. */
function tintAround({ width, height, rgb, ink, side }: Area, mask: InkMask, hole: Mark): Tint {
  const reach = Math.max(1, Math.round(0.1 * side));
  const found: number[] = [];
  for (let y = Math.max(0, hole.top - reach); y <= Math.min(height - 1, hole.bottom + reach); y++) {
    const isLevel = y < hole.top || y > hole.bottom;
    for (
      let x = Math.max(0, hole.left - reach);
      x <= Math.min(width - 1, hole.right + reach);
      x++
    ) {
      if (!isLevel && x >= hole.left && x <= hole.right) continue;
      if (mask[y * width + x] === INK) found.push(y * width + x);
    }
  }
  found.sort((a, b) => ink[b] - ink[a]);
  const darkest = found.slice(0, Math.max(1, found.length >> 1));
  const mean = (channel: number): number =>
    darkest.reduce((sum, at) => sum + rgb[3 * at + channel], 0) / darkest.length;
  return [mean(0), mean(1), mean(2)];
}
