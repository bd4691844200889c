/**
 * Places in JSON text. `JSON.parse` does not reliably tell where an error is; these scans find the
 * first syntax error, the value at a path, and the end of one value among several.
 *
 * No scan is recursive, so deep nesting cannot exhaust the stack, and no scan copies the text.
 */
import type { Place } from '@nonokit/core';
import {
  jsonColon,
  jsonCommaOrEnd,
  jsonControl,
  jsonEnd,
  jsonEscape,
  jsonName,
  jsonNameOrEnd,
  jsonQuote,
  jsonValue,
  jsonValueOrEnd,
} from '../words/en/json-things.js';
import type { Thing } from '../words/thing.js';

/** A path into a value: ["rows", 3, 1] is rows[3][1]. */
export type JsonPath = readonly (string | number)[];

/** A syntax error. */
export interface JsonError {
  /** Index of the first character that is not valid JSON. */
  readonly at: number;
  /** The thing expected there: `jsonValue`. */
  readonly expected: Thing;
}

/** The extent of a value. */
export interface Extent {
  /** Index after its last character. */
  readonly to: number;
  /** Nesting depth of its brackets: 1 for "[]". */
  readonly depth: number;
  /** False if the text stops before the last bracket is closed. */
  readonly whole: boolean;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The extent of the object or array at `from`, found by brackets alone and bounded by `end`. */
export function findExtent(text: string, from: number, end = text.length): Extent {
  let open = 0;
  let depth = 0;
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = closingQuote(text, at);
      if (at < 0) break;
    } else if (code === 0x7b || code === 0x5b) {
      depth = Math.max(depth, ++open);
    } else if (code === 0x7d || code === 0x5d) {
      if (--open <= 0) return { to: at + 1, depth, whole: true };
    }
  }
  return { to: end, depth, whole: false };
}

/** Index of the quote that closes the string opened at `from`, -1 without one. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = at - 1;
    while (escapes > from && text.charCodeAt(escapes) === BACKSLASH) escapes--;
    if ((at - escapes) % 2 === 1) return at;
  }
  return -1;
}

/** Index of the first character from `at` on that is not JSON white space. */
export function skipSpace(text: string, at: number): number {
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return at;
  }
  return at;
}

/**
 * Returns a function that turns indices into places. Indices must not decrease from call to call.
 */
export function placeFinder(text: string): (at: number) => Place {
  let line = 1;
  let start = 0;
  let next = text.indexOf('\n');
  return (at) => {
    while (next >= 0 && next < at) {
      line++;
      start = next + 1;
      next = text.indexOf('\n', start);
    }
    return { line, column: at - start + 1 };
  };
}

/** The state of a walk through JSON: what may come next. */
type Expecting = 'value' | 'value or ]' | 'key' | 'key or }' | 'comma or end';

const EXPECTED: Readonly<Record<Expecting, Thing>> = {
  value: jsonValue,
  'value or ]': jsonValueOrEnd,
  key: jsonName,
  'key or }': jsonNameOrEnd,
  'comma or end': jsonCommaOrEnd,
};

const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPECIAL = /["\\\p{Cc}]/gu;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/**
 * Walks through the JSON value in `text` from `from` to `end`, calls `visit` with the path and the
 * index of every value in it, and returns the first syntax error.
 */
export function walkJson(
  text: string,
  from: number,
  end: number,
  visit: (path: JsonPath, at: number) => void = () => {},
): JsonError | undefined {
  const path: (string | number)[] = [];
  let expecting: Expecting = 'value';
  for (let at = skipSpace(text, from); at < end; at = skipSpace(text, at)) {
    const char = text[at] ?? '';
    if (expecting === 'comma or end') {
      const inside = path.at(-1);
      if (inside === undefined) return { at, expected: jsonEnd };
      if (char === ',') {
        if (typeof inside === 'number') path[path.length - 1] = inside + 1;
        expecting = typeof inside === 'number' ? 'value' : 'key';
      } else if (char === (typeof inside === 'number' ? ']' : '}')) path.pop();
      else return { at, expected: EXPECTED[expecting] };
      at++;
    } else if (closes(char, expecting)) {
      path.pop();
      expecting = 'comma or end';
      at++;
    } else if (expecting === 'key' || expecting === 'key or }') {
      if (char !== '"') return { at, expected: EXPECTED[expecting] };
      const key = stringEnd(text, at, end);
      if (typeof key !== 'number') return key;
      path[path.length - 1] = JSON.parse(text.slice(at, key));
      at = skipSpace(text, key);
      if (text[at] !== ':' || at >= end) return { at: Math.min(at, end), expected: jsonColon };
      expecting = 'value';
      at++;
    } else {
      visit(path, at);
      const after = valueEnd(text, at, end);
      if (typeof after !== 'number') {
        return { at: after.at, expected: after.expected ?? EXPECTED[expecting] };
      }
      at = after;
      expecting = 'comma or end';
      if (char === '{' || char === '[') {
        path.push(char === '[' ? 0 : '');
        expecting = char === '[' ? 'value or ]' : 'key or }';
      }
    }
  }
  if (expecting === 'comma or end' && path.length === 0) return undefined;
  return { at: end, expected: EXPECTED[expecting] };
}

function closes(char: string, expecting: Expecting): boolean {
  return (char === ']' && expecting === 'value or ]') || (char === '}' && expecting === 'key or }');
}

/** An error within a scalar; without `expected`, the walk's own expectation applies. */
type ScalarError = Pick<JsonError, 'at'> & Partial<JsonError>;

/** The index after a scalar, or after the opening bracket of anything else. */
function valueEnd(text: string, at: number, end: number): number | ScalarError {
  const char = text[at];
  if (char === '{' || char === '[') return at + 1;
  if (char === '"') return stringEnd(text, at, end);
  SCALAR.lastIndex = at;
  return SCALAR.test(text) && SCALAR.lastIndex <= end ? SCALAR.lastIndex : { at };
}

function stringEnd(text: string, from: number, end: number): number | JsonError {
  for (let at = from + 1; ; ) {
    SPECIAL.lastIndex = at;
    const found = SPECIAL.exec(text);
    if (found === null || found.index >= end) return { at: end, expected: jsonQuote };
    at = found.index + 1;
    if (found[0] === '"') return at;
    if (found[0] === '\\') {
      ESCAPE.lastIndex = found.index;
      if (!ESCAPE.test(text)) return { at: found.index, expected: jsonEscape };
      at = ESCAPE.lastIndex;
    } else if (found[0] < ' ') {
      return { at: found.index, expected: jsonControl };
    }
  }
}
