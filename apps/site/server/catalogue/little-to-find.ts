/**
 * Puzzles with little to find out: nearly all cells are blank or filled, or each clue alone says
 * where its blocks are. They are no first puzzles, however well they were liked.
 */
import { type Clue, leastLength } from '@nonokit/core';
import { sharedPuzzle } from './detail.js';

/** Where less than this share is filled or left blank, a sheet is nearly empty or full. */
const NEARLY_NONE = 0.1;

/** Whether the share string of clues holds such a puzzle. */
export function hasLittleToFind(clues: string): boolean {
  const { width, height, rows, columns } = sharedPuzzle(clues);
  const filled = rows.flat().reduce((sum, { size }) => sum + size, 0);
  const fill = filled / (width * height);
  const saysAll = (clue: Clue, length: number): boolean =>
    clue.length === 0 || leastLength(clue) === length;
  return (
    fill < NEARLY_NONE ||
    fill > 1 - NEARLY_NONE ||
    rows.every((clue) => saysAll(clue, width)) ||
    columns.every((clue) => saysAll(clue, height))
  );
}
