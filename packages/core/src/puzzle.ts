/**
 * Puzzles: clues, size and palette, with whatever else a file said about them.
 *
 * A `Puzzle` is always well formed: it comes from `checkPuzzle` (claims of a file) or `puzzleOf` (a
 * picture), so its clues fit their lines and its colours exist. Whether it has a solution is
 * another question.
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

/** All blocks of one line, in reading order. A blank line has none. */
export type Clue = readonly Block[];

/** Free text that files contain besides the puzzle itself. */
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
  /** Cells per row, at least 1. */
  readonly width: number;
  /** Cells per column, at least 1. */
  readonly height: number;
  readonly palette: Palette;
  /** `height` clues, each read left to right. */
  readonly rows: readonly Clue[];
  /** `width` clues, each read top to bottom. */
  readonly columns: readonly Clue[];
  /** The author's picture, if the file had one; it has exactly these clues. */
  readonly goal?: Grid;
  readonly meta: PuzzleMeta;
  /** Unknown members of our own JSON, passed through: {"label":"line"}. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Number of colours in the palette besides the background: 1 is black-and-white. */
export function inkCount(puzzle: Puzzle): number {
  return puzzle.palette.length - 1;
}
