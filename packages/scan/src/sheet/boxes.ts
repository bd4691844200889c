/**
 * The squares between the crossings of a lattice: which are ruled on all four sides, and which hold
 * something that may be a number.
 */

import { findMarks } from '../digits/marks.js';
import type { DigitReader } from '../digits/read-digit.js';
import { type Crossing, type Lattice, latticeKey } from './lattice.js';
import { levelBetween, type Rectified, uprightBetween } from './rectified.js';

/** The squares of a lattice, row by row. */
export interface Boxes {
  /** Lattice coordinates of the first square. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** 1 where all four sides are ruled. */
  readonly ruled: Uint8Array;
  /** 1 where something of a number's size stands. */
  readonly inked: Uint8Array;
  /** 1 where most is dark. */
  readonly filled: Uint8Array;
}

/** The share of the least strength that each third of a side has. */
const LEAST_THIRD = 0.4;

/** The squares of a lattice. */
export function findBoxes(
  lattice: Lattice,
  rectified: Rectified,
  read: DigitReader,
): Boxes | undefined {
  const all = [...lattice.crossings.values()];
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { column, row } of all) {
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  const columns = right - left;
  const rows = bottom - top;
  if (!(columns > 0 && rows > 0)) return undefined;
  const ruled = new Uint8Array(columns * rows);
  const inked = new Uint8Array(columns * rows);
  const filled = new Uint8Array(columns * rows);
  for (let k = 0; k < ruled.length; k++) {
    const corners = cornersOf(lattice, left + (k % columns), top + Math.floor(k / columns));
    if (corners === undefined) continue;
    const ink = inkIn(corners, rectified, read);
    inked[k] = ink === 'number' ? 1 : 0;
    filled[k] = ink === 'filled' ? 1 : 0;
    if (ink === 'filled' || isRuled(corners, lattice, rectified)) ruled[k] = 1;
  }
  fillHoles(ruled, columns, rows);
  return { left, top, columns, rows, ruled, inked, filled };
}

type Corners = readonly [Crossing, Crossing, Crossing, Crossing];

/** The crossings around a square, clockwise from the upper left. */
function cornersOf({ crossings }: Lattice, column: number, row: number): Corners | undefined {
  const a = crossings.get(latticeKey(column, row));
  const b = crossings.get(latticeKey(column + 1, row));
  const c = crossings.get(latticeKey(column + 1, row + 1));
  const d = crossings.get(latticeKey(column, row + 1));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  return [a, b, c, d];
}

/** True if each third of each side has a rule. */
function isRuled([a, b, c, d]: Corners, { least }: Lattice, rectified: Rectified): boolean {
  const enough = LEAST_THIRD * least;
  for (const [from, to] of [
    [a, b],
    [d, c],
  ]) {
    for (let third = 0; third < 3; third++) {
      const u = 0.08 + 0.28 * third;
      const v = 0.36 + 0.28 * third;
      const y = from.y + ((u + v) / 2) * (to.y - from.y);
      const x0 = from.x + u * (to.x - from.x);
      const x1 = from.x + v * (to.x - from.x);
      if (around(y, (at) => levelBetween(rectified, at, x0, x1)) < enough) return false;
    }
  }
  for (const [from, to] of [
    [a, d],
    [b, c],
  ]) {
    for (let third = 0; third < 3; third++) {
      const u = 0.08 + 0.28 * third;
      const v = 0.36 + 0.28 * third;
      const x = from.x + ((u + v) / 2) * (to.x - from.x);
      const y0 = from.y + u * (to.y - from.y);
      const y1 = from.y + v * (to.y - from.y);
      if (around(x, (at) => uprightBetween(rectified, at, y0, y1)) < enough) return false;
    }
  }
  return true;
}

function around(at: number, strengthAt: (at: number) => number): number {
  return Math.max(strengthAt(at - 1), strengthAt(at), strengthAt(at + 1));
}

/** How dark ink is at least, beside paper and the darkest ink of the square. */
const DARK = 0.22;

/** The most that the paper of a square may be in a shadow that was not seen as one. */
const MOST_SHADE = 0.3;

