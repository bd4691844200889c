/**
 * Limits: what we refuse to hold, so that a hostile file cannot exhaust a server. All are options.
 */

/** Bounds on what is read. Exceeding one is a `Problem`, never a crash. */
export interface Limits {
  /** Cells of one puzzle. */
  readonly maxCells: number;
  /** Colours of one puzzle, the background included; at most 65,535. */
  readonly maxColors: number;
  /** Bytes of one file, after unpacking. */
  readonly maxBytes: number;
  /** Puzzles of one file. */
  readonly maxPuzzles: number;
}

/** Generous for people (the largest public puzzles have 262,144 cells), bounded for servers. */
export const DEFAULT_LIMITS: Limits = {
  maxCells: 16_777_216,
  maxColors: 16_384,
  maxBytes: 268_435_456,
  maxPuzzles: 1_000_000,
};
