/**
 * The state of a game, field by field. Everything is read-only: `game.ts` says what a move makes of
 * it, and `draft.ts` is the one place that writes.
 */
import type { Clues } from './mark.js';

/** A what-if layer. */
export interface Layer {
  /** What the player calls it: "if row 7 is full". */
  readonly name: string;
  /** All marks as they were when it began. */
  readonly base: Int16Array;
}

/** What a move did, with all that is needed to take it back and to do it again. */
export interface Change {
  /** Cells that got another mark. */
  readonly cells: Int32Array;
  /** What they were, and what they are. */
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
  /** How many changes there are: 1 for the first. */
  readonly depth: number;
}

/** How often the player asked for what. */
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
  /** Numbers that were crossed off by hand: "4:2" is block 2 of line number 4. */
  readonly crossed: ReadonlySet<string>;
  /** What undo takes back. */
  readonly past: History | undefined;
  /** What redo makes again. */
  readonly future: History | undefined;
  /** Per line, rows first: 1 where its filled cells are what its clue says. */
  readonly finished: Uint8Array;
  /** How many lines that are. */
  readonly finishedCount: number;
  readonly help: Help;
}
