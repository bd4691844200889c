/**
 * Decoding the portable bitmap family of Netpbm: P1 to P6, as text and as bytes.
 *
 * A header of a magic and two or three numbers, with comments after "#", then the samples. Of several
 * images in a row the first is read.
 */
import { bad, good, type Limits, type Place, type Result } from '@nonokit/core';
import { type Image, pixelOf } from './image.js';

/** A decoded file. */
export interface Pnm {
  readonly image: Image;
  /** The comments of the header, without "#": ["5x5 cells"]. */
  readonly comments: readonly string[];
}

/** What stands before the samples. */
interface Header {
  /** 1 to 6. */
  readonly kind: number;
  readonly width: number;
  readonly height: number;
  /** The sample value of full light: 255. Bitmaps have 1. */
  readonly top: number;
}

const NEW_LINE = 10;
const HASH = 35;
const DIGIT_0 = 48;
const DIGIT_9 = 57;

/** Header comments longer than this are not kept. */
const MAX_COMMENT = 200;

/** Which of "P1" to "P6", followed by white space or a comment, the bytes begin with: 1 to 6, or 0 for none. */
export function pnmKind(bytes: Uint8Array): number {
  const [p, kind = 0, next = 0] = bytes;
  const isKnown = p === 80 && kind > DIGIT_0 && kind <= DIGIT_0 + 6;
  return isKnown && (isSpace(next) || next === HASH) ? kind - DIGIT_0 : 0;
}

/** Decodes the first image of a file whose `pnmKind` is known. Sizes are checked before anything is allocated. */
export function decodePnm(bytes: Uint8Array, limits: Limits): Result<Pnm> {
  const cursor = new Cursor(bytes, 2);
  const header = readHeader(cursor, pnmKind(bytes), limits);
  if (!header.ok) return header;
  const { kind, width, height, top } = header.value;
  const pixels = new Int32Array(width * height);
  const channels = kind === 3 || kind === 6 ? 3 : 1;
  const sample = kind <= 3 ? textSamples(cursor, kind, top) : byteSamples(cursor, header.value);
  const scale = (value: number): number => Math.round((value * 255) / top);
  for (let i = 0; i < pixels.length; i++) {
    const red = sample();
    const green = channels === 3 ? sample() : red;
    const blue = channels === 3 ? sample() : red;
    if (red === undefined || green === undefined || blue === undefined) {
      return badSample(cursor, header.value, i);
    }
    pixels[i] = pixelOf(scale(red), scale(green), scale(blue), 255);
  }
  return good({ image: { width, height, pixels }, comments: cursor.comments });
}

function readHeader(cursor: Cursor, kind: number, limits: Limits): Result<Header> {
  const names = kind === 1 || kind === 4 ? ['width', 'height'] : ['width', 'height', 'top value'];
  const numbers: number[] = [];
  for (const name of names) {
    cursor.skipSpace();
    const place = cursor.place();
    const number = cursor.number();
    const most = name === 'top value' ? 65_535 : limits.maxCells;
    if (number === undefined || number < 1 || number > most) {
      const found = number === undefined ? 'no number' : `${number}`;
      const code = number === undefined || number < 1 ? 'bad-size' : 'too-large';
      return bad(code, `the image's ${name} is ${found}, expected 1..${most}`, place);
    }
    numbers.push(number);
  }
  const [width = 0, height = 0, top = 1] = numbers;
  if (width * height > limits.maxCells) {
    const most = limits.maxCells.toLocaleString('en-US');
    return bad(
      'too-large',
      `an image of ${width}x${height} is more than the ${most} cells allowed`,
    );
  }
  const header = { kind, width, height, top };
  const least = kind <= 3 ? width * height : bytesOf(header) + 1;
  if (cursor.left() >= least) return good(header);
  const what = `the file stops short: an image of ${width}x${height}`;
  return bad('stops-short', `${what} needs ${least} bytes more, ${cursor.left()} are there`);
}

function bytesOf({ kind, width, height, top }: Header): number {
  if (kind === 4) return Math.ceil(width / 8) * height;
  return width * height * (kind === 6 ? 3 : 1) * (top > 255 ? 2 : 1);
}

function badSample(cursor: Cursor, { kind, width, top }: Header, i: number): Result<never> {
  const where = `row ${Math.floor(i / width) + 1}, column ${(i % width) + 1} of the image`;
  if (cursor.left() === 0) return bad('stops-short', `the file stops short at ${where}`);
  const expected = kind === 1 ? '0 or 1' : `a number in 0..${top}`;
  return bad(
    'bad-image',
    `${where} is wrong, expected ${expected}`,
    kind <= 3 ? cursor.place() : undefined,
  );
}

/** Gives one sample after the other, undefined where there is none; 1 of a bitmap is black. */
type Samples = () => number | undefined;

function textSamples(cursor: Cursor, kind: number, top: number): Samples {
  return () => {
    cursor.skipSpace();
    const from = cursor.at;
    const sample = kind === 1 ? cursor.digit() : cursor.number();
    if (sample !== undefined && sample <= top) return kind === 1 ? 1 - sample : sample;
    cursor.at = from;
    return undefined;
  };
}

function byteSamples(cursor: Cursor, { kind, width, top }: Header): Samples {
  cursor.byte();
  if (kind !== 4) {
    const wide = top > 255;
    return () => {
      const value = wide ? (cursor.byte() << 8) | cursor.byte() : cursor.byte();
      return value <= top ? value : undefined;
    };
  }
  let column = 0;
  let bits = 0;
  return () => {
    if (column % 8 === 0) bits = cursor.byte();
    const bit = (bits >> (7 - (column % 8))) & 1;
    column = column + 1 === width ? 0 : column + 1;
    return 1 - bit;
  };
}

/** A place in the bytes of the file. */
class Cursor {
  readonly comments: string[] = [];
  readonly #bytes: Uint8Array;
  /** Index of the next byte. */
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  /** How many bytes are left. */
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

  /** Where the next byte stands. */
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

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
