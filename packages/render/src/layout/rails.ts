/**
 * Rails: the areas for the clues of a panel, at its left and top.
 *
 * Along a rail each number has a slot of one size, counted from the cells outwards, so numbers line
 * up; a slot fits the widest number of the rail.
 */
import type { Clue } from '@nonokit/core';
import type { Box } from './box.js';
import { digitsWidth } from './measure.js';
import type { SheetPlan } from './sheet-plan.js';

/** The rails of a panel, in pixels. */
export interface Rails {
  /** The rail of the rows' clues, as high as the cells. */
  readonly left: Box;
  /** The rail of the columns' clues, as wide as the cells. */
  readonly top: Box;
  /** The width of a number's place in the left rail, whose height is a cell. */
  readonly slotWidth: number;
  /** The height of a number's place in the top rail, whose width is a cell. */
  readonly slotHeight: number;
  /** Between the cells and the numbers beside them: 4. */
  readonly gap: number;
  /**
   * The font size of numbers; only those of three and more digits above a column are set smaller.
   */
  readonly fontSize: number;
  /** The number of numbers beside each row, counting the 0 of an empty clue: [2, 1, 1]. */
  readonly rowNumbers: readonly number[];
  /** The number of numbers above each column: [1, 3]. */
  readonly columnNumbers: readonly number[];
}

/** The rails of cells of that size; `railsAt` moves them to their place. */
export function railsOf({ puzzle, cell }: SheetPlan, size: Box): Rails {
  const fontSize = fontSizeFor(cell, Math.min(2, mostDigits(puzzle.columns)));
  const gap = Math.max(2, Math.round(cell / 8));
  const widest = digitsWidth(mostDigits(puzzle.rows), fontSize) + airOf(cell);
  const slotWidth = Math.ceil(Math.max(0.75 * cell, widest));
  const slotHeight = Math.ceil(Math.max(0.5 * cell, 1.25 * fontSize));
  const [rowNumbers, columnNumbers] = [puzzle.rows.map(countOf), puzzle.columns.map(countOf)];
  const width = most(rowNumbers) * slotWidth + 2 * gap;
  const height = most(columnNumbers) * slotHeight + 2 * gap;
  return {
    left: { left: 0, top: 0, width, height: size.height },
    top: { left: 0, top: 0, width: size.width, height },
    slotWidth,
    slotHeight,
    gap,
    fontSize,
    rowNumbers,
    columnNumbers,
  };
}

/** The rails beside and above cells whose left top corner is that of the box. */
export function railsAt({ left, top }: Box, rails: Rails): Rails {
  return {
    ...rails,
    left: { ...rails.left, left: left - rails.left.width, top },
    top: { ...rails.top, left, top: top - rails.top.height },
  };
}

/**
 * The largest comfortable font size, in pixels, at which a number of `digits` digits leaves some
 * space in its cell. Numbers take a larger share of small cells.
 */
export function fontSizeFor(cell: number, digits: number): number {
  const fitting = (cell - airOf(cell)) / digitsWidth(digits, 1);
  const comfortable = Math.max(0.6 * cell, Math.min(0.72 * cell, 9));
  return Math.floor(10 * Math.min(comfortable, fitting)) / 10;
}

/** The free space beside a number in its place. */
function airOf(cell: number): number {
  return Math.max(1.2, cell / 8);
}

/** An empty clue is printed as 0, so it counts as one number. */
function countOf(clue: Clue): number {
  return Math.max(1, clue.length);
}

function most(counts: readonly number[]): number {
  return counts.reduce((largest, count) => Math.max(largest, count), 1);
}

function mostDigits(clues: readonly Clue[]): number {
  let largest = 0;
  for (const clue of clues) {
    for (const { size } of clue) largest = Math.max(largest, size);
  }
  return String(largest).length;
}
