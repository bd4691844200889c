/**
 * Words that tell, prepared so that a word of a text is compared with all of them at once: there
 * may be hundreds in a description, and a page of comments has thousands of words.
 */

/** Shorter words are not looked for inside of others. */
const LEAST_INSIDE = 5;

/** How many signs an ending may replace, and how many longer the word may get. */
const ENDING = 2;
const MOST_MORE = 4;

/** Telling words by what finds them. */
export class TellingWords {
  readonly #words: ReadonlySet<string>;
  /** The longest word of each stem. */
  readonly #longest = new Map<string, number>();
  /** The lengths of stems, and of words that are looked for inside of others. */
  readonly #stems: ReadonlySet<number>;
  readonly #inside: ReadonlySet<number>;

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    for (const word of this.#words) {
      const stem = word.slice(0, Math.max(3, word.length - ENDING));
      this.#longest.set(stem, Math.max(word.length, this.#longest.get(stem) ?? 0));
    }
    this.#stems = new Set([...this.#longest.keys()].map(({ length }) => length));
    const lengths = [...this.#words].map(({ length }) => length);
    this.#inside = new Set(lengths.filter((length) => length >= LEAST_INSIDE));
  }

  /** Whether this is one of the words. */
  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Whether a word is one of them with another ending: a short one, or none. */
  hasWithEnding(word: string): boolean {
    for (const length of this.#stems) {
      if (length > word.length) continue;
      const longest = this.#longest.get(word.slice(0, length));
      if (longest !== undefined && word.length <= longest + MOST_MORE) return true;
    }
    return false;
  }

  /** Whether one of them stands inside of a word. */
  isInside(word: string): boolean {
    for (const length of this.#inside) {
      for (let from = 0; from + length <= word.length; from++) {
        if (this.#words.has(word.slice(from, from + length))) return true;
      }
    }
    return false;
  }
}
