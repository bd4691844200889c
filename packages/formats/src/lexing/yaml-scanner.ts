/**
 * Scanning YAML: position, white space, and the ends of plain and quoted texts. The grammar is in
 * `yaml`.
 *
 * It searches character by character: a regular expression over a whole hostile file would exhaust
 * its stack.
 */
import { type Message, type Params, type Problem, problem } from '@nonokit/core';
import { lexingFileEnds } from '../words/en/lexing.js';
import {
  yamlAnchor,
  yamlFound,
  yamlLineEnds,
  yamlOpenQuote,
  yamlTab,
} from '../words/en/lexing-syntax.js';
import { yamlValue } from '../words/en/yaml-things.js';
import type { Thing } from '../words/thing.js';
import { cut } from './cursor.js';
import { foldedText, unquotedText } from './yaml-texts.js';

/** The error that ends reading: thrown by the scanner, caught where reading began. */
export class YamlError extends Error {
  constructor(
    /** Index of the wrong character. */
    readonly at: number,
    /** What is wrong, without its place. */
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** No plain text begins with these. */
const INDICATORS = new Set('#"\'&*!|>%@`[]{},');

/** These end a plain text within brackets. */
const FLOW_SIGNS = new Set('[]{},');

/** A position in a text that moves forward; lines end in LF. */
export class YamlScanner {
  readonly #text: string;
  /** Index of the next character. */
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next character, undefined at the end. */
  get char(): string | undefined {
    return this.#text[this.at];
  }

  get isAtEnd(): boolean {
    return this.at >= this.#text.length;
  }

  /** The column of the next character, from 0. */
  get column(): number {
    return this.at === 0 ? 0 : this.at - (this.#text.lastIndexOf('\n', this.at - 1) + 1);
  }

  /** True at "- " and at a dash at the end of a line. */
  get isDash(): boolean {
    return this.char === '-' && isSpace(this.#text[this.at + 1]);
  }

  /** True at "---" or "..." at the beginning of a line. */
  get isMarker(): boolean {
    const sign = this.#text.slice(this.at, this.at + 3);
    const isSign = sign === '---' || sign === '...';
    return isSign && isSpace(this.#text[this.at + 3]) && this.column === 0;
  }

  /** Moves over blanks and tabs. */
  skipBlanks(): void {
    while (this.char === ' ' || this.char === '\t') this.at++;
  }

  /** Moves to the beginning of the next line, or to the end. */
  skipLine(): void {
    const feed = this.#text.indexOf('\n', this.at);
    this.at = feed < 0 ? this.#text.length : feed + 1;
  }

  /** Moves over blank lines and comments. Only blanks may stand before the text of a line. */
  skipBlankLines(): void {
    for (;;) {
      const from = this.at;
      this.skipBlanks();
      if (this.char === '#') this.skipLine();
      else if (this.char === '\n') this.at++;
      else {
        const tab = this.isAtEnd ? -1 : this.#text.slice(from, this.at).indexOf('\t');
        if (tab >= 0) this.fail(yamlTab, {}, from + tab);
        return;
      }
    }
  }

  /** Moves over white space and comments within brackets. */
  skipFlowSpace(): void {
    for (;;) {
      while (this.char === ' ' || this.char === '\t' || this.char === '\n') this.at++;
      if (this.char !== '#' || !isSpace(this.#text[this.at - 1])) return;
      this.skipLine();
    }
  }

  /** Takes the text that begins here: quoted, or plain up to the end of its line at most. */
  takeText(inFlow: boolean): { readonly text: string; readonly quoted: boolean } {
    const from = this.at;
    const quoted = this.char === '"' || this.char === "'";
    const end = quoted ? this.#quotedEnd(from) : this.#plainEnd(from, inFlow);
    if (end === undefined && quoted) {
      return this.fail(yamlOpenQuote, {}, from);
    }
    if (end === undefined) return this.#failNoText();
    this.at = end;
    const text = this.#text.slice(from, end);
    return { text: quoted ? unquotedText(text) : text.trimEnd(), quoted };
  }

  /** Takes a key with its colon, if one begins here. */
  takeKey(): string | undefined {
    const from = this.at;
    const quoted = this.char === '"' || this.char === "'";
    const end = quoted ? this.#quotedEnd(from) : this.#plainEnd(from, false);
    if (end === undefined) return undefined;
    this.at = end;
    this.skipBlanks();
    if (this.char === ':' && isSpace(this.#text[this.at + 1])) {
      this.at++;
      const key = this.#text.slice(from, end);
      return quoted ? unquotedText(key) : key.trimEnd();
    }
    this.at = from;
    return undefined;
  }

  /** True if a key and its colon begin here. */
  get isKey(): boolean {
    const from = this.at;
    const isKey = this.takeKey() !== undefined;
    this.at = from;
    return isKey;
  }

  /**
   * Takes a block text ("|" or ">"), which includes all following lines indented to column `least`
   * or more.
   */
  takeLongText(least: number): string {
    const from = this.at;
    this.skipLine();
    const header = this.#text.slice(from, this.at);
    const lines: string[] = [];
    let margin: number | undefined;
    while (!this.isAtEnd) {
      const start = this.at;
      this.skipLine();
      const line = this.#text.slice(start, this.at).replace(/\n$/, '');
      const indent = line.search(/[^ ]/);
      if (indent >= 0 && indent < Math.max(1, least)) {
        this.at = start;
        break;
      }
      if (indent >= 0) margin ??= indent;
      lines.push(indent < 0 ? '' : line.slice(Math.min(margin ?? 0, indent)));
    }
    return foldedText(lines, header);
  }

  /** Ends reading. */
  fail<P extends Params>(message: Message<P>, params: P, at = this.at): never {
    throw new YamlError(at, problem(message, params));
  }

  /** Ends reading with a message that names the expected and the found text. */
  failExpecting(what: Thing): never {
    if (this.isAtEnd) return this.fail(lexingFileEnds, { what });
    const [rest = ''] = this.#text.slice(this.at, this.at + 60).split('\n');
    if (rest.trim() === '') return this.fail(yamlLineEnds, { what });
    return this.fail(yamlFound, { found: cut(rest.trim()), what });
  }

  #failNoText(): never {
    if (this.char === '&' || this.char === '*' || this.char === '!') {
      return this.fail(yamlAnchor, { sign: this.char });
    }
    return this.failExpecting(yamlValue);
  }

  #plainEnd(from: number, inFlow: boolean): number | undefined {
    const first = this.#text[from];
    const second = this.#text[from + 1];
    if (isSpace(first) || INDICATORS.has(first ?? '')) return undefined;
    if ((first === '-' || first === '?' || first === ':') && isSpace(second)) return undefined;
    let at = from;
    for (let char = first; char !== undefined && char !== '\n'; char = this.#text[++at]) {
      const next = this.#text[at + 1];
      if (inFlow && FLOW_SIGNS.has(char)) break;
      if (char === '#' && isSpace(this.#text[at - 1])) break;
      if (char === ':' && (isSpace(next) || (inFlow && FLOW_SIGNS.has(next ?? '')))) break;
    }
    return at;
  }

  /** The index after the closing quote of the text at `from`, if there is one. */
  #quotedEnd(from: number): number | undefined {
    const sign = this.#text.charAt(from);
    for (let at = from + 1; at < this.#text.length; at++) {
      const char = this.#text[at];
      if (char === '\\' && sign === '"') at++;
      else if (char === sign && sign === "'" && this.#text[at + 1] === sign) at++;
      else if (char === sign) return at + 1;
    }
    return undefined;
  }
}

/** True for white space, and past the end. */
function isSpace(char: string | undefined): boolean {
  return char === undefined || char === ' ' || char === '\t' || char === '\n';
}
