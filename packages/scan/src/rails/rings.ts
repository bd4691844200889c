/**
 * Rings: chips of which only the border is coloured, around a number on paper. Rings may touch
 * each other and the rules of the sheet, and a digit may touch its ring; so what is looked for is
 * the paper that they enclose, at several levels of ink.
 */
import { findMarks, INK, type InkMask, type Mark } from '../digits/marks.js';
import type { Area } from './area.js';
import type { Tint } from './printed.js';
import { type Box, heightOf, insidesOfRings, widthOf } from './ring-insides.js';
import { tintOfRing } from './ring-tint.js';

/** A ring with the marks inside it, in pixels of the area. */
export interface Ring {
  /** The ring and all inside it. */
  readonly box: Box;
  readonly tint: Tint;
  readonly marks: readonly Mark[];
}

/** The inside of a ring, with the digits that stand there. */
interface Hole {
  readonly box: Box;
  readonly marks: readonly Mark[];
  readonly level: number;
  /** The shares of the box that are of the ring, and of digits that touch it. */
  readonly rim: number;
  readonly touching: number;
}

/** The least height of a digit in squares. */
const LEAST_DIGIT = 0.24;

/** The least width of a digit that touches its ring at the side, in squares. */
const LEAST_STROKE = 0.12;

/** The share of the inside of a ring that its round corners may take. */
const MOST_RIM = 0.16;

/** How much less of the inside must be taken at a higher level of ink. */
const CLEARER = 0.02;

/** How much worse it is that a digit is taken for the ring than that it touches the ring. */
const LOST = 3;

/** How much wider the whole inside of a ring is than a part of it. */
const WIDER = 0.15;

/** What counts as ink: pale rings are whole at low levels, digits come off them at high ones. */
const LEVELS = [0.2, 0.28, 0.4, 0.5, 0.65];

/** The same for the pale rings of a drawing. */
const PALE = 0.1;

/** What counts as ink of a ring around a box that was found at a higher level. */
const RIM = 0.2;

/** The most thickness of a ring, in squares. */
const THICKNESS = 0.2;

/** The rings of an area; `isColored` if it has chips of other colours. */
export function findRings(area: Area, isAcross: boolean, isColored = false): Ring[] {
  const found: Hole[] = [];
  const levels = area.isSharp ? [PALE, ...LEVELS] : LEVELS;
  for (const level of levels) {
    const solid = inkAbove(area.ink, level);
    for (const box of insidesOfRings(solid, area, isAcross)) {
      keepClearest(found, holeAt(box, level, solid, area));
    }
  }
  const rings = found.map(({ box, level, marks }) => {
    const rims = rimsOf(box, area, Math.min(level, RIM));
    return { box: expanded(box, rims), marks, ...tintOfRing(area, box, rims) };
  });
  // beside chips of other colours an outline is of a pale chip; where all are outlines they are ink
  const arePale = isColored || rings.some(({ enclosed }) => enclosed === undefined);
  return rings.map(({ box, marks, tint, enclosed }) => ({
    box,
    marks,
    tint: arePale && enclosed !== undefined ? enclosed : tint,
  }));
}

function inkAbove(ink: Float32Array, level: number): InkMask {
  const mask = new Uint8Array(ink.length);
  for (let i = 0; i < mask.length; i++) if (ink[i] > level) mask[i] = INK;
  return mask;
}

/** What stands inside a box: what reaches its corners is of the ring. */
function holeAt(
  { left, right, top, bottom }: Box,
  level: number,
  solid: InkMask,
  { width, side }: Area,
): Hole {
  const w = right - left + 1;
  const h = bottom - top + 1;
  const inside = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const at = (top + y) * width + left;
    inside.set(solid.subarray(at, at + w), y * w);
  }
  let rim = 0;
  let touching = 0;
  const marks: Mark[] = [];
  for (const mark of findMarks(inside, w, h)) {
    const isBeside = mark.left === 0 || mark.right === w - 1;
    const isAtEnd = mark.top === 0 || mark.bottom === h - 1;
    if (isBeside && (isAtEnd || widthOf(mark) < LEAST_STROKE * side)) {
      rim += mark.size;
      continue;
    }
    if (isBeside || isAtEnd) touching += mark.size;
    if (heightOf(mark) < LEAST_DIGIT * side) continue;
    marks.push({
      left: mark.left + left,
      right: mark.right + left,
      top: mark.top + top,
      bottom: mark.bottom + top,
      size: mark.size,
    });
  }
  const box = { left, right, top, bottom };
  return { box, level, marks, rim: rim / (w * h), touching: touching / (w * h) };
}

/** Keeps a hole unless the same is known as wide, and as clearly, at a lower level. */
function keepClearest(found: Hole[], hole: Hole): void {
  if (hole.rim > MOST_RIM || hole.marks.length === 0) return;
  const known = found.findIndex(({ box }) => isWithin(box, hole.box) || isWithin(hole.box, box));
  if (known < 0) {
    found.push(hole);
    return;
  }
  const wider = widthOf(hole.box) - widthOf(found[known].box);
  const isClearer = taken(hole) < taken(found[known]) - CLEARER;
  if (wider > WIDER * widthOf(hole.box) || (wider > -2 && isClearer)) found[known] = hole;
}

/** How much of the inside is not paper with digits that stand free. */
const taken = ({ rim, touching }: Hole): number => LOST * rim + touching;

/** True if the middle of a box lies in another one. */
function isWithin(box: Box, { left, right, top, bottom }: Box): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** How far ink reaches from each edge of a box. */
function rimsOf(box: Box, { width, height, side, ink }: Area, level: number): Box {
  const most = Math.round(THICKNESS * side);
  const x = (box.left + box.right) >> 1;
  const y = (box.top + box.bottom) >> 1;
  const reach = (from: number, step: number, limit: number): number => {
    let k = 0;
    while (k < Math.min(most, limit) && ink[from + (k + 1) * step] > level) k++;
    return k;
  };
  return {
    left: reach(y * width + box.left, -1, box.left),
    right: reach(y * width + box.right, 1, width - 1 - box.right),
    top: reach(box.top * width + x, -width, box.top),
    bottom: reach(box.bottom * width + x, width, height - 1 - box.bottom),
  };
}

function expanded(box: Box, by: Box): Box {
  return {
    left: box.left - by.left,
    right: box.right + by.right,
    top: box.top - by.top,
    bottom: box.bottom + by.bottom,
  };
}
