/**
 * Bits in text: six a character, most significant first, in the alphabet that needs no escape in addresses
 * (RFC 4648, "base64url", without padding). The share strings of two formats are made of these.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Six bits of each character code of the alphabet. */
const SIX_BITS: ReadonlyMap<number, number> = new Map(
  [...ALPHABET].map((char, value) => [char.charCodeAt(0), value]),
);

/** The most leading zeros of a number: none that we read comes near 2^24. */
const MAX_ZEROS = 24;

/** True if every character carries bits. */
export function isBase64url(text: string): boolean {
  return /^[A-Za-z0-9_-]*$/.test(text);
}

/** Puts bits into text. */
export class BitWriter {
  readonly #chars: string[] = [];
  /** Bits that do not make a character yet. */
  #rest = 0;
  #restBits = 0;

  /** How many bits have been put. */
  get length(): number {
    return this.#chars.length * 6 + this.#restBits;
  }

  /** Puts the lowest `count` bits of `value`, which is below 2^count; `count` is at most 30. */
  put(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) {
      this.#rest = (this.#rest << 1) | ((value >>> bit) & 1);
      if (++this.#restBits < 6) continue;
      this.#chars.push(ALPHABET[this.#rest] ?? '');
      this.#rest = 0;
      this.#restBits = 0;
    }
  }

  /** Puts a number from 0 in exponential Golomb code: few bits for small ones, about 2^k at best. */
  putGolomb(value: number, k: number): void {
    const high = Math.floor(value / 2 ** k) + 1;
    const bits = 32 - Math.clz32(high);
    this.put(0, bits - 1);
    this.put(high, bits);
    this.put(value % 2 ** k, k);
  }

  /** The text so far; the last character is filled up with zeros. */
  text(): string {
    const rest = ALPHABET[this.#rest << (6 - this.#restBits)] ?? '';
    return this.#chars.join('') + (this.#restBits === 0 ? '' : rest);
  }
}

/**
 * Takes bits out of text that is `isBase64url`. Behind the end there are zeros and `ended` is true, so that
 * a reader asks once for many bits whether they were there.
 */
export class BitReader {
  readonly #text: string;
  #at = 0;
  #ended = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** True once more bits were asked for than the text has, or for a number that is absurdly large. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Bits that are left. */
  get left(): number {
    return this.#text.length * 6 - this.#at;
  }

  /** Characters of which bits have been taken. */
  get characters(): number {
    return Math.min(this.#text.length, Math.ceil(this.#at / 6));
  }

  /** The next `count` bits as a number; `count` is at most 30. */
  take(count: number): number {
    if (count > this.left) {
      this.#ended = true;
      this.#at = this.#text.length * 6;
      return 0;
    }
    let value = 0;
    for (let k = 0; k < count; k++, this.#at++) {
      const six = SIX_BITS.get(this.#text.charCodeAt(Math.floor(this.#at / 6))) ?? 0;
      value = (value << 1) | ((six >>> (5 - (this.#at % 6))) & 1);
    }
    return value;
  }

  /** The next number in exponential Golomb code. */
  takeGolomb(k: number): number {
    let zeros = 0;
    while (!this.#ended && this.take(1) === 0) {
      if (++zeros > MAX_ZEROS) this.#ended = true;
    }
    if (this.#ended) return 0;
    const high = 2 ** zeros + this.take(zeros) - 1;
    return high * 2 ** k + this.take(k);
  }

  /** True if nothing is left but the zeros that fill up the last character. */
  isDone(): boolean {
    return this.left < 6 && this.take(this.left) === 0;
  }
}
