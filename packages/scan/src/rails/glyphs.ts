/**
 * The digits of an area: pieces of ink of a digit's size, those on coloured chips included, where
 * the digit is what differs from the chip.
 */

import type { InkImage } from '../digits/glyph.js';
import { findMarks, type InkMask, type Mark } from '../digits/marks.js';
import type { DigitReader, DigitReading } from '../digits/read-digit.js';
import type { Area } from './area.js';
import { type Chip, chipAt, chipsIn, isChip } from './chips.js';
import { cutByLine } from './cut-by-line.js';
import { findFields } from './fields.js';
import { joinPieces } from './marks.js';
import type { Tint } from './printed.js';
import type { Box } from './ring-insides.js';
import { findRings, type Ring } from './rings.js';

/** A digit as it stands in an area. */
export interface Glyph {
  /** Its box in the area, in pixels. */
  readonly box: Mark;
  readonly reading: DigitReading;
  /** The colour of its ink, or of the chip it stands on. */
  readonly tint: Tint;
  /** The chip it stands on, by number; -1 for none. */
  readonly chip: number;
}

/** How high a digit is, in squares. */
const LEAST_HEIGHT = 0.24;
const MOST_HEIGHT = 0.98;

/** A piece of ink with the image in which it is seen best. */
interface Piece {
  readonly box: Mark;
  readonly image: InkImage;
  /** Where the image begins in the area. */
  readonly left: number;
  readonly top: number;
  readonly tint: Tint;
  readonly chip: number;
}

/** The digits of an area, in no order; `onPaper` says that none stands in a field or a ring. */
export function findGlyphs(
  area: Area,
  mask: InkMask,
  isAcross: boolean,
  read: DigitReader,
  onPaper = false,
): Glyph[] {
  const pieces = onPaper ? piecesIn(area, mask, isAcross, 0) : piecesOf(area, mask, isAcross, read);
  return pieces.flatMap((piece) => splitAndRead(piece, read));
}

/** What may be digits, in fields and rings if the numbers stand in such. */
function piecesOf(area: Area, mask: InkMask, isAcross: boolean, read: DigitReader): Piece[] {
  const { width, height, ink, side } = area;
  const whole: InkImage = { width, height, ink };
  const boxes: Box[] = [];
  const enclosed: Piece[] = [];
  /** Keeps what may be digits in a box, if there are any. */
  const enclose = (box: Box, inside: readonly Piece[]): void => {
    // light digits on a chip enclose ink that looks like none
    if (!inside.some((one) => readPiece(one, one.box, read).none < NOT_ENCLOSED)) return;
    boxes.push(box);
    enclosed.push(...inside);
  };
  for (const field of findFields(area, isAcross)) {
    enclose(field.box, piecesOnChip(chipAt(area, field.box, field.tint), side, boxes.length));
  }
  const isColored = boxes.length > 0;
  for (const ring of findRings(area, isAcross, isColored)) {
    if (boxes.some((box) => doOverlap(box, ring.box))) continue;
    enclose(ring.box, piecesInRing(ring, whole, side, boxes.length));
  }
  const outside = withoutBoxes(mask, area, boxes);
  const others = piecesIn(area, outside, isAcross, boxes.length);
  const onPaper = others.filter(({ chip }) => chip < 0).length;
  // all numbers of a sheet are on chips or in rings, or none is: a few are squares between rules
  return enclosed.length >= LEAST_ENCLOSED * (enclosed.length + onPaper)
    ? [...enclosed, ...others]
    : piecesIn(area, mask, isAcross, 0);
}

/** What may be digits outside of rings, on chips and on paper; chips are numbered from `first`. */
function piecesIn(area: Area, mask: InkMask, isAcross: boolean, first: number): Piece[] {
  const { width, height, ink, side } = area;
  const whole: InkImage = { width, height, ink };
  const pieces: Piece[] = [];
  const plain: Mark[] = [];
  const chips: Mark[] = [];
  let count = first;
  const marks = findMarks(mask, width, height).filter((mark) => !leavesArea(mark, area));
  for (const mark of cutByLine(marks, mask, area, isAcross)) {
    if (!isChip(mark, side)) {
      plain.push(mark);
      continue;
    }
    chips.push(mark);
    for (const chip of chipsIn(area, mark)) pieces.push(...piecesOnChip(chip, side, count++));
  }
  // what a light digit encloses on a chip is ink, too
  const outside = plain.filter((mark) => !chips.some((chip) => isInside(mark, chip)));
  for (const box of joinPieces(outside, side)) {
    if (!isDigitSized(box, side)) continue;
    pieces.push({ box, image: whole, left: 0, top: 0, tint: tintOf(area, mask, box), chip: -1 });
  }
  return pieces;
}

/** True for ink that goes on outside, such as the desk; beyond one edge there is the grid. */
function leavesArea({ left, right, top, bottom }: Mark, area: Area): boolean {
  const { width, height, side } = area;
  return (
    left === 0 ||
    top === 0 ||
    (right === width - 1 && side * area.left + width !== 0) ||
    (bottom === height - 1 && side * area.top + height !== 0)
  );
}

