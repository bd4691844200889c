/**
 * The corner of a clue table: how many columns to the left hold row clues and how many lines above hold
 * column clues. Where a line or column of the puzzle is blank, several corners separate the clues alike.
 */
import type { Table } from './clue-table-cells.js';

/** A corner, which is blank, with clues below it and to the right of it. */
export interface Corner {
  /** How many columns it has: the column clues stand to the right of it. */
  readonly right: number;
  /** How many lines it has: the row clues stand below it. */
  readonly below: number;
}

/**
 * The corners that have no number in them nor diagonally opposite, the smallest first. For a number of
 * lines only the least number of columns counts: more would cut blank columns off the puzzle.
 */
export function cornersOf({ lines, columns }: Table): Corner[] {
  // how far right the clues reach from each line on, and how far left they do before it
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
