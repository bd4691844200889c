/**
 * Scanning text word by word or line by line. The scanner always knows line and column, so that
 * every problem of a text file gets a place. Lines end in LF; `source` has converted other line
 * ends.
 */
import { bad, good, type Place, type Problem, problem, type Result } from '@nonokit/core';
import {
  lexingFileEnds,
  lexingNotANumber,
  lexingRestIgnored,
  lexingTooManyDigits,
} from '../words/en/lexing.js';
import type { Thing } from '../words/thing.js';

/** A piece of text and its place. */
export interface Word {
  readonly text: string;
  readonly place: Place;
}

/** A position in a text that moves forward only. */
export class Cursor {
  readonly #text: string;
  /** Index of the next character. */
  #at = 0;
  /** Index where the current line begins. */
  #lineStart = 0;
  /** Number of the current line, from 1. */
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The place of the next character. */
  get place(): Place {
    return { line: this.#line, column: this.#at - this.#lineStart + 1 };
  }

  /** Takes the next word after blanks and line ends; undefined at the end. */
  word(): Word | undefined {
    this.skipSpace();
    const from = this.#at;
    while (this.#at < this.#text.length && !isSpace(this.#text.charCodeAt(this.#at))) this.#at++;
    if (this.#at === from) return undefined;
    const place = { line: this.#line, column: from - this.#lineStart + 1 };
    return { text: this.#text.slice(from, this.#at), place };
  }

  /** The word that `word` will return, without moving. */
  peek(): Word | undefined {
    const at = this.#at;
    const lineStart = this.#lineStart;
    const line = this.#line;
    const word = this.word();
    [this.#at, this.#lineStart, this.#line] = [at, lineStart, line];
    return word;
  }

  /** Moves to the next character that is not white space. */
  skipSpace(): void {
    for (; this.#at < this.#text.length; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (!isSpace(code)) return;
      if (code !== LINE_FEED) continue;
      this.#line++;
      this.#lineStart = this.#at + 1;
    }
  }
}

const LINE_FEED = 10;

/** Blank, tab, line feed, vertical tab, form feed, no-break space. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
}

/** The lines of a text. Text after the last line feed is a line only if it is not empty. */
export function linesOf(text: string): Word[] {
  const lines: Word[] = [];
  for (let from = 0; from < text.length; ) {
    const feed = text.indexOf('\n', from);
    const to = feed < 0 ? text.length : feed;
    lines.push(new Line(text.slice(from, to), lines.length + 1));
    from = to + 1;
  }
  return lines;
}

/**
 * A whole line. Its place is computed on demand, because hardly one of a million lines needs it.
 */
class Line implements Word {
  constructor(
    readonly text: string,
    readonly line: number,
  ) {}

  get place(): Place {
    return { line: this.line, column: 1 };
  }
}

/**
 * Yields the words of a line between separators, one by one: a reader that knows the maximum number
 * stops there, so a hostile line costs no more than a good one.
 */
export function* splitWords(
  { text, place: { line, column } }: Word,
  separator: 'blanks' | 'blanks and commas' = 'blanks',
): Generator<Word> {
  const isGap = separator === 'blanks' ? isBlankCode : isBlankOrComma;
  for (let at = 0; at < text.length; at++) {
    if (isGap(text.charCodeAt(at))) continue;
    const from = at;
    while (at < text.length && !isGap(text.charCodeAt(at))) at++;
    yield { text: text.slice(from, at), place: { line, column: column + from } };
  }
}

function isBlankOrComma(code: number): boolean {
  return code === COMMA || isBlankCode(code);
}

/**
 * The white space of regular expressions, tested without one: there are many lines of short words,
 * so speed matters.
 */
function isBlankCode(code: number): boolean {
  return isSpace(code) || (code >= FIRST_WIDE_SPACE && /\s/.test(String.fromCharCode(code)));
}

const COMMA = 44;

/** Ogham space mark: the first white space after U+00A0. */
const FIRST_WIDE_SPACE = 0x1680;

/**
 * Reads a word as a number: ASCII digits only, at most nine. `what` names the number in a problem.
 */
export function parseNumber(word: Word, what: Thing): Result<number> {
  const { text, place } = word;
  if (/^[0-9]{1,9}$/.test(text)) return good(Number(text));
  if (/^[0-9]+$/.test(text)) {
    return bad(lexingTooManyDigits, { what, digits: text.length }, place);
  }
  return bad(lexingNotANumber, { found: cut(text), what }, place);
}

/** A text found in a file, shortened for a message: its first line, or what fits of it. */
export function cut(text: string): string {
  const [line = ''] = text.slice(0, 41).split(/[\r\n]/, 1);
  return line === text && text.length <= 40 ? text : `${line.slice(0, 37)}...`;
}

/** The shortened text in quotes. */
export function quote(text: string): string {
  return `"${cut(text)}"`;
}

/** The cursor's next word. At the end of the file, a problem that says that `what` was expected. */
export function nextWord(cursor: Cursor, what: Thing): Result<Word> {
  const word = cursor.word();
  return word === undefined ? endsEarly(cursor.place, what) : good(word);
}

/** The cursor's next word as a number. */
export function nextNumber(cursor: Cursor, what: Thing): Result<{ number: number; place: Place }> {
  const word = nextWord(cursor, what);
  if (!word.ok) return word;
  const number = parseNumber(word.value, what);
  return number.ok ? good({ number: number.value, place: word.value.place }) : number;
}

/** The problem for a file that ends at `place` although `what` must follow. */
export function endsEarly(place: Place, what: Thing): Result<never> {
  return bad(lexingFileEnds, { what }, place);
}

/** Warns if anything but white space follows. */
export function trailingWarnings(cursor: Cursor): Problem[] {
  const word = cursor.word();
  if (word === undefined) return [];
  return [problem(lexingRestIgnored, { found: cut(word.text) }, word.place)];
}
