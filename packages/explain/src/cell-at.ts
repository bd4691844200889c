/** Cells by their number, row by row, as cells with a row and a column. */
import type { Cell } from './step.js';

/** The cell with the number `cell` in a puzzle of this width. */
export function cellAt({ width }: { readonly width: number }, cell: number): Cell {
  return { row: Math.floor(cell / width), column: cell % width };
}
