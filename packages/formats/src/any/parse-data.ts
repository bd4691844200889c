/**
 * Values as programs write them: JSON, Python, JavaScript, C++, Lua and their mixtures. One
 * tolerant reader for all: any bracket opens a group, members have a name or none, quotes of all
 * kinds, comments, commas or none. A text that holds anything else (code, prose) is no data.
 *
 * Nothing is recursive, and depth and number of values are bounded. Members are kept in arrays, so
 * that a name like "__proto__" is a name like any other.
 */
import { DataScanner } from './data-scanner.js';

/** A value: a number, a text, a group in brackets, or null for a word (true, None, a name). */
export type DataValue = number | string | boolean | DataGroup | null;

/** Values in brackets. */
export interface DataGroup {
  /** The index of its bracket in the text. */
  readonly at: number;
  /** The names of its members by their index; missing for members without a name. */
  readonly keys: readonly (string | undefined)[];
  readonly values: readonly DataValue[];
  /** True if some member has a name. */
  readonly isMap: boolean;
  /** True if some member is a group. */
  readonly hasGroups: boolean;
}

/** Deepest nesting. */
const MAX_DEPTH = 64;

/** Most values of a file: a collection of 4,000 puzzles with 1,000 numbers each. */
const MAX_VALUES = 4_000_000;

/** Most groups of a file: a collection of 4,000 puzzles of 100 lines. */
const MAX_GROUPS = 400_000;

const NO_KEYS: (string | undefined)[] = [];

/** A group, to which values are added until its bracket closes. */
class OpenGroup implements DataGroup {
  keys = NO_KEYS;
  readonly values: DataValue[] = [];
  isMap = false;
  hasGroups = false;
  /** The name of the next member. */
  key: string | undefined = undefined;

  constructor(
    readonly at: number,
    readonly close: string,
  ) {}

  /** Adds a value under the name that came before it. */
  add(value: DataValue): void {
    if (this.key !== undefined) {
      if (!this.isMap) this.keys = [];
      this.keys[this.values.length] = this.key;
      this.isMap = true;
      this.key = undefined;
    }
    this.hasGroups ||= typeof value === 'object' && value !== null;
    this.values.push(value);
  }
}

/** The values of a text at its outermost level; undefined if it holds more than data. */
export function parseData(text: string): DataGroup | undefined {
  const root = new OpenGroup(0, '');
  const open: OpenGroup[] = [root];
  const scan = new DataScanner(text);
  let values = 0;
  let groups = 0;
  for (scan.skipSpace(); !scan.isAtEnd; scan.skipSpace()) {
    const group = open.at(-1) ?? root;
    const char = text[scan.at] ?? '';
    if (open.length === 1 && scan.skipPreamble()) continue;
    if (char === group.close) {
      scan.at++;
      open.pop();
      open.at(-1)?.add(group);
      continue;
    }
    if (++values > MAX_VALUES) return undefined;
    if (group.key === undefined) group.key = open.length === 1 ? scan.assigned() : scan.name();
    scan.skipSpace();
    const opened = scan.opens();
    if (opened !== undefined) {
      if (open.length > MAX_DEPTH || ++groups > MAX_GROUPS) return undefined;
      open.push(new OpenGroup(opened.at, opened.close));
      continue;
    }
    const value = scan.scalar();
    // outside of brackets, numbers and words without a name are lines of a text
    const isProse = open.length === 1 && group.key === undefined;
    if (value === undefined || isProse) return undefined;
    group.add(value);
  }
  if (open.length > 1 || root.key !== undefined || root.values.length === 0) return undefined;
  return root;
}
