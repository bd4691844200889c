/**
 * Bits in text: six per character, most significant first, in an alphabet that needs no escapes in
 * addresses (RFC 4648, "base64url", without padding). Two formats use it for their share strings.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The six bits of each character, by its code. */
const SIX_BITS = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, ALPHABET.indexOf(String.fromCharCode(code))),
);

/** Maximum leading zeros of a number: no number in our formats comes near 2^24. */
const MAX_ZEROS = 24;

/** True if every character carries bits. */
export function isBase64url(text: string): boolean {
  return /^[A-Za-z0-9_-]*$/.test(text);
}

/** Where bits go. */
export abstract class Bits {
  /** The number of bits so far. */
  abstract get length(): number;

  /** Puts `value` in `count` bits; `value` is below 2^count and `count` at most 30. */
  abstract put(value: number, count: number): void;

  /**
   * Puts a number from 0 up in exponential Golomb code: short for small numbers, best for about
   * 2^k.
   */
  putGolomb(value: number, k: number): void {
    const high = (value >>> k) + 1;
    const bits = 32 - Math.clz32(high);
    this.put(0, bits - 1);
    this.put(high, bits);
    this.put(value & ((1 << k) - 1), k);
  }

  /**
   * Puts one of `choices` equally likely numbers from 0 up, in truncated binary: some numbers save
   * one bit.
   */
  putUniform(value: number, choices: number): void {
    const { bits, short } = uniform(choices);
    if (value < short) this.put(value, bits);
    else this.put(value + short, bits + 1);
  }
}

/** Counts bits and keeps none. */
export class BitCount extends Bits {
  length = 0;

  put(_value: number, count: number): void {
    this.length += count;
  }
}

/** Writes bits as text. */
export class BitWriter extends Bits {
  readonly #chars: string[] = [];
  /** Bits that do not fill a character yet. */
  #rest = 0;
  #restBits = 0;

  get length(): number {
    return this.#chars.length * 6 + this.#restBits;
  }

  put(value: number, count: number): void {
    for (let open = count; open > 0; ) {
      const bits = Math.min(open, 6 - this.#restBits);
      open -= bits;
      this.#rest = (this.#rest << bits) | ((value >>> open) & (2 ** bits - 1));
      this.#restBits += bits;
      if (this.#restBits < 6) return;
      this.#chars.push(ALPHABET[this.#rest] ?? '');
      this.#rest = 0;
      this.#restBits = 0;
    }
  }

  /** The text so far; the last character is padded with zero bits. */
  text(): string {
    const rest = ALPHABET[this.#rest << (6 - this.#restBits)] ?? '';
    return this.#chars.join('') + (this.#restBits === 0 ? '' : rest);
  }
}

/**
 * Reads bits from text that passed `isBase64url`. Past the end it returns zeros and `ended` is
 * true, so a reader checks once for many bits.
 */
export class BitReader {
  readonly #text: string;
  #at = 0;
  #ended = false;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * True once the text is known to be invalid: too short, an absurdly large number, or `fail` was
   * called.
   */
  get ended(): boolean {
    return this.#ended;
  }

  /** Gives up: all further bits are zeros. */
  fail(): void {
    this.#ended = true;
    this.#at = this.#text.length * 6;
  }

  /** The number of bits left. */
  get left(): number {
    return this.#text.length * 6 - this.#at;
  }

  /** The number of characters that were read, at least in part. */
  get characters(): number {
    return Math.min(this.#text.length, Math.ceil(this.#at / 6));
  }

  /** The next `count` bits as a number; `count` is at most 30. */
  take(count: number): number {
    if (count > this.left) {
      this.fail();
      return 0;
    }
    let value = 0;
    for (let open = count; open > 0; ) {
      const used = this.#at % 6;
      const bits = Math.min(open, 6 - used);
      const six = SIX_BITS[this.#text.charCodeAt((this.#at - used) / 6)] ?? 0;
      value = (value << bits) | ((six >>> (6 - used - bits)) & (2 ** bits - 1));
      this.#at += bits;
      open -= bits;
    }
    return value;
  }

  /** The next number in exponential Golomb code. */
  takeGolomb(k: number): number {
    let zeros = 0;
    while (!this.#ended && this.take(1) === 0) {
      if (++zeros > MAX_ZEROS) this.fail();
    }
    if (this.#ended) return 0;
    const high = 2 ** zeros + this.take(zeros) - 1;
    return high * 2 ** k + this.take(k);
  }

  /** The next of `choices` equally likely numbers. */
  takeUniform(choices: number): number {
    const { bits, short } = uniform(choices);
    const value = this.take(bits);
    return value < short ? value : value * 2 + this.take(1) - short;
  }

  /** True if only the padding of the last character is left. */
  isDone(): boolean {
    return this.left < 6 && this.take(this.left) === 0;
  }
}

/**
 * Truncated binary: the first `short` of `choices` numbers take `bits` bits, the others one more.
 * There are below 2^30 choices.
 */
function uniform(choices: number): { readonly bits: number; readonly short: number } {
  const bits = 31 - Math.clz32(choices);
  return { bits, short: (2 << bits) - choices };
}
