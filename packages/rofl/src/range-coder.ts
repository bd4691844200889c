/**
 * An adaptive binary range coder: bits in, and the likelier a bit was, the less of a byte it takes.
 *
 * Encoder and decoder have one face, `BitCoder`, so that what is coded is described once and used in both
 * directions. The arithmetic is that of LZMA (Pavlov) with carries sent back into the bytes already there; the
 * probabilities learn as fast as what they have seen allows. All of it is part of docs/formats/rofl.md.
 */

/** Codes bits: an encoder takes and returns the bit it is given, a decoder ignores it and returns the next. */
export interface BitCoder {
  /** Codes `bit` under context `at` of `contexts`, which learns from it. */
  bit(contexts: Contexts, at: number, bit: number): number;
  /** Codes a bit of which nothing is known. */
  evenBit(bit: number): number;
}

/** Contexts: for each, how likely the next bit is 0, and how much it has seen. */
export interface Contexts {
  /** The chance of a 0, of 65,536. */
  readonly zero: Uint16Array;
  /** Bits seen, up to `SEEN`. */
  readonly seen: Uint8Array;
}

/** Where contexts stop to grow slower: the last 62 bits or so count. */
const SEEN = 60;

/** No chance is smaller than this one, of 65,536. */
const LEAST = 64;

const HALF = 1 << 15;
const SMALL = 2 ** 24;
const WORD = 2 ** 32;

/** So many contexts that have seen nothing. */
export function contextsOf(count: number): Contexts {
  return { zero: new Uint16Array(count).fill(HALF), seen: new Uint8Array(count) };
}

function learn({ zero, seen }: Contexts, at: number, bit: number): void {
  const chance = zero[at] as number;
  const count = seen[at] as number;
  const target = bit === 0 ? 65_536 - LEAST : LEAST;
  // rounded towards where it was
  zero[at] = chance + Math.trunc((target - chance) / (count + 2));
  if (count < SEEN) seen[at] = count + 1;
}

/** A coder that writes, and what it has written. */
export interface Encoder extends BitCoder {
  /** Bytes written so far; up to four more will follow. */
  length(): number;
  /** All bytes; nothing may be coded after it. */
  finish(): Uint8Array;
}

/** A coder that writes bytes. */
export function encoder(): Encoder {
  const bytes: number[] = [];
  let low = 0;
  let range = WORD - 1;
  const add = (amount: number): void => {
    low += amount;
    if (low < WORD) return;
    low -= WORD;
    let i = bytes.length - 1;
    while (bytes[i] === 255) bytes[i--] = 0;
    bytes[i] = (bytes[i] ?? 0) + 1;
  };
  const shift = (): void => {
    bytes.push(Math.floor(low / SMALL));
    low = (low % SMALL) * 256;
  };
  const code = (zero: number, bit: number): number => {
    const bound = Math.floor(range / 65_536) * zero;
    if (bit === 0) range = bound;
    else {
      add(bound);
      range -= bound;
    }
    while (range < SMALL) {
      shift();
      range *= 256;
    }
    return bit;
  };
  return {
    bit(contexts, at, bit) {
      code(contexts.zero[at] as number, bit);
      learn(contexts, at, bit);
      return bit;
    },
    evenBit: (bit) => code(HALF, bit),
    length: () => bytes.length,
    finish() {
      // of the numbers left, the one that ends in most zero bits
      let step = WORD;
      while (Math.ceil(low / step) * step >= low + range) step /= 2;
      add(Math.ceil(low / step) * step - low);
      for (let i = 0; i < 4; i++) shift();
      let end = bytes.length;
      while (bytes[end - 1] === 0) end--;
      return Uint8Array.from(bytes.slice(0, end));
    },
  };
}

/** A coder that reads, and how far it is. */
export interface Decoder extends BitCoder {
  /** Bytes taken, with those beyond the end, which are zeros. */
  taken(): number;
}

/** A coder that reads `bytes`; after their end it reads zeros. */
export function decoder(bytes: Uint8Array): Decoder {
  let at = 0;
  let range = WORD - 1;
  let code = 0;
  const shift = (): void => {
    code = (code % SMALL) * 256 + (bytes[at++] ?? 0);
  };
  for (let i = 0; i < 4; i++) shift();
  const next = (zero: number): number => {
    const bound = Math.floor(range / 65_536) * zero;
    const bit = code < bound ? 0 : 1;
    if (bit === 0) range = bound;
    else {
      code -= bound;
      range -= bound;
    }
    while (range < SMALL) {
      shift();
      range *= 256;
    }
    return bit;
  };
  return {
    bit(contexts, at) {
      const bit = next(contexts.zero[at] as number);
      learn(contexts, at, bit);
      return bit;
    },
    evenBit: () => next(HALF),
    taken: () => at,
  };
}
