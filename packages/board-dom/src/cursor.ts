/** Where a cursor goes by keys, on a board to play on and in an editor alike. */
import type { Cell } from './cell.js';

/** How many rows a page has. */
const PAGE = 5;

/** Columns and rows. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The cell that an action takes the cursor to, "row-end" or "page-up"; it may lie beside the board.
 * Undefined where the action is about something else.
 */
export function farCell(action: string, cursor: Cell, { width, height }: Size): Cell | undefined {
  const { row, column } = cursor;
  switch (action) {
    case 'row-start':
      return { row, column: 0 };
    case 'row-end':
      return { row, column: width - 1 };
    case 'page-up':
      return { row: row - PAGE, column };
    case 'page-down':
      return { row: row + PAGE, column };
    case 'first-cell':
      return { row: 0, column: 0 };
    case 'last-cell':
      return { row: height - 1, column: width - 1 };
    default:
      return undefined;
  }
}

/** The next cell by a step whose value differs from the cell here, or the last of the line. */
export function nextDifferent(
  from: Cell,
  step: Cell,
  { width, height, values }: Size & { readonly values: ArrayLike<number> },
): Cell {
  const valueAt = ({ row, column }: Cell): number | undefined =>
    row < 0 || row >= height || column < 0 || column >= width
      ? undefined
      : values[row * width + column];
  const here = valueAt(from);
  let cell = from;
  for (;;) {
    const next = { row: cell.row + step.row, column: cell.column + step.column };
    const value = valueAt(next);
    if (value === undefined) return cell;
    if (value !== here) return next;
    cell = next;
  }
}
