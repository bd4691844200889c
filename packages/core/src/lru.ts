/**
 * A cache of limited size that keeps what was used last. A map keeps the order in which entries
 * were set, so an entry that is used is set again, and the first one goes.
 *
 * The package lru-cache does the same in twenty times the code; workers in browsers load this.
 */

/** Values by key, the least recently used of which go first. */
export class Lru<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #most: number;
  readonly #sizeOf: (value: V, key: K) => number;
  #size = 0;

  /**
   * `most` is the largest sum of sizes: of entries, unless `sizeOf` says how large one is. An entry
   * that is larger than all of it is not kept.
   */
  constructor(most: number, sizeOf: (value: V, key: K) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** The value of a key, which counts as used by that. */
  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Keeps a value in place of the key's earlier one. */
  set(key: K, value: V): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(value, key);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#most) return;
      this.delete(oldest);
    }
  }

  /** Forgets a key. */
  delete(key: K): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#size -= this.#sizeOf(value, key);
  }
}
