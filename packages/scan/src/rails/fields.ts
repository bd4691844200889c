/**
 * Fields of one colour that are as large as a chip. Chips that touch, pale ones and those of a dark
 * sheet are told from each other and from the rail by their colour alone, however dark that is.
 */
import type { Mark } from '../digits/marks.js';
import { type Area, smoothed } from './area.js';
import { union } from './marks.js';
import type { Tint } from './printed.js';

/** The size of a field in squares. */
const LEAST_WIDTH = 0.42;
const MOST_WIDTH = 1.3;
const LEAST_HEIGHT = 0.46;
const MOST_HEIGHT = 0.97;

/** A field across its line is less than a square: a square of the rail has rules on both sides. */
const MOST_ACROSS = { sharp: 0.91, blurred: 0.86 };

/** The least side of a square between two rules, in squares. */
const SQUARE = 0.88;

/** The shares of the box of a field that its rows span, and that has its colour. */
const LEAST_SPAN = 0.86;
const LEAST_COLOR = 0.35;

/** By how much the pixels of a field differ where nothing is printed and without noise. */
const SAME = 0.045;

/** How many times the usual difference of neighbours that is added, and the most allowed. */
const NOISE = 4;
const MOST_SAME = 0.12;

/** The difference of neighbours from which a pixel is of an edge, as a share of that of a field. */
const EDGE = 0.8;

/** How finely colours are told apart to find that of the rail, and how near it no field is. */
const FINE = 40;
const RAIL = { sharp: 0.05, blurred: 0.12 };

/** A field of one colour. */
export interface Field {
  readonly box: Mark;
  readonly tint: Tint;
}

/** The fields of an area that differ from its rail, in no order. */
export function findFields(seen: Area, isAcross: boolean): Field[] {
  const area = seen.isSharp ? seen : smoothed(smoothed(seen));
  const { width, height, side, isSharp } = area;
  const kind = isSharp ? 'sharp' : 'blurred';
  const grow = createGrower(area, sameColor(area));
  const found: Region[] = [];
  const parts: Region[] = [];
  const rest = new Map<number, number>();
  for (let at = 0; at < width * height; at++) {
    const region = grow(at);
    if (region === undefined) continue;
    if (region.isSpanned && isFieldSized(region.mark, side)) {
      found.push(region);
      continue;
    }
    if (isPartSized(region.mark, side)) parts.push(region);
    else found.push(...cutByRules(region, area, isAcross));
    const key = region.tint.reduce((sum, c) => (FINE + 1) * sum + Math.round(FINE * c), 0);
    rest.set(key, (rest.get(key) ?? 0) + region.mark.size);
  }
  const rail = commonest(rest);
  return [...found, ...joinParts(parts, side, isAcross)]
    .filter(({ tint }) => rail === undefined || differs(tint, rail) > RAIL[kind])
    .filter(({ mark }) => !isSquare(mark, side))
    .filter(({ mark }) => acrossLine(mark, isAcross) <= MOST_ACROSS[kind] * side)
    .map(({ mark, tint }) => ({ box: mark, tint }));
}

/** True for a square of a shaded rail, which is as high as it is wide. */
function isSquare({ left, right, top, bottom }: Mark, side: number): boolean {
  return Math.min(right - left, bottom - top) + 1 >= SQUARE * side;
}

function acrossLine({ left, right, top, bottom }: Mark, isAcross: boolean): number {
  return isAcross ? bottom - top + 1 : right - left + 1;
}

function isFieldSized({ left, right, top, bottom }: Mark, side: number): boolean {
  const wide = (right - left + 1) / side;
  const high = (bottom - top + 1) / side;
  const isHigh = high >= LEAST_HEIGHT && high <= MOST_HEIGHT;
  return isHigh && wide >= LEAST_WIDTH && wide <= MOST_WIDTH;
}

/** How thick the rule between two lines may be, in squares. */
const RULE = 0.16;

/** The fields of a region that a rule of their colour holds together, between two lines each. */
function cutByRules({ pixels, tint }: Region, area: Area, isAcross: boolean): Region[] {
  const { width, height, side } = area;
  const left = new Uint8Array(width * height);
  for (const at of pixels) {
    const offset = ((isAcross ? Math.floor(at / width) : at % width) + 0.5) / side;
    if (Math.abs(offset - Math.round(offset)) >= RULE / 2) left[at] = 1;
  }
  const fields: Region[] = [];
  for (const start of pixels) {
    if (left[start] === 0) continue;
    const own = connected(start, left, width);
    const shape = shapeOf(own, area);
    if (shape.isSpanned && isFieldSized(shape.mark, side)) {
      fields.push({ ...shape, tint, pixels: own });
    }
  }
  return fields;
}

/** Takes the pixels of a mask that hold together with one. */
function connected(start: number, mask: Uint8Array, width: number): number[] {
  const pixels = [start];
  mask[start] = 0;
  for (let k = 0; k < pixels.length; k++) {
    const at = pixels[k];
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= mask.length || mask[next] === 0) continue;
      mask[next] = 0;
      pixels.push(next);
    }
  }
  return pixels;
}

/** The size of a part of a field, whose number may part it, in squares. */
const LEAST_PART = 0.02;
const MOST_PART = 0.97;

/** How far apart parts of a field may be, in squares, and how different in colour. */
const PART_GAP = 0.3;
const PART_COLOR = 0.05;

