/**
 * Moves: everything a player can do in a game, as plain data that can be stored, sent and replayed.
 */
import type { Line } from '@nonokit/core';
import type { Mark } from './mark.js';

/** Marks cells: one stroke, one step of a hint, or one cell. */
export interface PaintMove {
  readonly type: 'paint';
  /** Indices of cells, `row * width + column`, each at most once. */
  readonly cells: readonly number[];
  /** Their new mark: 2, `BLANK`, or `UNKNOWN` to erase. */
  readonly mark: Mark;
  /**
   * Unknown cells of the lines that it finishes become X with it; with the first marks of a board
   * those of lines without blocks, too. Default false.
   */
  readonly crossesFinished?: boolean | undefined;
}

/** Crosses a number of a clue off by hand, or restores it. */
export interface CrossMove {
  readonly type: 'cross';
  readonly line: Line;
  /** The index of the block in the clue. */
  readonly block: number;
  readonly isCrossed: boolean;
}

/** Begins a what-if layer: the following strokes can be discarded together. */
export interface SupposeMove {
  readonly type: 'suppose';
  /** The player's name for it: "if row 7 is full". */
  readonly name: string;
}

/** A move without data. */
export interface PlainMove {
  readonly type: /** Takes the last change back. */
    | 'undo'
    /** Makes the last undone change again. */
    | 'redo'
    /** Erases everything; can be undone like any change. */
    | 'restart'
    /** Ends the innermost what-if layer and keeps its strokes. */
    | 'keep'
    /** Ends the innermost what-if layer and discards its strokes. */
    | 'discard';
}

/** Help that the player requested. It changes no cell and is recorded with the result. */
export interface HelpMove {
  readonly type: 'help';
  /** A hint that showed where, why, or the cells; or a check for mistakes. */
  readonly kind: 'where' | 'why' | 'cells' | 'check';
}

/** Anything a player can do. */
export type Move = PaintMove | CrossMove | SupposeMove | PlainMove | HelpMove;
