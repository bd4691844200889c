/** How a game was solved, and what its player thinks of the puzzle: kept on this device. */
import { signal } from '@preact/signals';
import type { GameStore, SolvedResult } from '../../../player-store/index.js';

/** Where results are kept. */
export type ResultKeeper = Pick<GameStore['results'], 'get' | 'put'>;

/** The result of the game of one puzzle. */
export class GameResult {
  /** Stars that the player gives: 1 to 5. */
  readonly stars = signal<number | undefined>(undefined);
  /** How hard it felt. */
  readonly felt = signal<SolvedResult['felt']>(undefined);
  /** When it was solved: milliseconds since 1970. */
  readonly solvedAt = signal(Date.now());
  readonly #keeper: ResultKeeper;
  readonly #id: string;

  constructor(keeper: ResultKeeper, id: string) {
    this.#keeper = keeper;
    this.#id = id;
  }

  /** Recalls how the puzzle was solved before. */
  async recall(): Promise<void> {
    const result = await this.#keeper.get(this.#id);
    if (result === undefined) return;
    this.stars.value = result.stars;
    this.felt.value = result.felt;
    this.solvedAt.value = result.solvedAt;
  }

  /** Stores the player's opinion of the puzzle. */
  async opine(opinion: Pick<SolvedResult, 'stars' | 'felt'>): Promise<void> {
    if (opinion.stars !== undefined) this.stars.value = opinion.stars;
    if (opinion.felt !== undefined) this.felt.value = opinion.felt;
    const result = await this.#keeper.get(this.#id);
    if (result !== undefined) await this.#keeper.put({ ...result, ...opinion });
  }

  /** Keeps that the puzzle has just been solved. */
  async solve(how: Pick<SolvedResult, 'elapsed' | 'help' | 'moves'>): Promise<void> {
    this.solvedAt.value = Date.now();
    await this.#keeper.put({ ...how, id: this.#id, solvedAt: this.solvedAt.value });
  }
}
