/**
 * Ticks: the numbers of rows and columns, at the right of the cells and below them, so that "row
 * 35" is found without counting.
 */
import type { Puzzle } from '@nonokit/core';
import type { Box } from './box.js';
import type { Label } from './label.js';
import { DIGIT_HEIGHT_EM, digitsWidth } from './measure.js';
import type { SheetPlan } from './sheet-plan.js';

/** The numbers of lines beside a panel. */
export interface Ticks {
  /** Interval of numbered lines: 5. */
  readonly every: number;
  readonly fontSize: number;
  /** The width of the strip at the right and the height of the strip below. */
  readonly right: number;
  readonly below: number;
}

/** No numbers of lines. */
export const NO_TICKS: Ticks = { every: 0, fontSize: 0, right: 0, below: 0 };

/** The ticks of a plan; without numbers their strips have no size. */
export function planTicks({ puzzle, cell, numbers: every }: SheetPlan): Ticks {
  if (every === 0) return NO_TICKS;
  const digits = String(Math.max(puzzle.width, puzzle.height)).length;
  const fitting = (every * cell - 1) / digitsWidth(digits, 1);
  const fontSize = Math.floor(10 * Math.min(Math.max(8, 0.5 * cell), fitting)) / 10;
  const right = Math.ceil(digitsWidth(String(puzzle.height).length, fontSize) + 0.8 * fontSize);
  return { every, fontSize, right, below: Math.ceil(1.5 * fontSize) };
}

/** The numbers beside the rows and below the columns of a panel. */
export function tickLabels(
  { width, height }: Pick<Puzzle, 'width' | 'height'>,
  cells: Box,
  { every, fontSize, right, below }: Ticks,
): Label[] {
  if (every === 0) return [];
  const labels: Label[] = [];
  const cell = cells.width / width;
  const half = (DIGIT_HEIGHT_EM * fontSize) / 2;
  const put = (line: number, slot: Box): void => {
    const x = slot.left + slot.width / 2;
    const y = slot.top + slot.height / 2 + half;
    labels.push({ text: `${line}`, x, y, fontSize, slot });
  };
  for (let row = every; row <= height; row += every) {
    const left = cells.left + cells.width;
    const top = cells.top + (row - 1) * cell;
    put(row, { left, top, width: right, height: cell });
  }
  for (let column = every; column <= width; column += every) {
    const left = cells.left + (column - 1) * cell;
    const top = cells.top + cells.height;
    put(column, { left, top, width: cell, height: below });
  }
  return labels;
}
