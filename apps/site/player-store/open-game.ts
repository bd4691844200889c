/**
 * A game that is being played, as pages see it, and what it needs of its store. `stored-game.ts`
 * does it.
 */
import type { Game, GameRecord, Look, TimedMove } from '@nonokit/board';
import type { StoreContext } from './store-context.js';

/** A stroke under way: cells that would be painted if the pointer came up. */
export interface StrokeUnderWay {
  readonly mark: number;
  readonly cells: Iterable<number>;
}

/** A game that is being played, kept move by move. */
export interface OpenGame {
  readonly id: string;
  /** All moves so far. */
  readonly record: GameRecord;
  /** Milliseconds of active play. */
  readonly elapsed: number;
  /** Zoom and scroll as they were left; undefined for the fitted board. */
  readonly view: Look | undefined;
  /** The tool that was in hand. */
  readonly tool: number | undefined;
  /** Appends a move; it is never lost, and never there twice. */
  append(move: TimedMove): void;
  /** Keeps the stroke under way, synchronously; undefined when it ended or was given up. */
  journal(stroke: StrokeUnderWay | undefined): void;
  /**
   * Keeps zoom, tool and time; written every few seconds, and when the page is hidden. With the
   * game as the page has it, after the same moves, its summary needs no replay.
   */
  keep(view: Look | undefined, tool: number | undefined, elapsed: number, game?: Game): void;
  /** Listens to other tabs, and to games that came late: the merged record. Returns "stop". */
  onForeign(listener: (record: GameRecord) => void): () => void;
  /** Waits until all is stored. False if the browser refuses; the store goes on trying. */
  flush(): Promise<boolean>;
  /** Stores what is left and ends; not needed when the page is left. */
  close(): Promise<void>;
}

/** What a game needs of its store. */
export interface Keeper extends Omit<StoreContext, 'announce' | 'join'> {
  /** Tells the other tabs that a game changed. */
  readonly announce: (id: string) => void;
  /** The game was closed as often as it was opened. */
  readonly forget: (id: string) => void;
}
