/**
 * What a format is: how to recognise it, read it, write it, and what it cannot hold.
 *
 * Checklist for a new one: one file beside this, an entry in `formats.ts` at its place in the order of
 * detection, a row for its examples in `conformance.test.ts`, a page in `docs/formats` (whose README is
 * written by `format-table.test.ts`).
 * A reader turns bytes into claims and lets `checkPuzzle` judge them; nothing in a file may make it throw.
 */
import type { Limits, Puzzle, Result } from '@nonokit/core';

/** A file as readers see it: unpacked, decoded, line ends unified. */
export interface Source {
  /** The bytes, gunzipped where they were gzipped. */
  readonly bytes: Uint8Array;
  /** The same as text with LF line ends and no byte order mark; empty where the bytes are binary. */
  readonly text: string;
  /** The file's name, where it has one: breaks ties between formats, never more. */
  readonly name?: string | undefined;
  /** Bounds the reader must honour before it allocates. */
  readonly limits: Limits;
}

/** What survives writing. What a format does not hold is reported when it is dropped. */
export interface Holds {
  /** 'none': black only. 'ids': several inks without RGB. 'rgb': several inks as they look. */
  readonly colors: 'none' | 'ids' | 'rgb';
  /** A background other than white. */
  readonly background: boolean;
  /** Clues as such; a picture format holds only `goal`, and clues are derived from it. */
  readonly clues: boolean;
  /** The author's picture. */
  readonly goal: boolean;
  /** Which of the puzzle's texts: ["title", "author"]. */
  readonly meta: readonly (keyof Puzzle['meta'])[];
  /** Several puzzles a file. */
  readonly several: boolean;
  /** Members that nobody knows (`Puzzle.extra`): all, or those of these names. Default: none. */
  readonly extra?: true | readonly string[];
  /** The most rows and the most columns, where the format has a bound: 255. */
  readonly maxSide?: number;
  /** The most colours besides the background, where a format of colours has a bound: 26. */
  readonly maxInks?: number;
  /** What else puzzles must be to be held, where only some are, in words: "squares". */
  readonly only?: string;
}

/** A file format. */
export interface Format {
  /** Stable and short, as in `--from non`. */
  readonly id: string;
  /** For people: "NON (Simpson)". */
  readonly name: string;
  /** With the dot, the usual one first: [".non"]. */
  readonly extensions: readonly string[];
  /** Whether files are text (which may be pasted) or bytes. */
  readonly media: 'text' | 'binary';
  /** Given where files are read and never written; `write` then says why. */
  readonly readOnly?: true;
  readonly holds: Holds;
  /** True if the file holds this puzzle's goal all the same; asked where `holds.goal` is false. */
  keepsGoal?(puzzle: Puzzle): boolean;
  /**
   * True if the content looks like this format. Must be cheap, must not throw, and must be specific
   * enough that the first format of the list that says yes is the right one.
   */
  detect(source: Source): boolean;
  /**
   * True if the content can be nothing else. Asked of all formats before any `detect`: for formats whose
   * files begin with a free text, which may look like the beginning of any other.
   */
  isCertain?(source: Source): boolean;
  /** One result per puzzle, in file order; a file that is wrong as a whole gives one problem. */
  read(source: Source): readonly Result<Puzzle>[];
  /**
   * The file that holds these puzzles (exactly one unless `holds.several`). What cannot be expressed at
   * all is a problem. Every puzzle has a goal where `holds.clues` is false.
   */
  write(puzzles: readonly Puzzle[]): Result<string | Uint8Array>;
}
