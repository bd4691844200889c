/**
 * Turns of the event loop. Work that comes in a burst, each piece of it short, is done one piece a
 * turn, so that timers and the requests of others are looked at in between: sixteen solves in one
 * turn keep everybody waiting for 30 ms.
 *
 *     await turns.next();
 */

/** Gives each who asks a turn of its own, in the order of asking. */
export class YieldQueue {
  readonly #waiting: (() => void)[] = [];

  /** Resolves in a turn in which nobody else of these goes on. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#goOn());
    });
  }

  #goOn(): void {
    // what is asked for from within an immediate comes with the next turn
    const resolve = this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(() => this.#goOn());
    resolve?.();
  }
}
