/**
 * The store: everything that a player must never lose, in the browser. Pages use `openStore` of
 * `browser-store.ts`, `settings.ts` and `clock.ts`.
 *
 * Each person has a database and keys of their own (space.ts); those of guests are named as here.
 * Where things are, in the IndexedDB database `nonokit`, version 4:
 *
 *     heads    id -> { id, log, elapsed, updatedAt, older }    which log a game has (log.ts)
 *     moves    [log, index] -> [move id, at, ...code]          one row a move, never changed
 *     clues    id -> clues                                     of every game that has moves
 *     games    id -> summary: progress, time, zoom, own marks  may lag, is computed from moves
 *     puzzles  id -> blind puzzle                              opened ones, to play them offline
 *     results  id -> how it was solved                         stays when the game is removed
 *     drafts   id -> head of a draft: texts, its log, its look  (drafts/draft-log.ts)
 *     edits    [log, index] -> start, then [edit id, edit]     one row an edit, never changed
 *     remote   id -> what the server knows of a game           (./exchange/row.ts)
 *     sent     id -> which state of a draft the server has     (./exchange/sent-drafts.ts)
 *
 * and in `localStorage`:
 *
 *     nonokit.journal.<game>.<tab>   what the database has not confirmed (journal.ts)
 *     nonokit.draft.<draft>.<tab>    the same for drafts (drafts/draft-journal.ts)
 *     nonokit.settings               settings (settings.ts)
 *
 * The log of moves is the truth; all else of a game can be computed from it. A stroke costs one
 * small row. Moves and results are written with strict durability: "stored" means on the disk.
 */
import type { BlindPuzzle, Clues } from '@nonokit/board';
import type { Result } from '@nonokit/core';
import type { GameSummary } from './game-summary.js';
import type { ImportReport } from './import.js';
import type { OpenGame } from './open-game.js';
import type { SolvedResult } from './results.js';
import type { Shelf } from './shelf.js';
import type { StoreContext } from './store-context.js';
import type { Trouble } from './trouble.js';

/** Games, puzzles and results of a player. */
export interface GameStore {
  /** Opens a game, begun or not. It is there even if the browser refuses storage. */
  open(id: string, clues: Clues): Promise<OpenGame>;
  /** Games that have begun, the latest first. */
  list(): Promise<readonly GameSummary[]>;
  /** Removes a game with all its versions; its puzzle and result stay. */
  remove(id: string): Promise<void>;
  /** Versions of a game that went apart on two devices, the current one first. */
  versions(id: string): Promise<readonly GameSummary[]>;
  /** Makes another version the current one, by its log; the other stays as an older version. */
  choose(id: string, log: string): Promise<void>;
  readonly puzzles: Shelf<BlindPuzzle>;
  readonly results: Shelf<SolvedResult>;
  /** What the keeper of drafts shares with this store. */
  readonly context: StoreContext;
  /** Everything as one text, also what the browser refuses to store. */
  exportAll(): Promise<string>;
  /** Merges such a text into what is here; nothing that is here is lost. */
  importAll(text: string): Promise<Result<ImportReport>>;
  /** Merges one saved game (`saveGame` of the board) into what is here. */
  importGame(id: string, clues: Clues, text: string): Promise<Result<ImportReport>>;
  /** What the browser refuses at the moment. */
  readonly trouble: Trouble | undefined;
  /** Listens to trouble, and `undefined` when it is over. Returns "stop listening". */
  onTrouble(listener: (trouble: Trouble | undefined) => void): () => void;
  /** Listens to games that changed in other tabs, or by an import. Returns "stop listening". */
  onChange(listener: (id: string) => void): () => void;
  /** Asks the browser not to clear the data when the disk is full. True if it promises. */
  askToPersist(): Promise<boolean>;
  /** Stores what is left and lets everything go. */
  close(): Promise<void>;
}
