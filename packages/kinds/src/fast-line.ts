/**
 * What a line tells about its cells, exactly as `settle` has it, for lines that are settled many
 * times: sets of states are looked up instead of walked. `settle` is the reference.
 */
import type { Automaton } from './automaton.js';
import { BEGINNING, type Elements, SubsetTable } from './subset-table.js';

/** More colours in a clue, or more elements, and sets would be too large to keep. */
const MOST_COLORS = 5;
const MOST_ELEMENTS = 2048;

/** Settles the lines of one automaton. */
export class FastLine {
  /** About what the last line cost, in steps of an automaton. */
  cost = 0;
  readonly #forward: SubsetTable;
  readonly #backward: SubsetTable;
  /** The bits of the colours that the automaton takes, and the elements of each of them. */
  readonly #bits: readonly number[];
  readonly #masks: Uint32Array;
  readonly #used: number;
  readonly #isDense: boolean;
  #reached = new Int32Array(0);
  #colors = new Int32Array(0);
  /** What `settle` found; of use until it is called again. */
  found = new Int32Array(0);

  private constructor(bits: readonly number[], forward: Elements, backward: Elements) {
    this.#bits = bits;
    this.#used = bits.reduce((all, bit) => all | bit, 0);
    this.#isDense = this.#used === 2 ** bits.length - 1;
    this.#masks = forward.masks;
    this.#forward = new SubsetTable(forward);
    this.#backward = new SubsetTable(backward);
  }

  /** Undefined if lines of that length are better left to `settle`. */
  static of(automaton: Automaton, cells: number): FastLine | undefined {
    const bits = [...new Set(automaton.bits)].sort((a, b) => a - b);
    if (bits.length === 0 || bits.length > MOST_COLORS) return undefined;
    const elements = elementsOf(automaton, bits);
    if (elements === undefined) return undefined;
    const line = new FastLine(bits, elements.forward, elements.backward);
    return line.takes(cells) ? line : undefined;
  }

  /** True if lines of that length find room for their sets. */
  takes(cells: number): boolean {
    return 2 * (cells + 2) <= Math.min(this.#forward.capacity, this.#backward.capacity);
  }

  /** As `settle`, with the answer in `found`; false if nothing fits. */
  settle(cells: readonly number[], sets: ArrayLike<number>): boolean {
    const count = cells.length;
    this.#prepare(cells, sets);
    const before = this.#forward.cost + this.#backward.cost;
    const fits = this.#walk(count);
    const { words } = this.#forward;
    this.cost = this.#forward.cost + this.#backward.cost - before + count * (4 + words);
    return fits;
  }

  #prepare(cells: readonly number[], sets: ArrayLike<number>): void {
    const count = cells.length;
    if (this.#reached.length <= count) {
      this.#reached = new Int32Array(count + 1);
      this.#colors = new Int32Array(count);
    }
    if (this.found.length !== count) this.found = new Int32Array(count);
    this.#forward.reserve(count + 1);
    this.#backward.reserve(count + 1);
    for (let i = 0; i < count; i++) {
      const set = sets[cells[i]];
      this.#colors[i] = this.#isDense ? set & this.#used : this.#packed(set);
    }
  }

  /** The colours of a set that the automaton takes, as bits without gaps. */
  #packed(set: number): number {
    let packed = 0;
    for (let k = 0; k < this.#bits.length; k++) if ((set & this.#bits[k]) !== 0) packed |= 1 << k;
    return packed;
  }

  #walk(count: number): boolean {
    const reached = this.#reached;
    let set = BEGINNING;
    for (let i = 0; i < count; i++) {
      set = this.#forward.after(set, this.#colors[i]);
      reached[i + 1] = set;
    }
    set = BEGINNING;
    for (let i = count - 1; i >= 0; i--) {
      set = this.#backward.after(set, this.#colors[i]);
      const kept = this.#keep(this.#colors[i], reached[i + 1], set);
      if (kept === 0) return false;
      this.found[i] = kept;
    }
    return true;
  }

  /** The colours that elements of both sets have. */
  #keep(colors: number, forward: number, backward: number): number {
    const { words, sets } = this.#forward;
    const others = this.#backward.sets;
    let kept = 0;
    for (let k = 0; k < this.#bits.length; k++) {
      if ((colors & (1 << k)) === 0) continue;
      const mask = (1 << k) * words;
      for (let w = 0; w < words; w++) {
        const both = sets[forward * words + w] & others[backward * words + w];
        if ((both & this.#masks[mask + w]) === 0) continue;
        kept |= this.#bits[k];
        break;
      }
    }
    return kept;
  }
}

/** Both directions of an automaton; undefined if it has too many elements. */
function elementsOf(
  { states, ends, from, to, bits }: Automaton,
  colors: readonly number[],
): { readonly forward: Elements; readonly backward: Elements } | undefined {
  const numbers = new Map<number, number>();
  const stateOf: number[] = [];
  const colorOf: number[] = [];
  const byState = Array.from({ length: states }, (): number[] => []);
  const into = Int32Array.from(from, (_, k) => {
    const color = colors.indexOf(bits[k]);
    const key = to[k] * colors.length + color;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const element = stateOf.length;
    numbers.set(key, element);
    byState[to[k]].push(element);
    stateOf.push(to[k]);
    colorOf.push(color);
    return element;
  });
  const count = stateOf.length;
  if (count > MOST_ELEMENTS) return undefined;
  const leaving = Array.from({ length: states }, (): number[] => []);
  const before = Array.from({ length: count }, (): number[] => []);
  for (let k = 0; k < from.length; k++) {
    leaving[from[k]].push(into[k]);
    before[into[k]].push(...byState[from[k]]);
  }
  const words = Math.ceil(count / 32);
  const shared = { count, words, masks: masksOf(colorOf, colors.length, words) };
  const last = stateOf.flatMap((state, element) => (ends[state] === 1 ? [element] : []));
  return {
    forward: { ...shared, first: leaving[0], ...listed(stateOf.map((state) => leaving[state])) },
    backward: { ...shared, first: last, ...listed(before) },
  };
}

/** Lists in one array. */
function listed(lists: readonly (readonly number[])[]): Pick<Elements, 'starts' | 'followers'> {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, k) => {
    starts[k + 1] = starts[k] + list.length;
  });
  return { starts, followers: Int32Array.from(lists.flat()) };
}

/** The elements of each set of colours. */
function masksOf(colorOf: readonly number[], colors: number, words: number): Uint32Array {
  const masks = new Uint32Array(2 ** colors * words);
  for (let set = 0; set < 2 ** colors; set++) {
    colorOf.forEach((color, element) => {
      if (((set >> color) & 1) === 1) masks[set * words + (element >>> 5)] |= 1 << (element & 31);
    });
  }
  return masks;
}
