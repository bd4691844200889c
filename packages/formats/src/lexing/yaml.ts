/**
 * The part of YAML that puzzle files use: block and flow maps and lists, plain and quoted texts,
 * texts of several lines ("|" and ">"), comments, several documents.
 *
 * Anchors, aliases and tags are left out on purpose, because with them a small file can expand to
 * something huge. Nesting and the number of values are bounded.
 */
import { good, type Place, type Result } from '@nonokit/core';
import { yamlOpenBracket, yamlTooDeep, yamlTooManyValues } from '../words/en/lexing-syntax.js';
import {
  yamlColon,
  yamlCommaOr,
  yamlDocumentEnd,
  yamlFurtherLeft,
  yamlKey,
  yamlLineEnd,
} from '../words/en/yaml-things.js';
import { YamlError, YamlScanner } from './yaml-scanner.js';

/** A value, and the index of the character where it begins. */
export type YamlNode = YamlText | YamlList | YamlMap;

/** A text, a number or null; YAML distinguishes them only by their spelling. */
export interface YamlText {
  readonly kind: 'text';
  readonly at: number;
  readonly text: string;
  /** True if it is in quotes, so that "null" is a word. */
  readonly quoted: boolean;
}

/** A sequence of values. */
export interface YamlList {
  readonly kind: 'list';
  readonly at: number;
  readonly items: readonly YamlNode[];
}

/** Values by key; if a key repeats, the last value counts. */
export interface YamlMap {
  readonly kind: 'map';
  readonly at: number;
  readonly members: ReadonlyMap<string, YamlNode>;
}

/** Maximum nesting; no puzzle needs more. */
const MAX_DEPTH = 32;

/** Maximum values in a file: enough for a random picture of 700 x 700 cells and its clues. */
const MAX_VALUES = 1_000_000;

/** The documents of a file, or the place where it stops being YAML that we can read. */
export function readYaml(text: string): Result<readonly YamlNode[]> {
  try {
    return good(new YamlReader(text).documents());
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    return { ok: false, problem: { ...error.problem, ...placesIn(text)(error) } };
  }
}

/** Returns a function that turns nodes into places, in any order; lines are searched only once. */
export function placesIn(text: string): (node: { readonly at: number }) => Place {
  const starts = [0];
  for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) {
    starts.push(feed + 1);
  }
  return ({ at }) => {
    let from = 0;
    let to = starts.length;
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if ((starts[middle] ?? 0) <= at) from = middle;
      else to = middle;
    }
    return { line: from + 1, column: at - (starts[from] ?? 0) + 1 };
  };
}

/** Reads a text recursively. */
class YamlReader {
  readonly #scan: YamlScanner;
  #values = 0;

  constructor(text: string) {
    this.#scan = new YamlScanner(text);
  }

  documents(): YamlNode[] {
    const scan = this.#scan;
    const found: YamlNode[] = [];
    for (scan.skipBlankLines(); !scan.isAtEnd; scan.skipBlankLines()) {
      if (scan.isMarker) scan.at += 3;
      else if (scan.char === '%') scan.skipLine();
      else found.push(this.#block(0, 0));
    }
    return found;
  }

  /** The next value at column `least` or further right; null if there is none. */
  #block(least: number, depth: number): YamlNode {
    const scan = this.#scan;
    scan.skipBlankLines();
    const { column } = scan;
    if (scan.isAtEnd || column < least || scan.isMarker) return this.#text('', false, scan.at);
    if (scan.isDash) return this.#list(column, depth);
    return scan.isKey ? this.#map(column, depth) : this.#scalarOrFlow(least, depth);
  }

  #list(column: number, depth: number): YamlNode {
    const scan = this.#scan;
    const items: YamlNode[] = [];
    const at = this.#deeper(depth);
    while (scan.isDash && scan.column === column) {
      scan.at++;
      items.push(this.#value(column + 1, depth + 1));
      scan.skipBlankLines();
    }
    this.#endBlock(column, depth);
    return this.#counted({ kind: 'list', at, items });
  }

  #map(column: number, depth: number): YamlNode {
    const scan = this.#scan;
    const members = new Map<string, YamlNode>();
    const at = this.#deeper(depth);
    while (!scan.isAtEnd && scan.column === column && !scan.isMarker) {
      const key = scan.takeKey();
      if (key === undefined) scan.failExpecting(yamlKey);
      else members.set(key, this.#valueOfKey(column, depth + 1));
      scan.skipBlankLines();
    }
    this.#endBlock(column, depth);
    return this.#counted({ kind: 'map', at, members });
  }

