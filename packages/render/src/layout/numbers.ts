/**
 * Places the numbers of the clues. Numbers are counted from the cells outwards: the last number of
 * a row is beside its first cell, as on paper.
 */
import type { Block, Clue, Line, Puzzle } from '@nonokit/core';
import type { Box, Point } from './box.js';
import { chipSize, HALF_DIGIT, PITCH_DOWN, symbolShifts } from './chips.js';
import type { Label } from './label.js';
import type { Panel, SheetLayout } from './layout.js';
import { DIGIT_HEIGHT_EM } from './measure.js';
import { type Chips, isTurned, listSlots, type Rails } from './rails.js';

/**
 * One number of a clue, placed; its own place (`slot`) does not overlap another. A turned number
 * reads upwards, its baseline at x.
 */
export interface PlacedNumber extends Label {
  /** The block's colour; 0, the background, for the 0 of an empty clue. */
  readonly color: number;
  /** The line that the number belongs to. */
  readonly line: Line;
  /** The index of its block in the clue, from 0; also 0 for the 0 of an empty clue. */
  readonly block: number;
  /** What is painted with its colour, in even rails; its place is larger. */
  readonly chip?: Box;
  /** The middle of the symbol of its colour, where symbols are wanted. */
  readonly symbol?: Point;
}

const ZERO: Block = { size: 0, color: 0 };
const EMPTY: Clue = [ZERO];

/** Every number of a panel: rows from the top, then columns from the left; none without rails. */
export function* numbersOf(
  { rows, columns }: Pick<Puzzle, 'rows' | 'columns'>,
  { rails }: Panel,
  { cell }: SheetLayout,
): Generator<PlacedNumber> {
  if (rails === undefined) return;
  for (const [index, clue] of rows.entries()) {
    yield* rowNumbers(clue, index, rails, cell, false);
    if (rails.right !== undefined) yield* rowNumbers(clue, index, rails, cell, true);
  }
  for (const [index, clue] of columns.entries()) {
    yield* columnNumbers(clue, index, rails, cell, false);
    if (rails.bottom !== undefined) yield* columnNumbers(clue, index, rails, cell, true);
  }
}

function* rowNumbers(
  clue: Clue,
  index: number,
  rails: Rails,
  cell: number,
  isAfter: boolean,
): Generator<PlacedNumber> {
  const { left, right = left, fontSize } = rails;
  const line: Line = { kind: 'row', index };
  const blocks = clue.length === 0 ? EMPTY : clue;
  for (const { block, near, length } of listSlots(rails, 'row', index, isAfter)) {
    const x = isAfter ? right.left + near : left.left + left.width - near - length;
    const slot = { left: x, top: left.top + index * cell, width: length, height: cell };
    const number = blocks[block] ?? ZERO;
    const of = { line, block };
    yield rails.chips === undefined
      ? placed(number, slot, fontSize, of)
      : onChip(number, slot, rails.chips, of);
  }
}

function* columnNumbers(
  clue: Clue,
  index: number,
  rails: Rails,
  cell: number,
  isAfter: boolean,
): Generator<PlacedNumber> {
  const { top, bottom = top, fontSize } = rails;
  const line: Line = { kind: 'column', index };
  const blocks = clue.length === 0 ? EMPTY : clue;
  for (const { block, near, length } of listSlots(rails, 'column', index, isAfter)) {
    const y = isAfter ? bottom.top + near : top.top + top.height - near - length;
    const slot = { left: top.left + index * cell, top: y, width: cell, height: length };
    const number = blocks[block] ?? ZERO;
    const of = { line, block };
    if (rails.chips !== undefined) yield onChip(number, slot, rails.chips, of);
    else if (isTurned(number.size)) yield turned(number, slot, fontSize, of);
    else yield placed(number, slot, fontSize, of);
  }
}

/** Whose number it is. */
type Owner = Pick<PlacedNumber, 'line' | 'block'>;

// a large sheet has a million numbers, so each is one literal
function placed(
  { size, color }: Block,
  slot: Box,
  fontSize: number,
  { line, block }: Owner,
): PlacedNumber {
  const x = slot.left + slot.width / 2;
  const y = slot.top + slot.height / 2 + (DIGIT_HEIGHT_EM * fontSize) / 2;
  return { text: String(size), color, x, y, fontSize, slot, line, block };
}

function turned(
  { size, color }: Block,
  slot: Box,
  fontSize: number,
  { line, block }: Owner,
): PlacedNumber {
  const x = slot.left + slot.width / 2 + (DIGIT_HEIGHT_EM * fontSize) / 2;
  const y = slot.top + slot.height / 2;
  return { text: String(size), color, x, y, fontSize, slot, line, block, turned: true };
}

/** A number of even rails, in the middle of its chip, or before a symbol there. */
function onChip({ size, color }: Block, slot: Box, chips: Chips, of: Owner): PlacedNumber {
  const { kind } = of.line;
  const text = String(size);
  const digits = text.length;
  const hasSymbols = chips.hasSymbols && size > 0;
  const pitch = PITCH_DOWN * chips.cell;
  const place = { kind, hasSymbols, pitch, digits, isPlain: chips.isPlain };
  const { width, height, fontSize } = chipSize({
    ...place,
    width: slot.width,
    height: slot.height,
  });
  const middle = { x: slot.left + slot.width / 2, y: slot.top + slot.height / 2 };
  const chip = { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
  const shifts = symbolShifts(chip);
  const at = hasSymbols ? along(middle, kind, -shifts.digits) : middle;
  const number = { text, color, x: at.x, y: at.y + HALF_DIGIT * fontSize, fontSize, slot, ...of };
  return hasSymbols
    ? { ...number, chip, symbol: along(middle, kind, shifts.symbol) }
    : { ...number, chip };
}

/** A point moved along its line. */
function along({ x, y }: Point, kind: Line['kind'], by: number): Point {
  return kind === 'row' ? { x: x + by, y } : { x, y: y + by };
}
