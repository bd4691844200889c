/**
 * Answers as bytes: lines of JSON one after the other in one growing buffer, so that an answer
 * about a small puzzle takes neither a text nor an object.
 */

/** The first room, in bytes. */
const ROOM = 1 << 16;

/** The longest number that is written, in digits. */
const MOST_DIGITS = 10;

const encoder = new TextEncoder();
const ZERO = 48;
const POINT = 46;

/** Bytes that grow at their end. */
export class AnswerBytes {
  #bytes = new Uint8Array(ROOM);
  #length = 0;

  /** The number of bytes. */
  get length(): number {
    return this.#length;
  }

  /** The bytes so far, which are then forgotten. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }

  /** Adds a text. */
  text(text: string): void {
    // a UTF-16 unit takes at most three bytes
    this.#reserve(3 * text.length);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  /** Adds the bytes `from` up to `to` of others. */
  part(part: Uint8Array, from = 0, to = part.length): void {
    this.#reserve(to - from);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let k = from; k < to; k++) bytes[at++] = part[k] ?? 0;
    this.#length = at;
  }

  /** Adds a whole number from 0 to 2 ** 32. */
  whole(number: number): void {
    this.#reserve(MOST_DIGITS);
    let digits = 1;
    for (let most = 10; number >= most; most *= 10) digits++;
    const bytes = this.#bytes;
    const from = this.#length;
    this.#length = from + digits;
    let rest = number;
    for (let at = from + digits - 1; at >= from; at--) {
      const tenth = Math.floor(rest / 10);
      bytes[at] = ZERO + rest - 10 * tenth;
      rest = tenth;
    }
  }

  /** Adds a number of thousandths as JSON has it: 1500 as `1.5`. */
  thousandths(count: number): void {
    const whole = Math.floor(count / 1000);
    this.whole(whole);
    this.#reserve(4);
    let rest = count - 1000 * whole;
    if (rest > 0) this.#bytes[this.#length++] = POINT;
    for (let unit = 100; rest > 0; unit /= 10) {
      const digit = Math.floor(rest / unit);
      this.#bytes[this.#length++] = ZERO + digit;
      rest -= unit * digit;
    }
  }

  /** Makes room for `more` bytes. */
  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const longer = new Uint8Array(2 * (this.#length + more));
    longer.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = longer;
  }
}