  /** The value after a dash: on its line, where a map may begin, or below. */
  #value(least: number, depth: number): YamlNode {
    this.#scan.skipBlanks();
    return this.#block(least, depth);
  }

  /** The value after a colon: a text or brackets on its line, or anything below. */
  #valueOfKey(column: number, depth: number): YamlNode {
    const scan = this.#scan;
    scan.skipBlanks();
    if (scan.char !== '\n' && scan.char !== '#' && !scan.isAtEnd) {
      return this.#scalarOrFlow(column + 1, depth);
    }
    scan.skipBlankLines();
    // the items of a list may be in the same column as its key
    return this.#block(scan.isDash ? column : column + 1, depth);
  }

  #scalarOrFlow(least: number, depth: number): YamlNode {
    const scan = this.#scan;
    const { at, char } = scan;
    if (char === '|' || char === '>') return this.#text(scan.takeLongText(least), true, at);
    if (char === '[' || char === '{') {
      const node = this.#flow(depth);
      this.#endLine();
      return node;
    }
    const { text, quoted } = scan.takeText(false);
    this.#endLine();
    return this.#text(quoted ? text : text + this.#continuation(least), quoted, at);
  }

  /** A plain text may continue on lines that are indented more than its parent. */
  #continuation(least: number): string {
    const scan = this.#scan;
    let more = '';
    for (;;) {
      const back = scan.at;
      scan.skipBlankLines();
      const goesOn = !scan.isAtEnd && scan.column >= Math.max(1, least);
      if (!goesOn || scan.isDash || scan.isKey) {
        scan.at = back;
        return more;
      }
      more += ` ${scan.takeText(false).text}`;
      this.#endLine();
    }
  }

  /** A value within brackets, or a bracketed list or map. */
  #flow(depth: number): YamlNode {
    const scan = this.#scan;
    const open = scan.char;
    if (open !== '[' && open !== '{') {
      const { at } = scan;
      const { text, quoted } = scan.takeText(true);
      return this.#text(text, quoted, at);
    }
    const at = this.#deeper(depth);
    const items: YamlNode[] = [];
    const members = new Map<string, YamlNode>();
    const close = open === '[' ? ']' : '}';
    scan.at++;
    for (scan.skipFlowSpace(); scan.char !== close; scan.skipFlowSpace()) {
      const key = open === '[' ? undefined : this.#flowKey();
      if (scan.isAtEnd) scan.fail(yamlOpenBracket, { bracket: open }, at);
      const value = this.#flow(depth + 1);
      if (key === undefined) items.push(value);
      else members.set(key, value);
      scan.skipFlowSpace();
      if (scan.char === ',') scan.at++;
      else if (scan.char !== close) scan.failExpecting(yamlCommaOr({ close }));
    }
    scan.at++;
    const node: YamlNode =
      open === '[' ? { kind: 'list', at, items } : { kind: 'map', at, members };
    return this.#counted(node);
  }

  #flowKey(): string {
    const scan = this.#scan;
    const { text } = scan.takeText(true);
    scan.skipFlowSpace();
    if (scan.char !== ':') scan.failExpecting(yamlColon);
    scan.at++;
    scan.skipFlowSpace();
    return text;
  }

  /**
   * Checks that nothing after a list or map is indented more than its column. Below a list of the
   * first column the next key of its map may stand.
   */
  #endBlock(column: number, depth: number): void {
    const scan = this.#scan;
    if (scan.isAtEnd || scan.column < column || scan.isMarker) return;
    if (scan.column === column && column === 0 && depth === 0) scan.failExpecting(yamlDocumentEnd);
    if (scan.column > column) scan.failExpecting(yamlFurtherLeft);
  }

  #endLine(): void {
    const scan = this.#scan;
    scan.skipBlanks();
    const { char } = scan;
    if (char !== undefined && char !== '\n' && char !== '#') scan.failExpecting(yamlLineEnd);
  }

  /** The depth of a nested list or map; fails if it is too deep. */
  #deeper(depth: number): number {
    const scan = this.#scan;
    if (depth < MAX_DEPTH) return scan.at;
    return scan.fail(yamlTooDeep, { most: MAX_DEPTH }, scan.at);
  }

  #text(text: string, quoted: boolean, at: number): YamlNode {
    return this.#counted({ kind: 'text', at, text, quoted });
  }

  #counted(node: YamlNode): YamlNode {
    if (++this.#values <= MAX_VALUES) return node;
    return this.#scan.fail(yamlTooManyValues, { most: MAX_VALUES }, node.at);
  }
}
