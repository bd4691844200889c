/**
 * The scanner: lists of numbers and texts in a text of any language. Brackets, numbers, texts in
 * quotes, words, separators and comments are recognised; whatever else stands between them is left
 * out. A bracket is a list if it holds nothing but numbers, texts and such lists; words that build
 * values (`vec![`, `List.of(`, `new int[][]{`, `(list `) belong to the bracket behind them.
 *
 * One pass, no recursion, no regular expression without a bound.
 */
import { isHead, isList, type Literal, OpenBracket } from './code-groups.js';
import { KEYWORDS, SCALARS } from './code-words.js';
import type { DataValue } from './parse-data.js';

/** Most brackets of a text, and how deep they nest. */
const MOST_GROUPS = 200_000;
const MAX_DEPTH = 100;

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['{', '}'],
  ['(', ')'],
]);

const SPACE = /[\s\u3000]+/y;
const NUMBER = /\d{1,9}(?:\.0{0,9})?(?:_?[uif]\d{1,3}|[uUlLfFnN]{1,3})?(?![\p{L}\p{N}_.]|\.\d)/uy;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]{0,99}/uy;
/** A word with what may stand between it and the bracket of the value that it builds. */
const BUILDS =
  /[\p{L}_$][\p{L}\p{N}_$]{0,60}(?:(?:::|\.|->|\\)[\p{L}_$<][\p{L}\p{N}_$>]{0,60}){0,5}(?:<[\w<>, [\]:&*.?]{0,60}>)?!?(?:\[[ \t]?\d{0,4}[ \t]?\]){0,3}[ \t]{0,3}(?=[[({])/uy;
const LINE_COMMENT =
  /\/\/[^\n]*|--(?=[ \t-])[^\n]*|#(?=[ \t!#])[^\n]*|%(?=[ \t%])[^\n]*|;(?=;|[ \t]{1,9}\p{L})[^\n[({]*(?=\n|$)/uy;
const LONG_COMMENTS: readonly (readonly [open: string, close: string])[] = [
  ['/*', '*/'],
  ['(*', '*)'],
  ['{-', '-}'],
  ['<!--', '-->'],
];
/** Sizes of arrays and indices: "[4][3]" directly behind a name, "[][]" before one. */
const DIMENSION = /(?:\[[ \t]{0,9}\d{0,6}[ \t]{0,9}\]){1,4}/y;
const AFTER_KEY = /[ \t]{0,20}(?:=>|:=|[:=](?![:=]))/y;
/** Signs that may stand before a bracket or a value without a meaning for it. */
const IDLE = new Set([...",;|&'`@#^$\\*+!?"]);

/** Follows a text and collects its lists. */
class Scan {
  at = 0;
  readonly found: Literal[] = [];
  readonly #open: OpenBracket[] = [];
  readonly #unclosed = new Set<string>();
  #groups = 0;

  constructor(readonly text: string) {}

  run(): Literal[] {
    while (this.at < this.text.length && this.#groups <= MOST_GROUPS) this.#step();
    while (this.#open.length > 0) this.#giveUp();
    return this.found;
  }

  get #top(): OpenBracket | undefined {
    return this.#open.at(-1);
  }

  #step(): void {
    if (this.#take(SPACE) !== undefined || this.#comment() || this.#dimension()) return;
    const char = this.text[this.at] ?? '';
    const close = CLOSING.get(char);
    if (close !== undefined) this.#opens(close, this.at, '');
    else if (char === ']' || char === '}' || char === ')') this.#closes(char);
    else if (!this.#number() && !this.#quoted(char) && !this.#word()) {
      this.at++;
      const isIdle = IDLE.has(char) || (char === '.' && this.text[this.at] === '{');
      if (!isIdle) this.#spoil();
    }
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found !== undefined) this.at = pattern.lastIndex;
    return found;
  }

  #comment(): boolean {
    const isAddress = this.text[this.at] === '/' && this.text[this.at - 1] === ':';
    if (!isAddress && this.#take(LINE_COMMENT) !== undefined) return true;
    for (const [open, close] of LONG_COMMENTS) {
      if (!this.text.startsWith(open, this.at)) continue;
      // a mark that is never closed begins no comment, and is looked for only once
      if (this.#unclosed.has(open)) return false;
      const end = this.text.indexOf(close, this.at + open.length);
      if (end < 0) {
        this.#unclosed.add(open);
        return false;
      }
      this.at = end + close.length;
      return true;
    }
    return false;
  }

  #dimension(): boolean {
    if (this.text[this.at] !== '[') return false;
    const before = this.text[this.at - 1] ?? '';
    DIMENSION.lastIndex = this.at;
    const [size] = DIMENSION.exec(this.text) ?? [];
    if (size === undefined) return false;
    const after = this.text[DIMENSION.lastIndex] ?? '';
    const isSize = /[\p{L}\p{N}_]/u.test(before) || (!/\d/.test(size) && /\p{L}/u.test(after));
    if (isSize) this.at = DIMENSION.lastIndex;
    return isSize;
  }

  #opens(close: string, from: number, call: string): void {
    this.#groups++;
    if (this.#open.length >= MAX_DEPTH) {
      this.at++;
      this.#spoil();
      return;
    }
    this.#open.push(new OpenBracket(this.at, close, from, call));
    this.at++;
  }

  #closes(char: string): void {
    const depth = this.#open.findLastIndex(({ close }) => close === char);
    this.at++;
    if (depth < 0) return;
    while (this.#open.length > depth + 1) this.#giveUp();
    const group = this.#open.pop();
    if (group === undefined) return;
    if (isList(group)) this.#add(group);
    else this.#release(group.inner);
  }

  /** Adds a list to the one around it; outside of all it is found. */
  #add(group: OpenBracket): void {
    const literal = { value: group, to: this.at };
    const around = this.#top;
    if (around === undefined) this.found.push(literal);
    else {
      around.hasGroups = true;
      around.inner.push(literal);
      around.add(group);
    }
  }

  /** Lists that are in no list: they belong to the bracket around, which is none either. */
  #release(inner: readonly Literal[]): void {
    const around = this.#top;
    if (around === undefined) for (const one of inner) this.found.push(one);
    else {
      around.isPure = false;
      for (const one of inner) around.inner.push(one);
    }
  }

  /** A bracket that nothing closes. */
  #giveUp(): void {
    const group = this.#open.pop();
    if (group !== undefined) this.#release(group.inner);
  }

  #spoil(): void {
    const group = this.#top;
    if (group !== undefined) group.isPure = false;
  }

  #number(): boolean {
    const found = this.#take(NUMBER);
    if (found === undefined) return false;
    this.#value(found, Number.parseInt(found, 10));
    return true;
  }

  /** A value, or the name of one. */
  #value(name: string, value: DataValue): void {
    const group = this.#top;
    if (group === undefined) return;
    if (group.key === undefined && this.#take(AFTER_KEY) !== undefined) group.key = name;
    else group.add(value);
  }

  #quoted(quote: string): boolean {
    if (quote !== '"' && quote !== "'" && quote !== '`') return false;
    if (quote === "'" && /[\p{L}\p{N}]/u.test(this.text[this.at - 1] ?? '')) return false;
    const mark = this.text.startsWith(quote.repeat(3), this.at) ? quote.repeat(3) : quote;
    const from = this.at + mark.length;
    if (this.#unclosed.has(mark) || (mark === "'" && this.text[from] === '(')) return false;
    const end = this.text.indexOf(mark, from);
    if (end < 0) {
      this.#unclosed.add(mark);
      return false;
    }
    const text = this.text.slice(from, end);
    if (mark.length === 1 && quote !== '`' && text.includes('\n')) return false;
    this.at = end + mark.length;
    this.#value(text, text);
    return true;
  }

  #word(): boolean {
    const from = this.at;
    const built = this.#take(BUILDS);
    if (built !== undefined) {
      const group = this.#top;
      if (/[ \t]$/.test(built) && group !== undefined && isHead(built.trim(), group)) {
        group.name(built.trim());
        return true;
      }
      // an index, or a size behind another one
      if (/[\p{L}\p{N}_\]]$/u.test(built) && this.#take(DIMENSION) !== undefined) {
        this.#spoil();
        return true;
      }
      const close = CLOSING.get(this.text[this.at] ?? '') ?? '';
      const call = /^[\p{L}\p{N}_$.:]+/u.exec(built)?.[0] ?? '';
      if (!KEYWORDS.has(call)) this.#opens(close, from, call);
      return true;
    }
    const word = this.#take(WORD);
    if (word === undefined) return false;
    const group = this.#top;
    if (group === undefined || word === 'new') return true;
    if (group.key === undefined && this.#take(AFTER_KEY) !== undefined) group.key = word;
    else if (SCALARS.has(word)) group.add(SCALARS.get(word) ?? null);
    else if (isHead(word, group)) group.name(word);
    else {
      group.words++;
      group.add(word);
    }
    return true;
  }
}

/** The lists of a text, in its order. */
export function listsInCode(text: string): Literal[] {
  return new Scan(text).run();
}
