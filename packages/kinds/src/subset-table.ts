/**
 * Sets of the elements of an automaton, numbered as they are met, and which set follows which: the
 * subset construction (Rabin and Scott 1959), done only as far as lines ask for it.
 *
 * An element is a state with the colour of the cell that led to it. After a cell of some colours
 * come those followers of a set that have one of these colours.
 */

/** An automaton in one direction. */
export interface Elements {
  readonly count: number;
  /** The elements of a line's first cell. */
  readonly first: readonly number[];
  /** What can follow element `e` is in `followers`, from `starts[e]` to before `starts[e + 1]`. */
  readonly starts: Int32Array;
  readonly followers: Int32Array;
  /** The elements of each set of colours, as bits: `words` numbers for each set. */
  readonly masks: Uint32Array;
  readonly words: number;
}

/** Numbers kept for sets; then all are forgotten. */
const MOST_NUMBERS = 1 << 14;

/** Most sets kept. */
const MOST_SETS = 1 << 11;

/** Where every line begins: a set that stands for itself. */
export const BEGINNING = 0;

/** The sets that were met. */
export class SubsetTable {
  readonly words: number;
  /** The most sets that are kept at once. */
  readonly capacity: number;
  /** Followers visited so far, with a set's words: what sets that are new cost. */
  cost = 0;
  /** The bits of all sets, by their numbers. */
  sets: Uint32Array;
  readonly #elements: Elements;
  readonly #symbols: number;
  readonly #fresh: Uint32Array;
  /** For each set and set of colours the number of what follows, plus 1. */
  #next: Int32Array;
  /** The numbers of sets by their hashes, plus 1. */
  readonly #places: Int32Array;
  #count = 1;

  constructor(elements: Elements) {
    const { words, masks } = elements;
    this.#elements = elements;
    this.words = words;
    this.#symbols = masks.length / words;
    this.capacity = Math.min(MOST_SETS, Math.floor(MOST_NUMBERS / Math.max(words, this.#symbols)));
    this.#fresh = new Uint32Array(words);
    this.#places = new Int32Array(2 * MOST_SETS);
    this.sets = new Uint32Array(words * 64);
    this.#next = new Int32Array(this.#symbols * 64);
  }

  /** Makes room for `count` more sets, if need be by forgetting all. */
  reserve(count: number): void {
    if (this.#count + count <= this.capacity) return;
    this.#count = 1;
    this.#next.fill(0);
    this.#places.fill(0);
  }

  /** The set that follows a set after a cell of these colours. */
  after(set: number, colors: number): number {
    const place = set * this.#symbols + colors;
    const known = this.#next[place];
    if (known !== 0) return known - 1;
    this.#follow(set);
    const { masks } = this.#elements;
    for (let w = 0; w < this.words; w++) this.#fresh[w] &= masks[colors * this.words + w];
    const found = this.#numberOf();
    this.#next[place] = found + 1;
    return found;
  }

  /** Sets `#fresh` to everything that follows a set. */
  #follow(set: number): void {
    const { first, starts, followers } = this.#elements;
    this.#fresh.fill(0);
    this.cost += this.words;
    if (set === BEGINNING) {
      for (const element of first) this.#fresh[element >>> 5] |= 1 << (element & 31);
      return;
    }
    for (let w = 0; w < this.words; w++) {
      for (let bits = this.sets[set * this.words + w]; bits !== 0; bits &= bits - 1) {
        const element = 32 * w + 31 - Math.clz32(bits & -bits);
        const end = starts[element + 1];
        this.cost += end - starts[element];
        for (let k = starts[element]; k < end; k++) {
          const follower = followers[k];
          this.#fresh[follower >>> 5] |= 1 << (follower & 31);
        }
      }
    }
  }

  /** The number of the set in `#fresh`, a new one if it has none. */
  #numberOf(): number {
    const { words } = this;
    const mask = this.#places.length - 1;
    let hash = 0;
    for (let w = 0; w < words; w++) hash = Math.imul(hash ^ this.#fresh[w], 0x9e3779b1);
    let place = (hash ^ (hash >>> 15)) & mask;
    for (; this.#places[place] !== 0; place = (place + 1) & mask) {
      if (this.#isFresh(this.#places[place] - 1)) return this.#places[place] - 1;
    }
    const number = this.#count++;
    this.#places[place] = number + 1;
    if (number * words === this.sets.length) this.#grow();
    this.sets.set(this.#fresh, number * words);
    this.#next.fill(0, number * this.#symbols, (number + 1) * this.#symbols);
    return number;
  }

  #isFresh(number: number): boolean {
    for (let w = 0; w < this.words; w++) {
      if (this.sets[number * this.words + w] !== this.#fresh[w]) return false;
    }
    return true;
  }

  #grow(): void {
    const { sets } = this;
    this.sets = new Uint32Array(2 * sets.length);
    this.sets.set(sets);
    const next = this.#next;
    this.#next = new Int32Array(2 * next.length);
    this.#next.set(next);
  }
}
