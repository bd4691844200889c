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
  /** The names of its members; undefined for members without a name. */
  readonly keys: readonly (string | undefined)[];
  readonly values: readonly DataValue[];
  /** True if some member has a name. */
  readonly isMap: boolean;
}

/** Deepest nesting. */
const MAX_DEPTH = 64;

/** Most values of a file: a collection of 4,000 puzzles with 1,000 numbers each. */
const MAX_VALUES = 4_000_000;

/** A group that is not closed yet. */
interface OpenGroup {
  readonly at: number;
  readonly close: string;
  readonly keys: (string | undefined)[];
  readonly values: DataValue[];
  isMap: boolean;
  key: string | undefined;
}

/** The values of a text at its outermost level; undefined if it holds more than data. */
export function parseData(text: string): DataGroup | undefined {
  const root: OpenGroup = { at: 0, close: '', keys: [], values: [], isMap: false, key: undefined };
  const open: OpenGroup[] = [root];
  const scan = new DataScanner(text);
  let values = 0;
  for (scan.skipSpace(); !scan.isAtEnd; scan.skipSpace()) {
    const group = open.at(-1) ?? root;
    const char = text[scan.at] ?? '';
    if (open.length === 1 && scan.skipPreamble()) continue;
    if (char === group.close) {
      scan.at++;
      open.pop();
      const closed: DataGroup = group;
      if (!add(open.at(-1), closed)) return undefined;
      continue;
    }
    if (++values > MAX_VALUES) return undefined;
    if (group.key === undefined) group.key = open.length === 1 ? scan.assigned() : scan.name();
    scan.skipSpace();
    const opened = scan.opens();
    if (opened !== undefined) {
      if (open.length > MAX_DEPTH) return undefined;
      open.push({ ...opened, keys: [], values: [], isMap: false, key: undefined });
      continue;
    }
    const value = scan.scalar();
    const isProse = value === null && open.length === 1;
    if (value === undefined || isProse || !add(group, value)) return undefined;
  }
  if (open.length > 1 || root.key !== undefined || root.values.length === 0) return undefined;
  return root;
}

/** Adds a value under the name that came before it. */
function add(group: OpenGroup | undefined, value: DataValue): boolean {
  if (group === undefined) return false;
  group.keys.push(group.key);
  group.values.push(value);
  group.isMap ||= group.key !== undefined;
  group.key = undefined;
  return true;
}
