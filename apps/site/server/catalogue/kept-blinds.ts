/**
 * Blind puzzles as text: making one takes a hundred times as long as finding its row, and it
 * changes only when its author changes the puzzle. So each process keeps those that were asked
 * for last.
 */

/** The most characters that are kept, keys and texts: some thousand puzzles. */
const MOST = 8_000_000;

/** Texts by keys that name the state of the puzzle: the ones used last. */
export class KeptTexts {
  readonly #texts = new Map<string, string>();
  readonly #most: number;
  #length = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** The text of a key, which counts as used by that. */
  get(key: string): string | undefined {
    const text = this.#texts.get(key);
    if (text === undefined) return undefined;
    this.#texts.delete(key);
    this.#texts.set(key, text);
    return text;
  }

  /** Keeps a text; those that were not used for longest go. */
  set(key: string, text: string): void {
    this.#forget(key);
    this.#texts.set(key, text);
    this.#length += key.length + text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#length <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const text = this.#texts.get(key);
    if (text === undefined) return;
    this.#texts.delete(key);
    this.#length -= key.length + text.length;
  }
}
