/** Words of programming languages that the scanner must not take for names or values. */
import type { DataValue } from './parse-data.js';

/** Words of values, and what they mean for a list of numbers. */
export const SCALARS: ReadonlyMap<string, DataValue> = new Map<string, DataValue>([
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
  ...['null', 'None', 'nil', 'NULL', 'undefined', 'Nothing', 'empty'].map(
    (word) => [word, null] as const,
  ),
]);

/** Words behind the bracket of a list in Lisp: "(list 1 2)", "(vector 1 2)". */
export const HEADS: ReadonlySet<string> = new Set([
  ...['list', 'vector', 'array', 'quote', 'tuple', 'seq', 'vec', 'listof', 'clue', 'clues'],
]);

/** Words before a bracket that build no value. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...['if', 'for', 'while', 'switch', 'catch', 'function', 'return', 'fn', 'def', 'else', 'do'],
]);
