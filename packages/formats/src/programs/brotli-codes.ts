/**
 * The bits and the prefix codes of a Brotli stream (RFC 7932, sections 3 and 9).
 *
 * What is wrong with a stream is thrown as `BrotliError` and caught where decoding begins (`brotli`): the
 * decoder is deep in loops when it finds out.
 */

/** A stream that is damaged, or larger than allowed. */
export class BrotliError extends Error {
  override readonly name = 'BrotliError';
}

/** Ends decoding: `why` completes "the stream is damaged:". */
export function damaged(why: string): never {
  throw new BrotliError(why);
}

/** Steps besides bytes of output that a stream may cost, so that a small one cannot keep us busy. */
const MAX_WORK = 20_000_000;

/** A stream of bits, lowest first. */
export class Bits {
  readonly #bytes: Uint8Array;
  /** Index of the next bit. */
  #at = 0;
  #work = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Takes `count` bits, at most 24. */
  take(count: number): number {
    let value = 0;
    for (let got = 0; got < count; ) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) return damaged('it stops short');
      const skip = this.#at & 7;
      const some = Math.min(8 - skip, count - got);
      value |= ((byte >> skip) & ((1 << some) - 1)) << got;
      got += some;
      this.#at += some;
    }
    return value;
  }

  /** Moves to the next whole byte, over bits that must be 0. */
  align(): void {
    if (this.take(-this.#at & 7) !== 0) damaged('a bit between its parts is set');
  }

  /** Notes that `steps` are about to be taken. */
  work(steps: number): void {
    this.#work += steps;
    if (this.#work > MAX_WORK) damaged('it asks for too much work');
  }
}

/** The longest code of a symbol. */
const MAX_BITS = 15;

/** A prefix code: which bits stand for which symbol. Of codes of one length the smaller symbols come first. */
export class PrefixCode {
  /** How many codes of each length there are. */
  readonly #counts = new Uint16Array(MAX_BITS + 1);
  /** The symbols by the length of their codes. */
  readonly #symbols: Uint16Array;

  /** The code in which symbol `i` has `lengths[i]` bits, 0 for none; a lone symbol needs no bits. */
  constructor(lengths: Uint8Array) {
    for (const length of lengths)
      if (length > 0) this.#counts[length] = (this.#counts[length] ?? 0) + 1;
    const next = new Uint16Array(MAX_BITS + 2);
    for (let k = 1; k <= MAX_BITS; k++) next[k + 1] = (next[k] ?? 0) + (this.#counts[k] ?? 0);
    this.#symbols = new Uint16Array(next[MAX_BITS + 1] ?? 0);
    lengths.forEach((length, symbol) => {
      if (length === 0) return;
      const at = next[length] ?? 0;
      this.#symbols[at] = symbol;
      next[length] = at + 1;
    });
  }

  /** Takes the bits of a symbol. */
  take(bits: Bits): number {
    if (this.#symbols.length === 1) return this.#symbols[0] ?? 0;
    let code = 0; // the bits so far
    let first = 0; // the first code of this length
    let index = 0; // where its symbol is
    for (let length = 1; length <= MAX_BITS; length++) {
      code |= bits.take(1);
      const count = this.#counts[length] ?? 0;
      if (code - first < count) return this.#symbols[index + code - first] ?? 0;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return damaged('a code is unknown');
  }
}

/** Takes the description of a prefix code for the symbols below `size`. */
export function takePrefixCode(bits: Bits, size: number): PrefixCode {
  bits.work(size);
  const kind = bits.take(2);
  return new PrefixCode(kind === 1 ? simpleLengths(bits, size) : longLengths(bits, size, kind));
}

/** The lengths of the codes of one to four symbols, by how many there are; 5 is the other way for four. */
const SIMPLE_LENGTHS = [[], [1], [1, 1], [1, 2, 2], [2, 2, 2, 2], [1, 2, 3, 3]];

function simpleLengths(bits: Bits, size: number): Uint8Array {
  const count = bits.take(2) + 1;
  const width = 32 - Math.clz32(size - 1);
  const symbols = Array.from({ length: count }, () => bits.take(width));
  const way = count === 4 ? 4 + bits.take(1) : count;
  const lengths = new Uint8Array(size);
  symbols.forEach((symbol, i) => {
    if (symbol >= size || lengths[symbol] !== 0) damaged('a code names a wrong symbol');
    lengths[symbol] = SIMPLE_LENGTHS[way]?.[i] ?? 0;
  });
  return lengths;
}

/** The order in which the lengths of the codes for lengths stand. */
const LENGTH_ORDER = [1, 2, 3, 4, 0, 5, 17, 6, 16, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const REPEAT = 16;

/** Lengths that are themselves in a code, with repetitions. */
function longLengths(bits: Bits, size: number, skip: number): Uint8Array {
  const code = lengthCode(bits, skip);
  const lengths = new Uint8Array(size);
  let symbol = 0;
  let space = 1 << MAX_BITS; // how many codes of the greatest length are left
  let last = 8; // the last length that was not 0
  let repeated = -1; // the length that is being repeated, and how often so far
  let times = 0;
  while (symbol < size && space > 0) {
    const length = code.take(bits);
    if (length < REPEAT) {
      lengths[symbol++] = length;
      if (length > 0) space -= (1 << MAX_BITS) >> length;
      if (length > 0) last = length;
      repeated = -1;
      continue;
    }
    const value = length === REPEAT ? last : 0;
    const extra = length === REPEAT ? 2 : 3;
    const before = repeated === value ? times : 0;
    times = (before > 0 ? (before - 2) << extra : 0) + bits.take(extra) + 3;
    repeated = value;
    if (symbol + times - before > size) damaged('a code has too many symbols');
    lengths.fill(value, symbol, symbol + times - before);
    symbol += times - before;
    if (value > 0) space -= (times - before) * ((1 << MAX_BITS) >> value);
  }
  if (space !== 0) damaged('a code is incomplete');
  return lengths;
}

/** The code for lengths. Their own lengths, 0 to 5, are in a code that is always the same. */
function lengthCode(bits: Bits, skip: number): PrefixCode {
  const lengths = new Uint8Array(LENGTH_ORDER.length);
  let space = 32;
  let count = 0;
  for (let i = skip; i < LENGTH_ORDER.length && space > 0; i++) {
    const length = takeLengthOfLength(bits);
    lengths[LENGTH_ORDER[i] ?? 0] = length;
    if (length === 0) continue;
    space -= 32 >> length;
    count++;
  }
  if (count !== 1 && space !== 0) damaged('a code for lengths is incomplete');
  return new PrefixCode(lengths);
}

/** Bits 00, 01, 10 are 0, 4, 3; 011 is 2, 0111 is 1, 1111 is 5; the first bit is the last one here. */
function takeLengthOfLength(bits: Bits): number {
  const low = bits.take(2);
  if (low < 3) return [0, 4, 3][low] ?? 0;
  if (bits.take(1) === 0) return 2;
  return bits.take(1) === 0 ? 1 : 5;
}
