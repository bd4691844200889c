/**
 * Where each number of the clues stands. Numbers are counted from the cells outwards, so the last number
 * of a row stands right beside its first cell's rule, as on paper.
 */
import type { Block, Clue, Puzzle } from '@nonokit/core';
import { type Box, fontSizeFor, type Rails } from './layout.js';
import { DIGIT_HEIGHT_EM } from './measure.js';

/** One number of a clue, placed. */
export interface PlacedNumber {
  readonly text: string;
  /** The block's colour; 0, the background, for the 0 of an empty clue. */
  readonly color: number;
  /** The middle of the digits. */
  readonly x: number;
  /** The baseline of the digits. */
  readonly y: number;
  readonly fontSize: number;
  /** The number's own place; places do not overlap. */
  readonly slot: Box;
}

const EMPTY: Clue = [{ size: 0, color: 0 }];

/** Every number of a puzzle: rows from the top, then columns from the left. */
export function* numbersOf(puzzle: Puzzle, rails: Rails, cell: number): Generator<PlacedNumber> {
  const { left, top, slotWidth, slotHeight, gap, fontSize } = rails;
  for (const [index, clue] of puzzle.rows.entries()) {
    for (const [block, back] of outwards(clue)) {
      const x = left.left + left.width - gap - back * slotWidth;
      const y = left.top + index * cell;
      yield placed(block, { left: x, top: y, width: slotWidth, height: cell }, fontSize);
    }
  }
  for (const [index, clue] of puzzle.columns.entries()) {
    for (const [block, back] of outwards(clue)) {
      const x = top.left + index * cell;
      const y = top.top + top.height - gap - back * slotHeight;
      const fitting = Math.min(fontSize, fontSizeFor(cell, String(block.size).length));
      yield placed(block, { left: x, top: y, width: cell, height: slotHeight }, fitting);
    }
  }
}

/** The blocks of a clue in reading order, each with its distance from the cells: the last has 1. */
function outwards(clue: Clue): [Block, number][] {
  const blocks = clue.length === 0 ? EMPTY : clue;
  return blocks.map((block, k) => [block, blocks.length - k]);
}

function placed({ size, color }: Block, slot: Box, fontSize: number): PlacedNumber {
  const x = slot.left + slot.width / 2;
  const y = slot.top + slot.height / 2 + (DIGIT_HEIGHT_EM * fontSize) / 2;
  return { text: String(size), color, x, y, fontSize, slot };
}