function isPartSized({ left, right, top, bottom, size }: Mark, side: number): boolean {
  const most = MOST_PART * side;
  return size >= LEAST_PART * side * side && right - left < most && bottom - top < most;
}

/** Fields of regions of a line that a number parts: two digits may reach from rim to rim. */
function joinParts(parts: readonly Region[], side: number, isAcross: boolean): Region[] {
  const joined: Region[] = [];
  const lineOf = ({ mark: { left, right, top, bottom } }: Region): number =>
    Math.floor((isAcross ? top + bottom : left + right) / 2 / side);
  for (const part of parts) {
    const at = joined.findIndex((one) => {
      if (lineOf(one) !== lineOf(part)) return false;
      const box = union(one.mark, part.mark);
      const gap = PART_GAP * side;
      return (
        differs(one.tint, part.tint) <= PART_COLOR &&
        part.mark.left <= one.mark.right + gap &&
        part.mark.right >= one.mark.left - gap &&
        part.mark.top <= one.mark.bottom + gap &&
        isPartSized(box, side)
      );
    });
    if (at < 0) joined.push(part);
    else joined[at] = { ...joined[at], mark: union(joined[at].mark, part.mark) };
  }
  return joined.filter(({ mark }) => {
    const whole = (mark.right - mark.left + 1) * (mark.bottom - mark.top + 1);
    return isFieldSized(mark, side) && mark.size >= LEAST_COLOR * whole;
  });
}

function commonest(counts: ReadonlyMap<number, number>): Tint | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [key, count] of counts) {
    if (count <= most) continue;
    most = count;
    best = key;
  }
  if (best === undefined) return undefined;
  const base = FINE + 1;
  return [
    Math.floor(best / base / base) / FINE,
    (Math.floor(best / base) % base) / FINE,
    (best % base) / FINE,
  ];
}

function differs(a: Tint, b: Tint): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** How much two pixels of one field may differ: little, but for what noise adds. */
function sameColor({ rgb, width }: Area): number {
  const steps: number[] = [];
  for (let at = 3; at < rgb.length; at += 33) {
    if ((at / 3) % width !== 0) steps.push(Math.abs(rgb[at] - rgb[at - 3]));
  }
  steps.sort((a, b) => a - b);
  return Math.min(MOST_SAME, SAME + NOISE * (steps[steps.length >> 1] ?? 0));
}

/** A region of one colour. */
interface Region {
  readonly mark: Mark;
  readonly pixels: readonly number[];
  readonly tint: Tint;
  /** True if it reaches from the left to the right of its box in nearly all rows. */
  readonly isSpanned: boolean;
}

/** The pixels that are like the next ones to their right and below: 1, or 0 for edges. */
function findFlat({ width, height, rgb }: Area, least: number): Uint8Array {
  const flat = new Uint8Array(width * height);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = 3 * (y * width + x);
      let most = 0;
      for (let c = at; c < at + 3; c++) {
        most = Math.max(most, Math.abs(rgb[c] - rgb[c + 3]), Math.abs(rgb[c] - rgb[c + 3 * width]));
      }
      if (most <= least) flat[y * width + x] = 1;
    }
  }
  return flat;
}

/**
 * A function that grows the region of one colour around a pixel; each pixel is of one at most.
 * Regions go on in pixels that are no edges: the edges of rules and chips have all colours.
 */
function createGrower(area: Area, same: number): (start: number) => Region | undefined {
  const { width, height, rgb } = area;
  const free = findFlat(area, EDGE * same);
  return (start) => {
    if (free[start] === 0) return undefined;
    const pixels = [start];
    const sum = [...rgb.subarray(3 * start, 3 * start + 3)];
    free[start] = 0;
    const visit = (at: number): void => {
      if (free[at] === 0) return;
      for (let c = 0; c < 3; c++) {
        if (Math.abs(rgb[3 * at + c] - sum[c] / pixels.length) > same) return;
      }
      for (let c = 0; c < 3; c++) sum[c] += rgb[3 * at + c];
      free[at] = 0;
      pixels.push(at);
    };
    for (let k = 0; k < pixels.length; k++) {
      const at = pixels[k];
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < width * (height - 1)) visit(at + width);
    }
    const tint = sum.map((value) => value / pixels.length);
    return { ...shapeOf(pixels, area), pixels, tint: [tint[0], tint[1], tint[2]] };
  };
}

/** The box of a region, which ends beside its last pixels that are no edges. */
function shapeOf(
  pixels: readonly number[],
  { width, height }: Area,
): Omit<Region, 'tint' | 'pixels'> {
  const rows = new Map<number, { left: number; right: number }>();
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    const row = rows.get(y);
    if (row === undefined) rows.set(y, { left: x, right: x + 1 });
    else {
      row.left = Math.min(row.left, x);
      row.right = Math.max(row.right, x + 1);
    }
  }
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  let span = 0;
  for (const [y, row] of rows) {
    left = Math.min(left, row.left);
    right = Math.max(right, row.right);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    span += row.right - row.left + 1;
  }
  const whole = (right - left + 1) * (bottom - top);
  const size = pixels.length;
  const isSpanned = span >= LEAST_SPAN * whole && size >= LEAST_COLOR * whole;
  return { mark: { left, right, top, bottom, size }, isSpanned };
}
