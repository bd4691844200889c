/**
 * Rails: the areas for the clues of a panel, at its left and top, and in large sheets also at its
 * right and bottom.
 *
 * Each line is packed by its own numbers, counted from the cells outwards. Numbers of one and two
 * digits have places of one size, so that they line up; only a longer number has a longer place,
 * and above a column it is turned. Even rails have places of one size for all, those of boards.
 */
import { type Clue, isBlackOnly, type Palette } from '@nonokit/core';
import type { Box } from './box.js';
import { chipLength, chipSlot, chipsDepth, type Slot } from './chips.js';
import { digitsWidth } from './measure.js';
import type { SheetPlan } from './sheet-plan.js';
import type { Ticks } from './ticks.js';

/** The rails of a panel, in pixels. */
export interface Rails {
  /** The rail of the rows' clues, as high as the cells. */
  readonly left: Box;
  /** The rail of the columns' clues, as wide as the cells. */
  readonly top: Box;
  /** The rows' clues once more, in large sheets. */
  readonly right?: Box;
  /** The columns' clues once more, in large sheets. */
  readonly bottom?: Box;
  /** The width of the place of a number of up to two digits beside a row; it is a cell high. */
  readonly slotWidth: number;
  /** The height of the place of a number of up to two digits above a column; it is a cell wide. */
  readonly slotHeight: number;
  /** Between the cells and the numbers beside them: 4. */
  readonly gap: number;
  /** The font size of all numbers. */
  readonly fontSize: number;
  /** The air on either side of the digits of a longer number, together. */
  readonly air: number;
  /** How the numbers of even rails stand; undefined in tight ones. */
  readonly chips?: Chips;
  /** The clues of the puzzle. */
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
}

/** The chips of even rails. */
export interface Chips {
  /** The side of a cell in pixels: 24. */
  readonly cell: number;
  /** Whether a symbol stands beside each number. */
  readonly hasSymbols: boolean;
  /** Whether numbers stand without chips: in black-and-white puzzles. */
  readonly isPlain: boolean;
}

/** The clues of a puzzle, and what tells how they are shown. */
export interface RailClues {
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
  readonly palette: Palette;
}

/** The rails of cells of that size; `railsAt` moves them to their place. */
export function layOutRails(plan: SheetPlan, size: Box, ticks: Ticks): Rails {
  const { puzzle, cell, repeats } = plan;
  const rails =
    plan.rails === 'even' ? evenRails(puzzle, size, { cell }) : tightRails(puzzle, size, cell);
  const { left, top } = rails;
  return {
    ...rails,
    ...(repeats.right ? { right: { ...left, left: size.width + ticks.right } } : {}),
    ...(repeats.bottom ? { bottom: { ...top, top: size.height + ticks.below } } : {}),
  };
}

/** How even rails are laid out: see `BoardLayoutOptions`. */
interface EvenRails {
  readonly cell: number;
  readonly symbols?: boolean | undefined;
  readonly isWhole?: boolean | undefined;
}

/** Rails with a chip of the same size for each number, at any size of cells. */
export function evenRails(
  { rows, columns, palette }: RailClues,
  size: Box,
  { cell, symbols = false, isWhole = false }: EvenRails,
): Rails {
  const hasSymbols = symbols && palette.length > 2;
  const computeDepth = (kind: 'row' | 'column', clues: readonly Clue[]): number => {
    const depth = cell * most(clues.map((clue) => chipsDepth(clue, { kind, hasSymbols })));
    return isWhole ? Math.floor(depth) : depth;
  };
  return {
    slotWidth: cell * chipLength('row', 0, hasSymbols),
    slotHeight: cell * chipLength('column', 0, hasSymbols),
    gap: 0,
    fontSize: 0,
    air: 0,
    rows,
    columns,
    chips: { cell, hasSymbols, isPlain: isBlackOnly(palette) },
    left: { left: 0, top: 0, width: computeDepth('row', rows), height: size.height },
    top: { left: 0, top: 0, width: size.width, height: computeDepth('column', columns) },
  };
}

