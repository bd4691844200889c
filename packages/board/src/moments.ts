/**
 * Moments: the state of a game after any number of its moves, for a player who looks back. Some of
 * the states are kept on the way. So stepping through ten thousand moves replays each of them once,
 * and a jump replays at most a few hundred.
 */

import { Draft } from './draft.js';
import type { Clues } from './mark.js';
import type { GameRecord } from './record.js';
import type { Game } from './state.js';

/** Minimum distance between kept games, in moves. */
const APART = 64;

/** Maximum number of cells in all kept games together; a mark takes two bytes. */
const MOST_CELLS = 8_000_000;

/** All moments of a record. */
export class Moments {
  readonly #record: GameRecord;
  readonly #apart: number;
  /** The kept games: entry k is the game after k times `#apart` moves. */
  readonly #kept: Game[];
  /** The game that was requested last, and its number of moves. */
  #last: { readonly count: number; readonly game: Game };

  constructor(clues: Clues, record: GameRecord) {
    const cells = clues.width * clues.height;
    const most = Math.max(1, Math.floor(MOST_CELLS / cells));
    const start = Draft.begin(clues).done();
    this.#record = record;
    this.#apart = Math.max(APART, Math.ceil(record.length / most));
    this.#kept = [start];
    this.#last = { count: 0, game: start };
  }

  /** The game after the first `count` moves. */
  at(count: number): Game {
    const end = Math.min(Math.max(0, count), this.#record.length);
    const nearest = Math.min(Math.floor(end / this.#apart), this.#kept.length - 1);
    let from = nearest * this.#apart;
    let game = this.#kept[nearest] ?? this.#last.game;
    if (this.#last.count <= end && this.#last.count >= from) ({ count: from, game } = this.#last);
    this.#last = { count: end, game: this.#played(game, from, end) };
    return this.#last.game;
  }

  /** The game after more moves; games on the way are kept. */
  #played(game: Game, from: number, end: number): Game {
    if (from === end) return game;
    const draft = new Draft(game);
    for (let count = from + 1; count <= end; count++) {
      const timed = this.#record[count - 1];
      if (timed !== undefined) draft.play(timed.move);
      if (count === this.#kept.length * this.#apart) this.#kept.push(draft.done());
    }
    return draft.done();
  }
}
