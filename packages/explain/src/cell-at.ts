/** Converts cell numbers (row by row) into cells with a row and a column. */
import type { Cell } from './facts.js';

/** The cell with number `cell` in a puzzle of this width. */
export function cellAt({ width }: { readonly width: number }, cell: number): Cell {
  return { row: Math.floor(cell / width), column: cell % width };
}
