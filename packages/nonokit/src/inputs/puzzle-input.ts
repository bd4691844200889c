/**
 * The values that programs may pass instead of a puzzle: clues as arrays of numbers, as texts, in
 * colours.
 *
 * These are only types. `claims.ts` reads them, `puzzle-of.ts` turns them into puzzles.
 */
import type { Block, Color, Grid, PaletteColor, Puzzle, PuzzleMeta } from '@nonokit/core';

/** One block, its size or size and colour: `3`, `[3, 2]`, `[3, 'red']`, `{ size: 3, color: 1 }`. */
export type BlockInput = number | readonly [size: number, color: Color | string] | Block;

/**
 * One clue: `[2, 1]`, `[[2, 'red'], [1, 'blue']]`, `'2 1'`, `'2red 1blue'`. Blank: `[]`, `''` or
 * `0`.
 */
export type ClueInput = string | number | readonly BlockInput[];

/** The clues of all rows or all columns: a list, or one text: `'2 1, 3'`, or one clue per line. */
export type CluesInput = string | readonly ClueInput[];

/** A colour: `'#c8141e'`, a common name as in CSS (`'red'`), or an entry of a palette. */
export type ColorInput = string | PaletteColor;

/** A puzzle as a program writes it. */
export interface PuzzleInput {
  /** Top to bottom, each clue left to right. */
  readonly rows: CluesInput;
  /** Left to right, each clue top to bottom. */
  readonly columns: CluesInput;
  /**
   * All colours, the background first: `['white', 'red', '#0000ff']`. Default: the colours that the
   * clues name.
   */
  readonly palette?: readonly ColorInput[] | undefined;
  /** Title, author and so on: `{ title: 'Owl' }`. */
  readonly meta?: PuzzleMeta | undefined;
}

/**
 * A picture: a grid, rows of colours, or rows of characters (one text with line ends, or a list).
 * In texts `.`, `-`, `_`, `0` and spaces are blank, `#`, `X`, `x`, `1` and `■` are the ink; other
 * characters are colours.
 */
export type PictureInput = Grid | readonly (readonly Color[])[] | string | readonly string[];

/** What holds a puzzle: an entry of the catalogue, a result of `solve`, what the maker offers. */
export interface PuzzleHolder {
  readonly puzzle: PuzzleSource;
  /** The picture that `solve` has found. */
  readonly solution?: Grid;
}

/**
 * What every verb takes for a puzzle: a puzzle, its clues, its picture, what holds one, or one as
 * text: `'rows: 1, 2\ncolumns: 2, 1'`, `'#.\n##'`, `'{"rows":[[1],[2]],"columns":[[2],[1]]}'`.
 */
export type PuzzleSource = Puzzle | PuzzleInput | PictureInput | PuzzleHolder;
