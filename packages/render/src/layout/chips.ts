/**
 * Chips: the even places of the numbers beside a board, in cells. A chip is a little narrower than
 * a cell and a little lower, wider for three digits, and longer where a symbol stands beside the
 * digits. Boards on a canvas, cards, lessons, printed sheets and their PDF all take it from here.
 */
import type { Clue } from '@nonokit/core';

/** The pitch of chips along a row's clue and along a column's, in cells. */
export const PITCH_ACROSS = 0.9;
export const PITCH_DOWN = 0.83;

/** Free space between the numbers and the cells, in cells. */
const GAP = 0.14;

/** Free space on both sides of the numbers, in cells. */
export const RAIL_MARGIN = GAP + 0.25;

/** How much wider a chip of three digits or more is: in a row it takes more of the rail. */
const WIDE = 1.35;

/** How much longer a chip with a symbol is, along its line, in cells. */
const SYMBOL_ROOM = 0.4;

/** Free pixels between two chips: at most, and as a share of their pitch. */
const MOST_FREE = 1.5;
const FREE_SHARE = 0.09;

/** The share of a chip that its digits take: one digit, two, three. */
const DIGITS = [0.74, 0.68, 0.52] as const;

/** How much larger numbers without chips are. */
const PLAIN = 1.12;

/** Half the height of digits, as a share of their font. */
export const HALF_DIGIT = 0.355;

/** The place of a number along its line, counted from the cells outwards. */
export interface Slot {
  /** Which block of the clue, from 0. */
  readonly block: number;
  /** The distance of its near end from the edge of the cells. */
  readonly near: number;
  /** Its length along the rail. */
  readonly length: number;
}

type Kind = 'row' | 'column';

/** The length of a chip along its line, in cells. */
export function chipLength(kind: Kind, size: number, hasSymbols: boolean): number {
  const pitch = kind === 'column' ? PITCH_DOWN : size < 100 ? PITCH_ACROSS : PITCH_ACROSS * WIDE;
  return pitch + (hasSymbols ? SYMBOL_ROOM : 0);
}

/**
 * The place of a block's number, in cells. In the rails left and above (not `isAfter`) the last
 * number is next to the cells, in the others the first. The 0 of an empty clue is its block 0.
 */
export function chipSlot(
  clue: Clue,
  block: number,
  { kind, hasSymbols, isAfter }: ChipLine & { readonly isAfter: boolean },
): Slot {
  const [from, to] = isAfter ? [0, block] : [block + 1, clue.length];
  let near = GAP;
  for (let k = from; k < to; k++) near += chipLength(kind, clue[k]?.size ?? 0, hasSymbols);
  return { block, near, length: chipLength(kind, clue[block]?.size ?? 0, hasSymbols) };
}

/** Which numbers a chip belongs to. */
export interface ChipLine {
  readonly kind: Kind;
  readonly hasSymbols: boolean;
}

/** The room that the numbers of a line take, in cells; an empty clue shows a 0. */
export function chipsDepth(clue: Clue, { kind, hasSymbols }: ChipLine): number {
  const lengths = clue.map(({ size }) => chipLength(kind, size, hasSymbols));
  const depth = lengths.reduce((sum, length) => sum + length, 0);
  return (depth || chipLength(kind, 0, hasSymbols)) + RAIL_MARGIN;
}

/** A number in its place, which may be narrower or lower than usual. */
export interface ChipPlace extends ChipLine {
  /** The room for it, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The smaller pitch of chips there, in pixels. */
  readonly pitch: number;
  /** How many digits it has: 2. */
  readonly digits: number;
  /** Whether it stands without a chip: in black-and-white puzzles. */
  readonly isPlain: boolean;
}

/** The size of a chip, and of its digits; it stands in the middle of its place. */
export interface ChipSize {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

/** The size of the chip in a place. */
export function chipSize(place: ChipPlace): ChipSize {
  const { kind, hasSymbols, pitch, digits } = place;
  const isAcross = kind === 'row';
  const free = Math.min(MOST_FREE, FREE_SHARE * pitch);
  const side = pitch - free;
  const isLong = isAcross && (digits > 2 || hasSymbols);
  const share = DIGITS[Math.min(digits, DIGITS.length) - 1] ?? DIGITS[2];
  return {
    width: isLong ? place.width - free : side,
    height: !isAcross && hasSymbols ? place.height - free : side,
    fontSize: share * side * (place.isPlain ? PLAIN : 1),
  };
}

/**
 * Along its line from the middle of a chip: how far before it the digits stand, and how far after
 * it the symbol.
 */
export function symbolShifts({ width, height }: Pick<ChipSize, 'width' | 'height'>) {
  return {
    digits: Math.abs(width - height) / 2,
    symbol: 0.42 * Math.min(width, height),
  };
}
