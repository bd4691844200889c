/** A position in the bytes of a Netpbm file that moves over numbers, white space and comments. */
import type { Place } from '@nonokit/core';

const NEW_LINE = 10;
/** "#", which begins a comment. */
export const HASH = 35;
const DIGIT_0 = 48;
const DIGIT_9 = 57;

/** Header comments longer than this are not kept. */
const MAX_COMMENT = 200;

/** A place in the bytes of the file. */
export class PnmCursor {
  /** The short comments passed so far, at most ten. */
  readonly comments: string[] = [];
  readonly #bytes: Uint8Array;
  /** Index of the next byte. */
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  /** The number of bytes left. */
  left(): number {
    return Math.max(0, this.#bytes.length - this.at);
  }

  /** Takes one byte, 0 after the end. */
  byte(): number {
    return this.#bytes[this.at++] ?? 0;
  }

  /** Takes one decimal digit. */
  digit(): number | undefined {
    const code = this.#bytes[this.at] ?? 0;
    if (code < DIGIT_0 || code > DIGIT_9) return undefined;
    this.at++;
    return code - DIGIT_0;
  }

  /** Takes a whole number of at most nine digits. */
  number(): number | undefined {
    let value: number | undefined;
    for (let digits = 0; digits < 9; digits++) {
      const digit = this.digit();
      if (digit === undefined) return value;
      value = (value ?? 0) * 10 + digit;
    }
    return value;
  }

  /** Skips white space and comments. */
  skipSpace(): void {
    for (;;) {
      const code = this.#bytes[this.at] ?? 0;
      if (code === HASH) this.#comment();
      else if (isSpace(code)) this.at++;
      else return;
    }
  }

  #comment(): void {
    const end = this.#bytes.indexOf(NEW_LINE, this.at);
    const to = end < 0 ? this.#bytes.length : end;
    if (to - this.at <= MAX_COMMENT && this.comments.length < 10) {
      const text = String.fromCharCode(...this.#bytes.subarray(this.at + 1, to));
      this.comments.push(text.trim());
    }
    this.at = to;
  }

  /** The position of the next byte. */
  place(): Place {
    let line = 1;
    let start = 0;
    for (let i = 0; i < this.at; i++) {
      if (this.#bytes[i] === NEW_LINE) {
        line++;
        start = i + 1;
      }
    }
    return { line, column: this.at - start + 1 };
  }
}

/** True for the white space of a header. */
export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
