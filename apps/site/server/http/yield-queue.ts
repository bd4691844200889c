/**
 * Turns of the event loop. A burst of short pieces of work is done one piece per turn, so that
 * timers and other requests run in between: sixteen solves in one turn would delay all requests by
 * 30 ms.
 *
 *     await turns.next();
 */

/** Gives each caller a turn of its own, in order of the calls. */
export class YieldQueue {
  readonly #waiting: (() => void)[] = [];

  /** Resolves in a turn of its own among these callers. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#goOn());
    });
  }

  #goOn(): void {
    // a call from within an immediate runs in the next turn
    const resolve = this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(() => this.#goOn());
    resolve?.();
  }
}
