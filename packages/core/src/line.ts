/** Lines: a common name for rows and columns, and arithmetic with a clue and a length. */
import type { Clue, Puzzle } from './puzzle.js';

/** A row or a column, counted from 0. */
export interface Line {
  readonly kind: 'row' | 'column';
  readonly index: number;
}

/** The name of a line for people, counted from 1: "row 7". */
export function lineName(line: Line): string {
  return `${line.kind} ${line.index + 1}`;
}

/** True if a blank must stand between block `k - 1` and block `k`: they have one colour. */
export function needsGap(clue: Clue, k: number): boolean {
  return k > 0 && clue[k - 1]?.color === clue[k]?.color;
}

/** The smallest number of cells that holds the clue's blocks with their mandatory gaps. */
export function leastLength(clue: Clue): number {
  let cells = 0;
  clue.forEach((block, k) => {
    cells += block.size + (needsGap(clue, k) ? 1 : 0);
  });
  return cells;
}

/** "3 1", or "3r 1g" with `label` where the puzzle has several inks; "0" for an empty clue. */
export function clueText(clue: Clue, label?: (color: number) => string): string {
  if (clue.length === 0) return '0';
  return clue.map(({ size, color }) => `${size}${label?.(color) ?? ''}`).join(' ');
}

/** The clue of a line. Throws RangeError for a line the puzzle does not have. */
export function clueAt(puzzle: Puzzle, line: Line): Clue {
  const clue = (line.kind === 'row' ? puzzle.rows : puzzle.columns)[line.index];
  if (clue === undefined) throw new RangeError(`clueAt: the puzzle has no ${lineName(line)}`);
  return clue;
}