/** How much of a thick rule, in squares, may lie inside a square. */
const MOST_RULE = 0.2;

/** The shares of a square beside its rules that are left out: a chip may have an edge in it. */
const INSETS = [0.12, 0.24];

/** What stands inside a square. */
function inkIn(
  corners: Corners,
  rectified: Rectified,
  read: DigitReader,
): 'nothing' | 'number' | 'filled' {
  const found = INSETS.map((inset) => inkWithin(corners, rectified, read, inset));
  return found[0] === 'nothing' && found[1] === 'number' ? 'number' : found[0];
}

function inkWithin(
  [a, , c]: Corners,
  { plane }: Rectified,
  read: DigitReader,
  inset: number,
): 'nothing' | 'number' | 'filled' {
  const mx = inset * (c.x - a.x);
  const my = inset * (c.y - a.y);
  const left = Math.max(0, Math.ceil(a.x + mx));
  const top = Math.max(0, Math.ceil(a.y + my));
  const width = Math.min(plane.width - 1, Math.floor(c.x - mx)) - left + 1;
  const height = Math.min(plane.height - 1, Math.floor(c.y - my)) - top + 1;
  if (width < 3 || height < 3) return 'nothing';
  const ink = new Float32Array(width * height);
  let darkest = 0;
  for (let i = 0; i < ink.length; i++) {
    const at = (top + Math.floor(i / width)) * plane.width + left + (i % width);
    ink[i] = 1 - plane.data[at];
    darkest = Math.max(darkest, ink[i]);
  }
  // the edge of a shadow is darker than its paper, and no ink
  const shade = Math.min(MOST_SHADE, ink.slice().sort()[Math.floor(0.15 * ink.length)]);
  for (let i = 0; i < ink.length; i++) ink[i] = Math.max(0, ink[i] - shade);
  darkest -= shade;
  if (darkest < DARK) return 'nothing';
  const mask = Uint8Array.from(ink, (value) => (value > 0.5 * darkest ? 1 : 0));
  const marks = findMarks(mask, width, height);
  const size = marks.reduce((sum, mark) => sum + mark.size, 0);
  if (size > 0.7 * ink.length) return isTextured(ink) ? 'number' : 'filled';
  const side = Math.max(width, height) / (1 - 2 * inset);
  const isNumber = marks.some((mark) => {
    const high = mark.bottom - mark.top + 1;
    const wide = mark.right - mark.left + 1;
    if (high < 0.3 * side || wide > 0.9 * high) return false;
    // the edge of a thick rule, which looks like a 1
    if (high === height && wide < MOST_RULE * side) return false;
    return read({ width, height, ink }, mark).none < 0.5;
  });
  return isNumber ? 'number' : 'nothing';
}

/** How much of a filled square differs from the rest of it, if a number is printed on it. */
const LEAST_TEXTURE = 0.05;

/** By how much ink differs on a chip. */
const OTHER_INK = 0.3;

/** True if a filled square has a number on it: a chip, and no square that was filled by hand. */
function isTextured(ink: Float32Array): boolean {
  const sorted = ink.slice().sort();
  const middle = sorted[sorted.length >> 1];
  const other = ink.filter((value) => Math.abs(value - middle) > OTHER_INK).length;
  return other > LEAST_TEXTURE * ink.length;
}

/** Squares between ruled ones are ruled: a pencil or a blot hides some. */
function fillHoles(ruled: Uint8Array, columns: number, rows: number): void {
  for (let round = 0; round < 2; round++) {
    const before = ruled.slice();
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < columns; c++) {
        const at = r * columns + c;
        if (before[at] !== 0) continue;
        const near = (u: number, v: number): boolean =>
          c + u >= 0 && c + u < columns && r + v >= 0 && r + v < rows
            ? before[at + v * columns + u] !== 0
            : false;
        const across = (near(-1, 0) || near(-2, 0)) && (near(1, 0) || near(2, 0));
        const down = (near(0, -1) || near(0, -2)) && (near(0, 1) || near(0, 2));
        if (across && down) ruled[at] = 1;
      }
    }
  }
}
