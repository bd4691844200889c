/**
 * The words of a text of data: white space and comments, names before values, brackets, numbers and
 * texts in quotes. Moves forward only. Long runs are skipped by index, because a regular expression
 * that repeats alternatives runs out of stack on a hostile text.
 */

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['{', '}'],
  ['(', ')'],
]);

const NUMBER = /[-+]?\d{1,30}(?:\.\d{0,30})?(?:[eE][-+]?\d{1,3})?(?![\w.])/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$.-]{0,200}/uy;
const AFTER_NAME = /[ \t]{0,50}(?:=>|:=|[:=](?!=))/y;
const GENERIC = /<[\w<>, *&:]{0,60}>/y;
const OPENS = /!?[ \t]{0,9}[[({]/y;
/** The sizes of an array before its values: "int[3][] {". */
const DIMENSIONS = /(?:\[[ \t]{0,9}\d{0,6}[ \t]{0,9}\]){1,3}[ \t]{0,9}(?=\{)/y;

/** Lines that a file of data may begin with, and words before a value. */
const PREAMBLE =
  /(?:(?:module\.exports[ \t]{0,9}=|export[ \t]{1,9}default|return)[ \t]{0,9}[\p{L}_$][\p{L}\p{N}_$]{0,60}[ \t]{0,9};?[ \t]{0,9}(?:\n|$)|(?:import|from|using|package|use|library|require)\b[^\n=]{0,300}(?:\n|$)|#include[^\n]{0,300}(?:\n|$)|<\?php\b|(?:return|export|default|module\.exports|declare)\b(?:[ \t]{0,9}=)?)/uy;

/** What may stand between the beginning of a statement and its "=": types, modifiers, sizes. */
const ASSIGNMENT =
  /(?:[\p{L}_$][\p{L}\p{N}_$<>,:*&.[\] ]{0,60}[\s.*&>])?([\p{L}_$][\p{L}\p{N}_$-]{0,60})[ \t]{0,9}(?:\[[^\]\n]{0,40}\][ \t]{0,9}){0,3}(?::[ \t]{0,9}[A-Za-z][\w<>[\], |.]{0,60})?[ \t]{0,9}(?::=|[:=](?!=))(?=\s{0,200}(?:[[{("'`\d-]|new\b|[\p{L}_][\p{L}\p{N}_.]{0,40}!?[ \t]{0,9}[<({[]))/uy;

/** A place in a text that moves forward. */
export class DataScanner {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#text.length;
  }

  /** Skips white space, commas and comments. */
  skipSpace(): void {
    for (; !this.isAtEnd; this.at++) {
      const code = this.#text.charCodeAt(this.at);
      if (code === COMMA || code === SEMICOLON || isSpace(code)) continue;
      const end = this.#commentEnd(code);
      if (end === undefined) return;
      this.at = end - 1;
    }
  }

  /** The index behind a comment that begins here. */
  #commentEnd(code: number): number | undefined {
    if (code !== SLASH && code !== HASH && code !== MINUS) return undefined;
    const next = this.#text.charCodeAt(this.at + 1);
    if (code === SLASH && next === STAR) return this.#behind('*/', this.at + 2);
    if (code === HASH || next === code) return this.#behind('\n', this.at);
    return undefined;
  }

  #behind(mark: string, from: number): number {
    const found = this.#text.indexOf(mark, from);
    return found < 0 ? this.#text.length : found + mark.length;
  }

  /** Skips a line that imports, or a word like "return" before a value. */
  skipPreamble(): boolean {
    return this.#match(PREAMBLE) !== undefined;
  }

  /** The name of an assignment that begins here. */
  assigned(): string | undefined {
    return this.#match(ASSIGNMENT)?.[1] ?? this.name();
  }

  /** The name of a member that begins here: a text or a word, then a colon or an equals sign. */
  name(): string | undefined {
    const from = this.at;
    const name = this.#quoted() ?? this.#match(WORD)?.[0] ?? this.#match(NUMBER)?.[0];
    if (name !== undefined && this.#match(AFTER_NAME) !== undefined) return name;
    this.at = from;
    return undefined;
  }

  /** The bracket here, perhaps behind a word: "[", "new Puzzle(", "vector<int>{". */
  opens(): { readonly at: number; readonly close: string } | undefined {
    const from = this.at;
    while (this.#match(WORD)?.[0] === 'new') this.skipSpace();
    if (this.at > from) this.#match(GENERIC) ?? this.#match(DIMENSIONS);
    if (this.#match(OPENS) === undefined) {
      this.at = from;
      return undefined;
    }
    const at = this.at - 1;
    return { at, close: CLOSING.get(this.#text[at] ?? '') ?? '' };
  }

  /** The scalar here, null for a word; undefined if there is none. */
  scalar(): number | string | boolean | null | undefined {
    const number = this.#match(NUMBER);
    if (number !== undefined) return Number(number[0]);
    const text = this.#quoted();
    if (text !== undefined) return text;
    const word = this.#match(WORD)?.[0];
    if (word === undefined) return undefined;
    return /^true$/i.test(word) ? true : /^false$/i.test(word) ? false : null;
  }

  /** The text in quotes here. Only three quotes and backquotes may hold line ends. */
  #quoted(): string | undefined {
    const quote = this.#text[this.at] ?? '';
    if (quote !== '"' && quote !== "'" && quote !== '`') return undefined;
    const isLong = this.#text.startsWith(quote.repeat(3), this.at);
    const mark = isLong ? quote.repeat(3) : quote;
    const from = this.at + mark.length;
    const end = this.#closing(mark, from);
    if (end < 0) return undefined;
    const raw = this.#text.slice(from, end);
    if (!isLong && quote !== '`' && raw.includes('\n')) return undefined;
    this.at = end + mark.length;
    return raw.includes('\\') ? raw.replace(/\\(u[\da-fA-F]{4}|.)/gs, unescaped) : raw;
  }

  #closing(mark: string, from: number): number {
    for (let at = this.#text.indexOf(mark, from); at >= 0; at = this.#text.indexOf(mark, at + 1)) {
      let escapes = at - 1;
      while (escapes >= from && this.#text[escapes] === '\\') escapes--;
      if ((at - escapes) % 2 === 1) return at;
    }
    return -1;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found !== undefined) this.at = pattern.lastIndex;
    return found;
  }
}

const COMMA = 44;
const SEMICOLON = 59;
const SLASH = 47;
const HASH = 35;
const MINUS = 45;
const STAR = 42;

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff;
}

function unescaped(_: string, code: string): string {
  if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return code === 'n' ? '\n' : code === 't' ? '\t' : code === 'r' ? '' : code;
}
