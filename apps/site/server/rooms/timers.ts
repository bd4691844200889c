/** Named timers of an open room: setting one again replaces it, and all stop together. */
export class Timers {
  readonly #running = new Map<string, NodeJS.Timeout>();
  #isOver = false;

  /** Calls back once; a timer of this name that runs is replaced, or kept if `keeps` is set. */
  set(name: string, milliseconds: number, callback: () => void, keeps = false): void {
    if (this.#isOver || (keeps && this.#running.has(name))) return;
    clearTimeout(this.#running.get(name));
    const timer = setTimeout(() => {
      this.#running.delete(name);
      callback();
    }, milliseconds);
    // a process that stops does not wait for it
    timer.unref();
    this.#running.set(name, timer);
  }

  drop(name: string): void {
    clearTimeout(this.#running.get(name));
    this.#running.delete(name);
  }

  /** Stops all; none can be set any more. */
  stop(): void {
    this.#isOver = true;
    for (const name of [...this.#running.keys()]) this.drop(name);
  }
}
