/**
 * What stands before the commands of a Brotli meta-block (RFC 7932, sections 6, 7 and 9.2): block types, with
 * how long each lasts, and which prefix code is used in which context.
 */
import { type Bits, damaged, type PrefixCode, takePrefixCode } from './brotli-codes.js';

/** A number with a base and extra bits by its code. */
export type Ranges = readonly { readonly base: number; readonly extra: number }[];

/** The ranges with these extra bits, one after the other from `start`. */
export function rangesOf(start: number, extras: readonly number[]): Ranges {
  let base = start;
  return extras.map((extra) => {
    const range = { base, extra };
    base += 1 << extra;
    return range;
  });
}

/** Takes the extra bits of a number whose code is known. */
export function takeRange(bits: Bits, ranges: Ranges, code: number): number {
  const range = ranges[code];
  return range === undefined ? damaged('a length is unknown') : range.base + bits.take(range.extra);
}

const BLOCK_LENGTHS = rangesOf(
  1,
  [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13, 24],
);

/** Takes a number from 1 to 256 for which 1 has the shortest code. */
export function takeCount(bits: Bits): number {
  if (bits.take(1) === 0) return 1;
  const width = bits.take(3);
  return (1 << width) + bits.take(width) + 1;
}

/** The types of one kind of symbol: which one is in force, and for how many symbols more. */
export class BlockTypes {
  /** How many types there are. */
  readonly count: number;
  /** The type in force, from 0. */
  type = 0;
  #previous = 1;
  #left: number;
  readonly #bits: Bits;
  readonly #types: PrefixCode | undefined;
  readonly #lengths: PrefixCode | undefined;

  constructor(bits: Bits) {
    this.#bits = bits;
    this.count = takeCount(bits);
    if (this.count === 1) {
      this.#left = Number.POSITIVE_INFINITY;
      return;
    }
    this.#types = takePrefixCode(bits, this.count + 2);
    this.#lengths = takePrefixCode(bits, BLOCK_LENGTHS.length);
    this.#left = takeRange(bits, BLOCK_LENGTHS, this.#lengths.take(bits));
  }

  /** Counts a symbol, before which the type may change. */
  next(): number {
    if (this.#left === 0) this.#change();
    this.#left--;
    return this.type;
  }

  #change(): void {
    if (this.#types === undefined || this.#lengths === undefined) return;
    const code = this.#types.take(this.#bits);
    const type = code === 0 ? this.#previous : code === 1 ? (this.type + 1) % this.count : code - 2;
    this.#previous = this.type;
    this.type = type;
    this.#left = takeRange(this.#bits, BLOCK_LENGTHS, this.#lengths.take(this.#bits));
  }
}

/** Takes which of `trees` prefix codes each of `size` contexts has. */
export function takeContextMap(bits: Bits, size: number, trees: number): Uint8Array {
  bits.work(size);
  const map = new Uint8Array(size);
  if (trees === 1) return map;
  const longest = bits.take(1) === 0 ? 0 : bits.take(4) + 1;
  const code = takePrefixCode(bits, trees + longest);
  for (let i = 0; i < size; ) {
    const symbol = code.take(bits);
    if (symbol > longest) map[i++] = symbol - longest;
    else if (symbol === 0) i++;
    else i += (1 << symbol) + bits.take(symbol);
    if (i > size) damaged('a run of contexts is too long');
  }
  if (bits.take(1) === 0) return map;
  bits.work(16 * size);
  moveToFront(map);
  return map;
}

/** Turns places in a list of the codes used last into the codes. */
function moveToFront(map: Uint8Array): void {
  const recent = Array.from({ length: 256 }, (_, i) => i);
  map.forEach((place, i) => {
    const [value = 0] = recent.splice(place, 1);
    recent.unshift(value);
    map[i] = value;
  });
}
