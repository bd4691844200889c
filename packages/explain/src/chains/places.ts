/** Places along a line, and the cells at them. */
import type { Line } from '@nonokit/core';
import type { Cell } from '../facts.js';

/** The place of a cell along a line. */
export function placeIn(line: Line, { row, column }: Cell): number {
  return line.kind === 'row' ? column : row;
}

/** The cell at a place of a line. */
export function cellIn({ kind, index }: Line, at: number): Cell {
  return kind === 'row' ? { row: index, column: at } : { row: at, column: index };
}
