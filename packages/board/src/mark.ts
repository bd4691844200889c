/**
 * Marks: what a player has put into a cell. They are palette indices, as in pictures, so that a
 * board of marks is a `PartialGrid`: an ink, `BLANK` for an X, or `UNKNOWN`.
 */
import { BLANK, type Clue, type Palette, type Puzzle, UNKNOWN } from '@nonokit/core';

/** An ink (1, 2 …), `BLANK` (0, shown as an X), or `UNKNOWN` (-1, shown as nothing). */
export type Mark = number;

/** The part of a puzzle that a player sees: no picture, no title. */
export interface Clues {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
}

/** The clues of a puzzle, without anything that would reveal its picture. */
export function cluesOnly({ width, height, palette, rows, columns }: Puzzle): Clues {
  return { width, height, palette, rows, columns };
}

/** True for a value that a cell of such a puzzle can be marked with. */
export function isMark(mark: unknown, { palette }: Clues): mark is Mark {
  return Number.isInteger(mark) && Number(mark) >= UNKNOWN && Number(mark) < palette.length;
}

/** True for an ink: the cell then counts for the clues of its lines. */
export function isFilled(mark: Mark): boolean {
  return mark > BLANK;
}
