/**
 * An adaptive binary range coder: codes bits so that likely bits take little space.
 *
 * Encoder and decoder share one interface, `BitCoder`, so that each code is written once and used
 * in both directions. The arithmetic is that of LZMA (Pavlov), with carries propagated into the
 * bytes already written; probabilities adapt fast at first and more slowly with each bit seen. All
 * of it is part of docs/formats/rofl.md.
 *
 * Words of 32 bits are kept as signed integers, which engines hold without allocating; unsigned
 * ones took three times as long.
 */

/**
 * Codes bits: an encoder takes a bit and returns it, a decoder ignores its argument and returns the
 * next bit.
 */
export interface BitCoder {
  /** Codes `bit` under context `at` of `contexts`, which adapts to it. */
  bit(contexts: Contexts, at: number, bit: number): number;
  /** Codes a bit that is 0 or 1 with equal probability. */
  evenBit(bit: number): number;
}

/** Contexts: for each, the probability that the next bit is 0, and the number of bits seen. */
export interface Contexts {
  /** The probability of a 0, of 65,536. */
  readonly zero: Uint16Array;
  /** The number of bits seen, up to `SEEN`. */
  readonly seen: Uint8Array;
}

/** The count at which contexts stop slowing down: about the last 62 bits count. */
const SEEN = 60;

/** The least probability, of 65,536. */
const LEAST = 64;

const HALF = 1 << 15;
const WORD = 2 ** 32;

/** Mask of the highest byte of the range; if it is empty, another byte is due. */
const HIGHEST_BYTE = 0xff << 24;

/** Creates contexts that have seen nothing. */
export function createContexts(count: number): Contexts {
  return { zero: new Uint16Array(count).fill(HALF), seen: new Uint8Array(count) };
}

function learn({ zero, seen }: Contexts, at: number, bit: number): void {
  const chance = zero[at];
  const count = seen[at];
  const target = bit === 0 ? 65_536 - LEAST : LEAST;
  // rounded towards the old value
  zero[at] = chance + (((target - chance) / (count + 2)) | 0);
  if (count < SEEN) seen[at] = count + 1;
}

/**
 * Codes a number of `bits` bits, highest first, each in the context of those before it: a tree at
 * `root`.
 */
export function codeTree(
  coder: BitCoder,
  contexts: Contexts,
  root: number,
  bits: number,
  value: number,
): number {
  let node = 1;
  for (let i = bits - 1; i >= 0; i--) {
    node = 2 * node + coder.bit(contexts, root + node, (value >>> i) & 1);
  }
  return node - 2 ** bits;
}

/** A coder that writes, and the bytes it has written. */
export interface Encoder extends BitCoder {
  /** Bytes written so far; at most four more will follow. */
  length(): number;
  /** Returns all bytes. Nothing may be coded afterwards. */
  finish(): Uint8Array;
}

/** Creates a coder that writes bytes. */
export function encoder(): Encoder {
  const bytes: number[] = [];
  let low = 0;
  let range = -1;
  const add = (amount: number): void => {
    low = (low + amount) | 0;
    if (low >>> 0 >= amount >>> 0) return;
    let i = bytes.length - 1;
    while (bytes[i] === 255) bytes[i--] = 0;
    bytes[i] = (bytes[i] ?? 0) + 1;
  };
  const shift = (): void => {
    bytes.push(low >>> 24);
    low <<= 8;
  };
  const code = (zero: number, bit: number): number => {
    const bound = Math.imul(range >>> 16, zero);
    if (bit === 0) range = bound;
    else {
      add(bound);
      range = (range - bound) | 0;
    }
    while ((range & HIGHEST_BYTE) === 0) {
      shift();
      range <<= 8;
    }
    return bit;
  };
  return {
    bit(contexts, at, bit) {
      code(contexts.zero[at], bit);
      learn(contexts, at, bit);
      return bit;
    },
    evenBit: (bit) => code(HALF, bit),
    length: () => bytes.length,
    finish() {
      // of the numbers left in the range, take the one that ends in most zero bits
      const first = low >>> 0;
      const end = (low >>> 0) + (range >>> 0);
      let step = WORD;
      while (Math.ceil(first / step) * step >= end) step /= 2;
      add(Math.ceil(first / step) * step - first);
      for (let i = 0; i < 4; i++) shift();
      let length = bytes.length;
      while (bytes[length - 1] === 0) length--;
      return Uint8Array.from(bytes.slice(0, length));
    },
  };
}

/** A coder that reads, and its position. */
export interface Decoder extends BitCoder {
  /** True if all bytes are read, and they end as an encoder would end them. */
  isDone(): boolean;
}

/** Creates a coder that reads `bytes`; after their end it reads zeros. */
export function decoder(bytes: Uint8Array): Decoder {
  let at = 0;
  let range = -1;
  let code = 0;
  const shift = (): void => {
    code = (code << 8) | (bytes[at++] ?? 0);
  };
  for (let i = 0; i < 4; i++) shift();
  const isBeyond = code === range;
  const next = (zero: number): number => {
    const bound = Math.imul(range >>> 16, zero);
    const bit = code >>> 0 < bound >>> 0 ? 0 : 1;
    if (bit === 0) range = bound;
    else {
      code = (code - bound) | 0;
      range = (range - bound) | 0;
    }
    while ((range & HIGHEST_BYTE) === 0) {
      shift();
      range <<= 8;
    }
    return bit;
  };
  return {
    bit(contexts, at) {
      const read = next(contexts.zero[at]);
      learn(contexts, at, read);
      return read;
    },
    evenBit: () => next(HALF),
    // no encoder leaves zeros at the end or reaches the end of the range
    isDone: () => at >= bytes.length && bytes.at(-1) !== 0 && !isBeyond,
  };
}
