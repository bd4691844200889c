/**
 * Puzzles: clues, size and palette, with whatever else a file told of them.
 *
 * A `Puzzle` is always well formed: it came from `checkPuzzle` (claims of a file) or `puzzleOf` (a
 * picture), so its clues fit their lines and its colours exist. Whether it can be solved is another question.
 */
import type { Grid } from './grid.js';
import type { Color, Palette } from './palette.js';

/** One number of a clue: `size` consecutive cells of one colour. */
export interface Block {
  /** Cells, at least 1. */
  readonly size: number;
  /** An index into the palette, never `BLANK`. */
  readonly color: Color;
}

/** Everything printed beside one line: its blocks, in reading order. An empty line has none. */
export type Clue = readonly Block[];

/** What files say about a puzzle besides the puzzle. All of it is free text. */
export interface PuzzleMeta {
  /** A name within a collection: "examples p2". */
  readonly id?: string;
  readonly title?: string;
  readonly author?: string;
  /** The author's number or login at the source: "jwolter". */
  readonly authorId?: string;
  /** Where it was published: "webpbn.com". */
  readonly source?: string;
  readonly copyright?: string;
  /** A licence code or sentence: "CC0-1.0". */
  readonly license?: string;
  readonly description?: string;
}

/** A nonogram, black-and-white or coloured. Rows go top to bottom, columns left to right. */
export interface Puzzle {
  /** Cells a row, at least 1. */
  readonly width: number;
  /** Cells a column, at least 1. */
  readonly height: number;
  readonly palette: Palette;
  /** `height` clues, each read left to right. */
  readonly rows: readonly Clue[];
  /** `width` clues, each read top to bottom. */
  readonly columns: readonly Clue[];
  /** The author's picture, where a file held one; it reproduces the clues. */
  readonly goal?: Grid;
  readonly meta: PuzzleMeta;
  /** Members of our own JSON that we do not know, passed through: {"label":"line"}. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** How many colours besides the background the puzzle's palette has: 1 is black-and-white. */
export function inkCount(puzzle: Puzzle): number {
  return puzzle.palette.length - 1;
}
