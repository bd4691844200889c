/**
 * The game that a record tells, kept from one summary to the next, so that a summary costs the
 * moves since the last one and not all of them.
 */
import { applyMove, type Clues, type Game, type GameRecord, newGame, replay } from '@nonokit/board';

/** Most moves to make one by one; for more, a replay copies the board once, not for each move. */
const FEW_MOVES = 30;

/** The game after the moves of a growing record. */
export class FoldedGame {
  readonly #clues: Clues;
  #count = 0;
  #game: Game;

  constructor(clues: Clues) {
    this.#clues = clues;
    this.#game = newGame(clues);
  }

  /** The record is another one from here on. */
  reset(): void {
    this.set(0, newGame(this.#clues));
  }

  /** The caller knows the game after the first moves. */
  set(count: number, game: Game): void {
    this.#count = count;
    this.#game = game;
  }

  /** The game after all moves of the record. */
  after(record: GameRecord): Game {
    const rest = record.slice(this.#count);
    const game =
      rest.length > FEW_MOVES
        ? replay(this.#clues, record)
        : rest.reduce((each, { move }) => applyMove(each, move), this.#game);
    this.set(record.length, game);
    return game;
  }
}
