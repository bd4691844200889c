/**
 * Tokens of program data (MiniZinc, Python, Comet, Essence, Prolog, MathProg): numbers, names,
 * quoted texts and single signs, with their places. Nothing is evaluated. The languages differ in
 * their comments.
 */
import type { Place } from '@nonokit/core';

/** A number with its sign, a name, a quoted text, or any other single character. */
export interface Token {
  readonly kind: 'number' | 'name' | 'text' | 'sign';
  readonly text: string;
  readonly place: Place;
}

/** The sign that begins a comment in a language. */
export type Comments = '%' | '#' | '$' | '//';

/**
 * One stretch of white space or one comment; all languages allow comments between slashes and
 * stars.
 */
const SKIPPED: Readonly<Record<Comments, RegExp>> = {
  '%': /\s+|%[^\n]*|\/\*.*?(?:\*\/|$)/sy,
  '#': /\s+|#[^\n]*|\/\*.*?(?:\*\/|$)/sy,
  $: /\s+|\$[^\n]*|\/\*.*?(?:\*\/|$)/sy,
  '//': /\s+|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/sy,
};

const TOKEN = /(-?[0-9]+)|([A-Za-z_][A-Za-z0-9_]*)|("[^"\n]*"|'[^'\n]*')|(.)/suy;

/** Reads the tokens of a text in order, with one token of lookahead. */
export class DataTokens {
  readonly #text: string;
  readonly #skipped: RegExp;
  #at = 0;
  #line = 1;
  #lineStart = 0;
  /** Index of the line feed that ends the current line. */
  #feed: number;
  #ahead: Token | undefined;

  constructor(text: string, comments: Comments) {
    this.#text = text;
    this.#skipped = SKIPPED[comments];
    this.#feed = text.indexOf('\n');
  }

  /** The next token, without taking it; undefined at the end. */
  peek(): Token | undefined {
    this.#ahead ??= this.#read();
    return this.#ahead;
  }

  /** Takes the next token; undefined at the end. */
  next(): Token | undefined {
    const token = this.peek();
    this.#ahead = undefined;
    return token;
  }

  /** Takes the next token if it is `text`; returns true if it was. */
  take(text: string): boolean {
    const found = this.peek()?.text === text;
    if (found) this.#ahead = undefined;
    return found;
  }

  /** The place of the next token, or of the end of the text. */
  get place(): Place {
    return this.peek()?.place ?? this.#place;
  }

  get #place(): Place {
    return { line: this.#line, column: this.#at - this.#lineStart + 1 };
  }

  #read(): Token | undefined {
    this.#skip();
    TOKEN.lastIndex = this.#at;
    const match = TOKEN.exec(this.#text);
    if (match === null) return undefined;
    const [text, number, name, quoted] = match;
    const place = this.#place;
    this.#at += text.length;
    if (number !== undefined) return { kind: 'number', text, place };
    if (name !== undefined) return { kind: 'name', text, place };
    return { kind: quoted === undefined ? 'sign' : 'text', text, place };
  }

  #skip(): void {
    for (let length = 1; length > 0; this.#at += length) {
      this.#skipped.lastIndex = this.#at;
      length = this.#skipped.exec(this.#text)?.[0].length ?? 0;
    }
    while (this.#feed >= 0 && this.#feed < this.#at) {
      this.#line++;
      this.#lineStart = this.#feed + 1;
      this.#feed = this.#text.indexOf('\n', this.#lineStart);
    }
  }
}
