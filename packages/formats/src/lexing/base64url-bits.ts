/**
 * Bits in text: six a character, most significant first, in the alphabet that needs no escape in addresses
 * (RFC 4648, "base64url", without padding). The share strings of two formats are made of these.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The six bits of each character, by its code. */
const SIX_BITS = new Uint8Array(128);
[...ALPHABET].forEach((char, value) => {
  SIX_BITS[char.charCodeAt(0)] = value;
});

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

  /** Puts a number from 0 in exponential Golomb code: few bits for small ones, about 2^k at best. */
  putGolomb(value: number, k: number): void {
    const high = Math.floor(value / 2 ** k) + 1;
    const bits = 32 - Math.clz32(high);
    this.put(0, bits - 1);
    this.put(high, bits);
    this.put(value % 2 ** k, k);
  }

  /** Puts one of `choices` equally likely numbers from 0, in truncated binary: as many bits or one less. */
  putUniform(value: number, choices: number): void {
    const { bits, short } = uniform(choices);
    if (value < short) this.put(value, bits);
    else this.put(value + short, bits + 1);
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

  /** True once the text cannot be what it should: too short, a number absurdly large, `fail` called. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Gives up: from here on there are only zeros. */
  fail(): void {
    this.#ended = true;
    this.#at = this.#text.length * 6;
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

  /** True if nothing is left but the zeros that fill up the last character. */
  isDone(): boolean {
    return this.left < 6 && this.take(this.left) === 0;
  }
}

/** Truncated binary: the first `short` of `choices` numbers take `bits` bits, the others one more. */
function uniform(choices: number): { readonly bits: number; readonly short: number } {
  const bits = 31 - Math.clz32(choices);
  return { bits, short: 2 ** (bits + 1) - choices };
}
