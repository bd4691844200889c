/**
 * Moves: everything a player can do to a game, as plain data that can be stored, sent and replayed.
 */
import type { Line } from '@nonokit/core';
import type { Mark } from './mark.js';

/** Cells get a mark: one stroke, one step of a hint, or one cell. */
export interface PaintMove {
  readonly type: 'paint';
  /** Indices of cells, `row * width + column`, each at most once. */
  readonly cells: readonly number[];
  /** What they are marked as: 2, `BLANK`, or `UNKNOWN` to erase. */
  readonly mark: Mark;
  /**
   * Unknown cells of the lines that it finishes become X with it; with the first marks of a board
   * those of lines without blocks, too. Default false.
   */
  readonly crossesFinished?: boolean | undefined;
}

/** A number of a clue is crossed off by hand, or no longer. */
export interface CrossMove {
  readonly type: 'cross';
  readonly line: Line;
  /** Which block of the clue, from 0. */
  readonly block: number;
  readonly isCrossed: boolean;
}

/** A what-if layer begins: strokes from here on can be thrown away together. */
export interface SupposeMove {
  readonly type: 'suppose';
  /** What the player calls it: "if row 7 is full". */
  readonly name: string;
}

/** A move that needs nothing said about it. */
export interface PlainMove {
  readonly type: /** Takes the last change back. */
    | 'undo'
    /** Makes the change again that was taken back last. */
    | 'redo'
    /** Erases everything; can be taken back like any change. */
    | 'restart'
    /** Ends the innermost what-if layer, and its strokes stay. */
    | 'keep'
    /** Ends the innermost what-if layer, and its strokes go. */
    | 'discard';
}

/** Help that the player asked for; it changes no cell and stays with the result. */
export interface HelpMove {
  readonly type: 'help';
  /** A hint that showed where, why, or the cells; or a look for mistakes. */
  readonly kind: 'where' | 'why' | 'cells' | 'check';
}

/** Anything a player can do. */
export type Move = PaintMove | CrossMove | SupposeMove | PlainMove | HelpMove;
