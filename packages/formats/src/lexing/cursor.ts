/**
 * Scanning text word by word or line by line, knowing at every moment the line and column, so that every
 * problem of a text file can be placed. Lines end in LF; other line ends are gone by here (`source`).
 */
import { bad, good, type Place, type Problem, problem, type Result } from '@nonokit/core';
import {
  lexingFileEnds,
  lexingNotANumber,
  lexingRestIgnored,
  lexingTooManyDigits,
} from '../words/en/lexing.js';
import type { Thing } from '../words/thing.js';

/** A piece of text and where it stands. */
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

  /** Where the next character stands. */
  get place(): Place {
    return { line: this.#line, column: this.#at - this.#lineStart + 1 };
  }

  /** The next word, over blanks and line ends, or undefined at the end. */
  word(): Word | undefined {
    this.skipSpace();
    const from = this.#at;
    while (this.#at < this.#text.length && !isSpace(this.#text.charCodeAt(this.#at))) this.#at++;
    if (this.#at === from) return undefined;
    const place = { line: this.#line, column: from - this.#lineStart + 1 };
    return { text: this.#text.slice(from, this.#at), place };
  }

  /** The word that `word` will give, without moving. */
  peek(): Word | undefined {
    const [at, lineStart, line] = [this.#at, this.#lineStart, this.#line];
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

/** The lines of a text. What follows the last line feed is a line only if it is not empty. */
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

/** A whole line. Its place is made when it is asked for: of a million lines hardly one is. */
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
 * The stretches of a line between separators. They come one by one: a reader that knows how many there
 * may be stops there, so a hostile line costs no more than a good one.
 */
export function* wordsOf(
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

/** What a regular expression calls white space, without one: lines are many and words are short. */
function isBlankCode(code: number): boolean {
  return isSpace(code) || (code >= FIRST_WIDE_SPACE && /\s/.test(String.fromCharCode(code)));
}

const COMMA = 44;

/** Ogham space mark: the first beyond U+00A0. */
const FIRST_WIDE_SPACE = 0x1680;

/** The number a word is: ASCII digits only, at most nine. `what` names it in the problem. */
export function numberOf(word: Word, what: Thing): Result<number> {
  const { text, place } = word;
  if (/^[0-9]{1,9}$/.test(text)) return good(Number(text));
  if (/^[0-9]+$/.test(text)) {
    return bad(lexingTooManyDigits, { what, digits: text.length }, place);
  }
  return bad(lexingNotANumber, { found: cut(text), what }, place);
}

/** What was found, for a message: cut where it is long. */
export function cut(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 37)}...`;
}

/** The same in quotes. */
export function quote(text: string): string {
  return `"${cut(text)}"`;
}

/** The cursor's next word; at the end of the file a problem that says that `what` was expected. */
export function nextWord(cursor: Cursor, what: Thing): Result<Word> {
  const word = cursor.word();
  return word === undefined ? endsEarly(cursor.place, what) : good(word);
}

/** The cursor's next word as a number. */
export function nextNumber(cursor: Cursor, what: Thing): Result<{ number: number; place: Place }> {
  const word = nextWord(cursor, what);
  if (!word.ok) return word;
  const number = numberOf(word.value, what);
  return number.ok ? good({ number: number.value, place: word.value.place }) : number;
}

/** The problem of a file that stops at `place` although `what` must follow. */
export function endsEarly(place: Place, what: Thing): Result<never> {
  return bad(lexingFileEnds, { what }, place);
}

/** A warning if anything but white space follows. */
export function trailingWarnings(cursor: Cursor): Problem[] {
  const word = cursor.word();
  if (word === undefined) return [];
  return [problem(lexingRestIgnored, { found: cut(word.text) }, word.place)];
}