function isInside(mark: Mark, { left, right, top, bottom }: Mark): boolean {
  return mark.left >= left && mark.right <= right && mark.top >= top && mark.bottom <= bottom;
}

function isDigitSized({ left, right, top, bottom }: Mark, side: number): boolean {
  const height = (bottom - top + 1) / side;
  const width = (right - left + 1) / side;
  return height >= LEAST_HEIGHT && height <= MOST_HEIGHT && width <= 2.2 * height;
}

/** How likely what stands in a ring is no digit, at most. */
const NOT_ENCLOSED = 0.35;

/** The least share of the digits on paper that stand in rings, where there are rings. */
const LEAST_ENCLOSED = 0.45;

/** What may be digits in a ring; they have the number `chip`. */
function piecesInRing({ marks, tint }: Ring, image: InkImage, side: number, chip: number): Piece[] {
  return joinPieces(marks, side)
    .filter((box) => isDigitSized(box, side))
    .map((box) => ({ box, image, left: 0, top: 0, tint, chip }));
}

/** What may be digits on a chip; they have the number `chip`. */
function piecesOnChip({ box, tint, image, marks }: Chip, side: number, chip: number): Piece[] {
  return marks
    .filter((inner) => isDigitSized(inner, side))
    .map((inner) => ({ box: inner, image, left: box.left, top: box.top, tint, chip }));
}

/** True if the middle of one of two boxes lies in the other. */
function doOverlap(a: Box, b: Box): boolean {
  const isIn = (one: Box, other: Box): boolean => {
    const x = (one.left + one.right) / 2;
    const y = (one.top + one.bottom) / 2;
    return x >= other.left && x <= other.right && y >= other.top && y <= other.bottom;
  };
  return isIn(a, b) || isIn(b, a);
}

/** What is left of the edge of a chip beside its field, in squares. */
const EDGE = 0.07;

/** The mask without the ink of chips and rings, and of what they enclose. */
function withoutBoxes(
  mask: InkMask,
  { width, height, side }: Area,
  boxes: readonly Box[],
): InkMask {
  const rest = mask.slice();
  const edge = Math.round(EDGE * side);
  for (const { left, right, top, bottom } of boxes) {
    const from = Math.max(0, left - edge);
    const to = Math.min(width, right + edge + 1);
    for (let y = Math.max(0, top - edge); y <= Math.min(height - 1, bottom + edge); y++) {
      rest.fill(0, y * width + from, y * width + to);
    }
  }
  return rest;
}

/** The colour of the darkest ink of a mark. */
function tintOf({ width, rgb, ink }: Area, mask: InkMask, box: Mark): Tint {
  const found: { dark: number; at: number }[] = [];
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) {
      const at = y * width + x;
      if (mask[at] === 1) found.push({ dark: ink[at], at });
    }
  }
  found.sort((a, b) => b.dark - a.dark);
  const darkest = found.slice(0, Math.max(1, found.length >> 2));
  const mean = (channel: number): number =>
    darkest.reduce((sum, { at }) => sum + rgb[3 * at + channel], 0) / darkest.length;
  return [mean(0), mean(1), mean(2)];
}

/** The width of a digit that may be two, by its height. */
const WIDE = 0.86;

/** Reads a piece; a wide one is cut where that gives likelier digits. */
function splitAndRead(piece: Piece, read: DigitReader): Glyph[] {
  const whole = glyphIn(piece, piece.box, read);
  const { left, right, top, bottom } = piece.box;
  const width = right - left + 1;
  const height = bottom - top + 1;
  if (width < WIDE * height || width > 3 * height) return [whole];
  let best: Glyph[] = [whole];
  let most = width > 1.25 * height ? 0.05 : best[0].reading.probabilities[whole.reading.digit];
  for (const cut of cutsIn(piece)) {
    const halves = [
      glyphIn(piece, { ...piece.box, right: cut - 1 }, read),
      glyphIn(piece, { ...piece.box, left: cut }, read),
    ];
    const likely = Math.min(...halves.map(({ reading }) => reading.probabilities[reading.digit]));
    if (likely <= most) continue;
    most = likely;
    best = halves;
  }
  return best;
}

/** The columns in the middle of a piece with the least ink. */
function cutsIn({ box, image, left, top }: Piece): number[] {
  const width = box.right - box.left + 1;
  const columns: { x: number; ink: number }[] = [];
  for (let x = box.left + Math.floor(0.25 * width); x <= box.left + 0.75 * width; x++) {
    let ink = 0;
    for (let y = box.top; y <= box.bottom; y++) {
      ink += image.ink[(y - top) * image.width + x - left];
    }
    columns.push({ x, ink });
  }
  columns.sort((a, b) => a.ink - b.ink);
  return columns.slice(0, 3).map(({ x }) => x);
}

function glyphIn(piece: Piece, box: Mark, read: DigitReader): Glyph {
  return { box, reading: readPiece(piece, box, read), tint: piece.tint, chip: piece.chip };
}

/** Reads a part of a piece. */
function readPiece({ image, left, top }: Piece, box: Mark, read: DigitReader): DigitReading {
  return read(image, {
    left: box.left - left,
    right: box.right - left,
    top: box.top - top,
    bottom: box.bottom - top,
  });
}
