/**
 * Assignments of numbers and lists to names, as in data files of MiniZinc, Python, Comet and
 * Essence: `rows = 5;`, `int a[1..3] = [...]`, `letting nRows be 5`, `array2d(1..2, 1..3, [...])`.
 *
 * Everything else is skipped, so the data may be part of a whole program.
 */
import { bad, good, type Limits, type Place, type Result } from '@nonokit/core';
import { lexingLongNumber } from '../words/en/lexing.js';
import { type Comments, DataTokens, type Token } from './data-tokens.js';
import { type NestedList, opensList, readList, skipToClose } from './nested-lists.js';

/** The values of names; each name keeps its first value. */
export interface Assignments {
  readonly numbers: ReadonlyMap<string, { readonly value: number; readonly place: Place }>;
  readonly lists: ReadonlyMap<string, NestedList>;
}

/** The values of all names that `wants` accepts; a list of anything but numbers is a problem. */
export function readAssignments(
  text: string,
  comments: Comments,
  limits: Limits,
  wants: (name: string) => boolean,
): Result<Assignments> {
  const tokens = new DataTokens(text, comments);
  const numbers = new Map<string, { value: number; place: Place }>();
  const lists = new Map<string, NestedList>();
  let name: string | undefined;
  for (let token = tokens.next(); token !== undefined; token = tokens.next()) {
    if (opensList(token)) skipToClose(tokens);
    else if (!assigns(token, tokens)) name = token.kind === 'name' ? token.text : undefined;
    else if (name !== undefined && wants(name)) {
      const value = valueAt(tokens, limits);
      if (!value.ok) return value;
      if (typeof value.value === 'number') {
        if (!numbers.has(name)) numbers.set(name, { value: value.value, place: token.place });
      } else if (value.value !== undefined && !lists.has(name)) lists.set(name, value.value);
    }
  }
  return good({ numbers, lists });
}

/** True for `=` (not `==`) and `be`. */
function assigns({ text }: Token, tokens: DataTokens): boolean {
  return text === 'be' || (text === '=' && !tokens.take('='));
}

/** The number or list that follows; undefined for anything else. */
function valueAt(tokens: DataTokens, limits: Limits): Result<number | NestedList | undefined> {
  const token = tokens.peek();
  if (opensList(token)) return readList(tokens, limits.maxCells);
  if (token?.kind === 'number') {
    if (token.text.length > 9) {
      return bad(lexingLongNumber, { digits: token.text.length }, token.place);
    }
    return good(Number(tokens.next()?.text));
  }
  if (token?.text !== 'array2d') return good(undefined);
  return arrayAt(tokens, limits);
}

/** The flat list in `array2d(1..2, 1..3, [...])`. */
function arrayAt(tokens: DataTokens, limits: Limits): Result<NestedList | undefined> {
  tokens.next();
  if (!tokens.take('(')) return good(undefined);
  for (let token = tokens.peek(); token !== undefined; token = tokens.peek()) {
    if (token.text === '[') return readList(tokens, limits.maxCells);
    if (token.text === ')' || token.text === ';') break;
    tokens.next();
  }
  return good(undefined);
}
