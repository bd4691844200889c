/**
 * The corner of a clue table: the number of columns at the left with row clues, and the number of
 * lines at the top with column clues. If a line or column of the puzzle is blank, several corners
 * separate the clues.
 */
import type { Table } from './clue-table-cells.js';

/** A blank corner with clues below it and to its right. */
export interface Corner {
  /** Its number of columns; the column clues are to the right of it. */
  readonly right: number;
  /** Its number of lines; the row clues are below it. */
  readonly below: number;
}

/**
 * The corners with no number inside or diagonally opposite, the smallest first. For each number of
 * lines only the smallest number of columns counts, because more would cut blank columns off the
 * puzzle.
 */
export function findCorners({ lines, columns }: Table): Corner[] {
  // the rightmost clue from each line down, and the leftmost clue above it
  const reach = new Array<number>(lines.length + 1).fill(1);
  for (let y = lines.length - 1; y >= 0; y--) {
    reach[y] = Math.max(reach[y + 1] ?? 1, (lines[y]?.cells.at(-1)?.column ?? 0) + 1);
  }
  const corners: Corner[] = [];
  let leftmost = columns;
  for (let below = 1; below < lines.length; below++) {
    leftmost = Math.min(leftmost, lines[below - 1]?.cells[0]?.column ?? columns);
    const right = reach[below] ?? 1;
    if (right < columns && right <= leftmost) corners.push({ right, below });
  }
  return corners.sort((a, b) => a.right + a.below - b.right - b.below);
}
