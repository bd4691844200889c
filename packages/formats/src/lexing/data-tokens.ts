/**
 * Tokens of program data (MiniZinc, Python, Comet, Essence, Prolog, MathProg): numbers, names, quoted
 * texts and single signs, with their places. Nothing is ever evaluated. Languages differ in their comments.
 */
import type { Place } from '@nonokit/core';

/** A number with its sign, a name, a text in quotes, or any other single character. */
export interface Token {
  readonly kind: 'number' | 'name' | 'text' | 'sign';
  readonly text: string;
  readonly place: Place;
}

/** How the comments of a language look. */
export type Comments = '%' | '#' | '$' | '//';

/** One stretch of white space or one comment; between slashes and stars is one in all languages. */
const SKIPPED: Readonly<Record<Comments, RegExp>> = {
  '%': /\s+|%[^\n]*|\/\*.*?(?:\*\/|$)/sy,
  '#': /\s+|#[^\n]*|\/\*.*?(?:\*\/|$)/sy,
  $: /\s+|\$[^\n]*|\/\*.*?(?:\*\/|$)/sy,
  '//': /\s+|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/sy,
};

const TOKEN = /(-?[0-9]+)|([A-Za-z_][A-Za-z0-9_]*)|("[^"\n]*"|'[^'\n]*')|(.)/suy;

/** The tokens of a text, one after the other, with one to look ahead. */
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

  /** The next token, which stays the next; undefined at the end. */
  peek(): Token | undefined {
    this.#ahead ??= this.#read();
    return this.#ahead;
  }

  /** The next token; undefined at the end. */
  next(): Token | undefined {
    const token = this.peek();
    this.#ahead = undefined;
    return token;
  }

  /** True, and the token is taken, if the next one reads `text`. */
  take(text: string): boolean {
    const found = this.peek()?.text === text;
    if (found) this.#ahead = undefined;
    return found;
  }

  /** Where the next token stands, or the text ends. */
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
