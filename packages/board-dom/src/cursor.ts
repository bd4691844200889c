/** The movement of the cursor by keys, on a board and in an editor. */
import type { Cell } from './cell.js';

/** The number of rows in a page. */
const PAGE = 5;

/** The number of columns and rows. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The cell to which an action moves the cursor, such as "row-end" or "page-up"; it may lie outside
 * the board. Undefined for other actions.
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
