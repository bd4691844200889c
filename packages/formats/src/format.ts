/**
 * What a format is: how to recognise it, read it, write it, and what it cannot hold.
 *
 * Checklist for a new one: one file in the folder of its family, an entry in
 * `detect/all-formats.ts` at its place in the order of detection, a row for its examples in
 * `testing/conformance.test.ts`, a page in `docs/formats` (whose README is written by
 * `detect/format-table.test.ts`). A reader turns bytes into claims and lets `checkPuzzle` judge
 * them; nothing in a file may make it throw.
 */
import type { Draft, KindClaims, KindPuzzle, Limits, Problem, Puzzle, Result } from '@nonokit/core';

/** A file as readers see it: unpacked, decoded, line ends unified. */
export interface Source {
  /** The bytes, gunzipped where they were gzipped. */
  readonly bytes: Uint8Array;
  /**
   * The same as text with LF line ends and no byte order mark; empty where the bytes are binary.
   */
  readonly text: string;
  /** The file's name, where it has one: breaks ties between formats, never more. */
  readonly name?: string | undefined;
  /** Bounds the reader must honour before it allocates. */
  readonly limits: Limits;
  /** Unpacks Brotli for the formats that need it; without it they say that it is missing. */
  readonly unpackBrotli?: UnpackBrotli | undefined;
}

/**
 * What Brotli data unpack to; undefined where they are damaged or unpack to more than `maxBytes`.
 * Node has `zlib.brotliDecompressSync` with `maxOutputLength`.
 */
export type UnpackBrotli = (packed: Uint8Array, maxBytes: number) => Uint8Array | undefined;

/** What the lines of a file of bare numbers look like below the first. */
export interface NumberLayout {
  /** True if every line begins with the count of the numbers that follow on it. */
  readonly areRecords: boolean;
  /** True if there are blank lines. */
  readonly isSpaced: boolean;
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
  /** Unknown members (`Puzzle.extra`): all, or those of these names. Default: none. */
  readonly extra?: true | readonly string[];
  /** The most rows and the most columns, where the format has a bound: 255. */
  readonly maxSide?: number;
  /** The most colours besides the background, where a format of colours has a bound: 26. */
  readonly maxInks?: number;
  /** What else puzzles must be to be held, where only some are, in words: "squares". */
  readonly only?: string;
}

/** What the reader of last resort makes of a file that no other reader takes. */
export interface LastReading {
  /** The puzzles, if the file can be nothing else. */
  readonly puzzles?: readonly Result<Puzzle>[];
  /** Why it is none, if something in it looks like clues. */
  readonly problem?: Problem | undefined;
  /** The clues that the problem is about, if they can be proofread. */
  readonly draft?: Draft | undefined;
  /** The puzzle, if it is one of another kind. */
  readonly kind?: KindClaims | undefined;
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
  /** True if the file still holds this puzzle's goal; asked where `holds.goal` is false. */
  keepsGoal?(puzzle: Puzzle): boolean;
  /**
   * The stage of detection (`detect/detect.ts`) where a format has neither signature nor syntax of
   * its own: 'numbers' where files hold numbers alone, 'shape' where any text of a certain shape is
   * one, 'rest' for the reader of last resort (`detect/last-resort.ts`).
   */
  readonly stage?: 'numbers' | 'shape' | 'rest';
  /**
   * True if the content looks like this format. Must be cheap, must not throw, and must be specific
   * enough that the first format of the list that says yes is the right one.
   */
  detect(source: Source): boolean;
  /**
   * True if the content can be in no other format. Asked of all formats before any `detect` of a
   * text: for formats whose files begin with a free text, which may look like the beginning of any
   * other, and for formats that are to be read before the others are loaded.
   */
  isCertain?(source: Source): boolean;
  /** In the stage 'numbers': true if the layout of the lines speaks against this format. */
  isUnlikely?(layout: NumberLayout): boolean;
  /** In the stage 'rest': what it makes of a file that all others refuse. */
  lastReading?(source: Source): LastReading;
  /** In the stage 'rest': the remark that parts of a file are in none of its puzzles. */
  leftover?(source: Source, puzzles: readonly Result<Puzzle>[]): Problem | undefined;
  /** One result per puzzle, in file order; a file that is wrong as a whole gives one problem. */
  read(source: Source): readonly Result<Puzzle>[];
  /**
   * The file that holds these puzzles (exactly one unless `holds.several`). What cannot be
   * expressed at all is a problem. Every puzzle has a goal where `holds.clues` is false.
   */
  write(puzzles: readonly Puzzle[]): Result<string | Uint8Array>;
  /**
   * The file of one puzzle of another kind, with its picture where it has one. Given where files
   * can hold some of them; a kind that they do not hold is a problem.
   */
  writeKind?(puzzle: KindPuzzle, picture?: PictureRows): Result<string>;
}

/** The colours of a picture, row by row; rows of triangles differ in length. */
export type PictureRows = readonly (readonly number[])[];
