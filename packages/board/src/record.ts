/**
 * The record of a game: all moves with their times. A replay of the record gives the same game in a
 * browser and on a server. That is how a server checks a solve, and how a player's history survives
 * a crash.
 */
import { Draft } from './draft.js';
import type { Clues } from './mark.js';
import type { Move } from './move.js';
import type { Game } from './state.js';

/** A move and its time. */
export interface TimedMove {
  /**
   * Milliseconds of active play since the game began; never less than that of the previous move.
   */
  readonly at: number;
  readonly move: Move;
}

/** The moves of a game in order. */
export type GameRecord = readonly TimedMove[];

/** Replays a record. Throws RangeError for a move that does not fit the puzzle. */
export function replay(clues: Clues, record: GameRecord): Game {
  const draft = Draft.begin(clues);
  for (const { move } of record) draft.play(move);
  return draft.done();
}

/** The game after a number of milliseconds of play. */
export function replayUntil(clues: Clues, record: GameRecord, at: number): Game {
  return replay(
    clues,
    record.filter((timed) => timed.at <= at),
  );
}
