/**
 * The characters of cells in texts that people type: lines of `nonokit line`, marks of a board.
 * Filled cells have the symbols of their puzzle or clue, which come before these.
 */
import { BLANK, UNKNOWN } from '@nonokit/core';

/** What each character means in every such text. */
export const CELL_MARKS: readonly (readonly [char: string, value: number])[] = [
  ...['?', '_'].map((char) => [char, UNKNOWN] as const),
  ...['.', 'x', '-', ' '].map((char) => [char, BLANK] as const),
];
