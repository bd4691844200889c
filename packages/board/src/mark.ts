/**
 * Marks: what a player has put into a cell. They are palette indices, as in pictures, so that a
 * board of marks is a `PartialGrid`: an ink, `BLANK` for an X, or `UNKNOWN`.
 */
import {
  BLANK,
  type Block,
  type Cut,
  type KindBoard,
  type KindClue,
  type Palette,
  type Puzzle,
  UNKNOWN,
} from '@nonokit/core';

/** An ink (1, 2 …), `BLANK` (0, shown as an X), or `UNKNOWN` (-1, shown as nothing). */
export type Mark = number;

/** A number as a board shows it. Ordinary puzzles have sizes alone. */
export interface ShownNumber extends Block {
  /** What stands in place of the size: "?", "*", or nothing beside a number of the other line. */
  readonly text?: string;
  /** Of a large number of two lines: the first shows it between both, the second has its room. */
  readonly large?: 'first' | 'second';
}

/** What a line of another kind has to be. */
export interface RuledLine {
  readonly clue: KindClue;
  /** Its cells; of a clue of two lines those of the first. */
  readonly cells: readonly number[];
  readonly second?: readonly number[];
}

/** Squares of which some are cut by a diagonal: this board is drawn cell by cell. */
export interface CutBoard {
  readonly shape: 'cut';
  readonly width: number;
  readonly height: number;
  /** By colour: how its cells are cut. So puzzles that differ only there have two identifiers. */
  readonly cuts: readonly (Cut | undefined)[];
}

/** The rules of a puzzle of another kind, as plain data. */
export interface BoardRules {
  readonly board: KindBoard | CutBoard;
  /** As in `KindPuzzle`. */
  readonly clues: readonly (readonly KindClue[])[];
  /** By the number of a line; both lines of a clue of two have the same. */
  readonly lines: readonly RuledLine[];
}

/** The part of a puzzle that a player sees: no picture, no title. */
export interface Clues {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly rows: readonly (readonly ShownNumber[])[];
  readonly columns: readonly (readonly ShownNumber[])[];
  /** Of a puzzle of another kind, whose rows and columns are what is shown. */
  readonly rules?: BoardRules | undefined;
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
