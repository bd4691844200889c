/**
 * Rounds: work with the database, one round at a time. What comes during a round is left to
 * another one, and the desk for trouble hears how each ended.
 */
import type { TroubleDesk } from './trouble.js';

/** Work that is done in rounds. */
export class Rounds {
  readonly #desk: Pick<TroubleDesk, 'worked' | 'failed'>;
  readonly #once: () => Promise<'kept' | 'read'>;
  #running: Promise<boolean> | undefined;
  #isWanted = false;

  /** `once` is one round: it tells whether something was kept, and throws what was refused. */
  constructor(desk: Pick<TroubleDesk, 'worked' | 'failed'>, once: () => Promise<'kept' | 'read'>) {
    this.#desk = desk;
    this.#once = once;
  }

  /** Goes round; once more after a round that is under way. False if the database refuses. */
  go(): Promise<boolean> {
    this.#isWanted = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<boolean> {
    let isGood = true;
    while (this.#isWanted && isGood) {
      this.#isWanted = false;
      try {
        this.#desk.worked(await this.#once());
      } catch (error) {
        isGood = false;
        this.#desk.failed(error);
      }
    }
    this.#running = undefined;
    return isGood;
  }
}
