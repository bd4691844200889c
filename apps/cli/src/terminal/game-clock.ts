/** The time of active play: it stands still in a pause, while suspended, and once it is solved. */
export class GameClock {
  #before: number;
  #since: number | undefined;

  /** A clock that stands at `elapsed` milliseconds. */
  constructor(elapsed: number) {
    this.#before = elapsed;
  }

  /** Milliseconds of play. */
  get elapsed(): number {
    return this.#before + (this.#since === undefined ? 0 : performance.now() - this.#since);
  }

  start(): void {
    this.#since ??= performance.now();
  }

  stop(): void {
    this.#before = this.elapsed;
    this.#since = undefined;
  }
}
