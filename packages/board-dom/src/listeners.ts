/** Listeners of a board's events, by the name of the event. */

/** Stores listeners and calls them. */
export class Listeners<Events extends object> {
  readonly #byName: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {};

  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
    this.#byName[name] ??= new Set();
    const all = this.#byName[name];
    all?.add(listener);
    return () => {
      all?.delete(listener);
    };
  }

  /** Calls all listeners of an event, in the order in which they were added. */
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    for (const listener of [...(this.#byName[name] ?? [])]) listener(event);
  }

  /** Removes all listeners. */
  clear(): void {
    for (const name of Object.keys(this.#byName) as (keyof Events)[]) delete this.#byName[name];
  }
}
