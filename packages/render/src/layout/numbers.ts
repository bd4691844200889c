/**
 * Places the numbers of the clues. Numbers are counted from the cells outwards: the last number of
 * a row is beside its first cell, as on paper.
 */
import type { Block, Clue, Line, Puzzle } from '@nonokit/core';
import type { Box } from './box.js';
import type { Panel, SheetLayout } from './layout.js';
import { DIGIT_HEIGHT_EM } from './measure.js';
import { fontSizeFor } from './rails.js';

/** One number of a clue, placed; all lengths are in pixels of the layout. */
export interface PlacedNumber {
  /** The digits: "12". */
  readonly text: string;
  /** The block's colour; 0, the background, for the 0 of an empty clue. */
  readonly color: number;
  /** The middle of the digits. */
  readonly x: number;
  /** The baseline of the digits. */
  readonly y: number;
  /** The height of the font: 14.4. */
  readonly fontSize: number;
  /** The number's own place; places do not overlap. */
  readonly slot: Box;
  /** The line that the number belongs to. */
  readonly line: Line;
  /** The index of its block in the clue, from 0; also 0 for the 0 of an empty clue. */
  readonly block: number;
}

const EMPTY: Clue = [{ size: 0, color: 0 }];

/** Every number of a panel: rows from the top, then columns from the left; none without rails. */
export function* numbersOf(
  { rows, columns }: Puzzle,
  { rails }: Panel,
  { cell }: SheetLayout,
): Generator<PlacedNumber> {
  if (rails === undefined) return;
  const { left, top, slotWidth, slotHeight, gap, fontSize } = rails;
  for (const [index, clue] of rows.entries()) {
    const line: Line = { kind: 'row', index };
    for (const { block, k, back } of outwards(clue)) {
      const x = left.left + left.width - gap - back * slotWidth;
      const slot = { left: x, top: left.top + index * cell, width: slotWidth, height: cell };
      yield { ...placed(block, slot, fontSize), line, block: k };
    }
  }
  for (const [index, clue] of columns.entries()) {
    const line: Line = { kind: 'column', index };
    for (const { block, k, back } of outwards(clue)) {
      const y = top.top + top.height - gap - back * slotHeight;
      const slot = { left: top.left + index * cell, top: y, width: cell, height: slotHeight };
      const fitting = Math.min(fontSize, fontSizeFor(cell, String(block.size).length));
      yield { ...placed(block, slot, fitting), line, block: k };
    }
  }
}

/** A block of a clue, its index, and its distance from the cells: the last block has 1. */
interface Outward {
  readonly block: Block;
  readonly k: number;
  readonly back: number;
}

/** The blocks of a clue in reading order. */
function outwards(clue: Clue): Outward[] {
  const blocks = clue.length === 0 ? EMPTY : clue;
  return blocks.map((block, k) => ({ block, k, back: blocks.length - k }));
}

function placed({ size, color }: Block, slot: Box, fontSize: number) {
  const x = slot.left + slot.width / 2;
  const y = slot.top + slot.height / 2 + (DIGIT_HEIGHT_EM * fontSize) / 2;
  return { text: String(size), color, x, y, fontSize, slot };
}