function tightRails({ rows, columns }: RailClues, size: Box, cell: number): Rails {
  const fontSize = fontSizeFor(cell, Math.min(2, mostDigits(columns)));
  const gap = Math.max(2, Math.round(cell / 8));
  const air = computeAir(cell);
  const widest = digitsWidth(Math.min(2, mostDigits(rows)), fontSize) + air;
  const slotWidth = Math.ceil(Math.max(0.75 * cell, widest));
  const slotHeight = Math.ceil(Math.max(0.5 * cell, 1.25 * fontSize));
  const scale = { slotWidth, slotHeight, gap, fontSize, air, rows, columns };
  const width = most(rows.map((clue) => measureLength(clue, slotWidth, scale))) + 2 * gap;
  const height = most(columns.map((clue) => measureLength(clue, slotHeight, scale))) + 2 * gap;
  const left = { left: 0, top: 0, width, height: size.height };
  const top = { left: 0, top: 0, width: size.width, height };
  return { ...scale, left, top };
}

/** The rails beside and above cells whose left top corner is that of the box. */
export function railsAt({ left, top }: Box, rails: Rails): Rails {
  const { right, bottom } = rails;
  return {
    ...rails,
    left: { ...rails.left, left: left - rails.left.width, top },
    top: { ...rails.top, left, top: top - rails.top.height },
    ...(right === undefined ? {} : { right: { ...right, left: left + right.left, top } }),
    ...(bottom === undefined ? {} : { bottom: { ...bottom, left, top: top + bottom.top } }),
  };
}

/**
 * The places of a line's numbers in reading order. In the left and the top rail the last number is
 * next to the cells, in the others (`isAfter`) the first.
 */
export function listSlots(
  rails: Rails,
  kind: 'row' | 'column',
  index: number,
  isAfter = false,
): Slot[] {
  const [clues, usual] =
    kind === 'row' ? [rails.rows, rails.slotWidth] : [rails.columns, rails.slotHeight];
  const clue = clues[index] ?? [];
  if (rails.chips !== undefined) return chipSlots(clue, kind, rails.chips, isAfter);
  // an empty clue is printed as 0, so it counts as one number
  const lengths = clue.length === 0 ? [usual] : clue.map(({ size }) => slotFor(size, usual, rails));
  let near = rails.gap;
  if (!isAfter) near += lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length, block) => {
    if (!isAfter) near -= length;
    const slot = { block, near, length };
    if (isAfter) near += length;
    return slot;
  });
}

function chipSlots(clue: Clue, kind: 'row' | 'column', chips: Chips, isAfter: boolean): Slot[] {
  const { cell, hasSymbols } = chips;
  return Array.from({ length: Math.max(1, clue.length) }, (_, block) => {
    const { near, length } = chipSlot(clue, block, { kind, hasSymbols, isAfter });
    return { block, near: near * cell, length: length * cell };
  });
}

/** True for numbers that do not fit above a column, and are turned there. */
export function isTurned(size: number): boolean {
  return size > 99;
}

/**
 * The largest comfortable font size, in pixels, at which a number of `digits` digits leaves some
 * space in its cell. Numbers take a larger share of small cells.
 */
export function fontSizeFor(cell: number, digits: number): number {
  const fitting = (cell - computeAir(cell)) / digitsWidth(digits, 1);
  const comfortable = Math.max(0.6 * cell, Math.min(0.72 * cell, 9));
  return Math.floor(10 * Math.min(comfortable, fitting)) / 10;
}

/** The free space beside a number in its place. */
function computeAir(cell: number): number {
  return Math.max(1.2, cell / 8);
}

type Scale = Pick<Rails, 'fontSize' | 'air'>;

function slotFor(size: number, usual: number, { fontSize, air }: Scale): number {
  if (size <= 99) return usual;
  return Math.max(usual, Math.ceil(digitsWidth(String(size).length, fontSize) + air));
}

function measureLength(clue: Clue, usual: number, scale: Scale): number {
  if (clue.length === 0) return usual;
  return clue.reduce((sum, { size }) => sum + slotFor(size, usual, scale), 0);
}

function most(lengths: readonly number[]): number {
  return lengths.reduce((largest, length) => Math.max(largest, length), 1);
}

function mostDigits(clues: readonly Clue[]): number {
  let largest = 0;
  for (const clue of clues) {
    for (const { size } of clue) largest = Math.max(largest, size);
  }
  return String(largest).length;
}
