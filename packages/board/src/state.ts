/**
 * The state of a game, field by field. Everything is read-only: `game.ts` applies moves, and only
 * `draft.ts` writes.
 */
import type { Clues } from './mark.js';

/** A what-if layer. */
export interface Layer {
  /** The player's name for it: "if row 7 is full". */
  readonly name: string;
  /** All marks as they were when it began. */
  readonly base: Int16Array;
}

/** The effect of a move, with everything that undo and redo need. */
export interface Change {
  /** The cells whose mark changed. */
  readonly cells: Int32Array;
  /** Their marks before and after. */
  readonly before: Int16Array;
  readonly after: Int16Array;
  readonly layersBefore: readonly Layer[];
  readonly layersAfter: readonly Layer[];
  readonly crossedBefore: ReadonlySet<string>;
  readonly crossedAfter: ReadonlySet<string>;
}

/** Changes, the latest first. */
export interface History {
  readonly change: Change;
  readonly before: History | undefined;
  /** The number of changes: 1 for the first. */
  readonly depth: number;
}

/** The number of times the player asked for each kind of help. */
export interface Help {
  readonly where: number;
  readonly why: number;
  readonly cells: number;
  readonly check: number;
}

/** A game at one moment. */
export interface Game {
  readonly clues: Clues;
  /** The mark of every cell, row by row. */
  readonly marks: Int16Array;
  /** What-if layers, the innermost last. */
  readonly layers: readonly Layer[];
  /** The numbers that were crossed off by hand: "4:2" is block 2 of line number 4. */
  readonly crossed: ReadonlySet<string>;
  /** The changes that undo reverts. */
  readonly past: History | undefined;
  /** The changes that redo makes again. */
  readonly future: History | undefined;
  /** For each line, rows first: 1 if its filled cells are exactly the blocks of its clue. */
  readonly finished: Uint8Array;
  /** The number of finished lines. */
  readonly finishedCount: number;
  readonly help: Help;
}
