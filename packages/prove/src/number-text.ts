/** Text of numbers as bytes, written quickly: formulas and proofs have millions of numbers. */

const SPACE = 0x20;
const NEWLINE = 0x0a;
const ZERO = 0x30;
const MINUS = 0x2d;

/** The most characters of a number, with the space after it. */
const MOST_CHARACTERS = 18;

/** A text that grows at its end. */
export class NumberText {
  #bytes = new Uint8Array(1 << 16);
  #end = 0;

  /** Adds a number and a space, or the end of the line if the number is the last one. */
  put(number: number, isLast = false): void {
    this.#reserve(MOST_CHARACTERS);
    const bytes = this.#bytes;
    let at = this.#end;
    if (number < 0) bytes[at++] = MINUS;
    let rest = Math.abs(number);
    const first = at;
    do {
      const tenth = Math.floor(rest / 10);
      bytes[at++] = ZERO + rest - 10 * tenth;
      rest = tenth;
    } while (rest > 0);
    for (let low = first, high = at - 1; low < high; low++, high--) {
      const digit = bytes[low];
      bytes[low] = bytes[high];
      bytes[high] = digit;
    }
    bytes[at++] = isLast ? NEWLINE : SPACE;
    this.#end = at;
  }

  /** Adds a text of ASCII characters; others become question marks. */
  ascii(text: string): void {
    this.#reserve(text.length);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      this.#bytes[this.#end++] = code < 128 ? code : 0x3f;
    }
  }

  /** A copy of the text. */
  get bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#end);
  }

  #reserve(more: number): void {
    if (this.#end + more <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#end + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
