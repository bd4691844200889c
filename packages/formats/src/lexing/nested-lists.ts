/**
 * Lists of lists of whole numbers, in all common spellings: `[[1, 2], [3]]`, `{{1, 2}, {3}}`, `((1,
 * 2), (3,))`, MiniZinc's `[| 1, 2 | 3, 0 |]`. One tolerant reader for all languages: separators may
 * be missing or doubled, but anything other than numbers and brackets is a problem.
 */
import { bad, good, type Place, type Result } from '@nonokit/core';
import { lexingLongNumber } from '../words/en/lexing.js';
import { listEndsEarly, listOddItem, listTooDeep, listTooLong } from '../words/en/lexing-lists.js';
import { cut } from './cursor.js';
import type { DataTokens, Token } from './data-tokens.js';

/** A list; its items are numbers and lists. */
export interface NestedList {
  readonly items: (number | NestedList)[];
  /** The place of its bracket, or of its first number in a row between bars. */
  readonly place: Place;
}

/** A list that is not closed yet. */
interface OpenList extends NestedList {
  /** The bracket that closes it; a bar for a row of a matrix. */
  readonly close: string;
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['{', '}'],
  ['(', ')'],
]);

/** Maximum nesting; no format needs more than three levels. */
const MAX_DEPTH = 8;

/** True if a list begins at `token`. */
export function opensList(token: Token | undefined): boolean {
  return token !== undefined && CLOSING.has(token.text);
}

/** The list that begins at the next token, with at most `maxItems` items in all. */
export function readList(tokens: DataTokens, maxItems: number): Result<NestedList> {
  const open: OpenList[] = [];
  const { place } = tokens;
  for (let items = 0; ; items++) {
    const token = tokens.next();
    if (token === undefined) {
      return bad(listEndsEarly, {}, tokens.place);
    }
    if (items > maxItems) {
      return bad(listTooLong, { most: maxItems }, place);
    }
    const wrong = takeToken(token, tokens, open);
    if (wrong !== undefined) return wrong;
    const [outermost] = open;
    if (outermost?.close === '') return good({ items: outermost.items, place });
  }
}

/** Takes one bracket, bar or number. A closed outermost list stays, marked by an empty `close`. */
function takeToken(token: Token, tokens: DataTokens, open: OpenList[]): Result<never> | undefined {
  const { text, kind, place } = token;
  const inside = open.at(-1);
  const close = CLOSING.get(text);
  if (close !== undefined) {
    if (open.length === MAX_DEPTH) {
      return bad(listTooDeep, { most: MAX_DEPTH }, place);
    }
    open.push({ items: [], place, close });
    return undefined;
  }
  if (text === ',') return undefined;
  if (kind === 'number') return takeNumber(token, inside);
  if (text === '|') return takeBar(tokens, open);
  if (text === ';') return skipDomain(tokens);
  if (inside?.close === '|') closeList(open);
  if (open.at(-1)?.close === text) {
    closeList(open);
    return undefined;
  }
  return bad(listOddItem, { found: cut(text) }, place);
}

function takeNumber(
  { text, place }: Token,
  inside: OpenList | undefined,
): Result<never> | undefined {
  if (text.length > 9) {
    return bad(lexingLongNumber, { digits: text.length }, place);
  }
  inside?.items.push(Number(text));
  return undefined;
}

/** Takes a bar, which ends the previous row of a matrix and begins the next. */
function takeBar(tokens: DataTokens, open: OpenList[]): undefined {
  if (open.at(-1)?.close === '|') closeList(open);
  const after = tokens.peek();
  if (after !== undefined && after.text !== ']') {
    open.push({ items: [], place: after.place, close: '|' });
  }
}

/**
 * Skips the index domain that Essence writes after a semicolon: `[1, 2; int(1..2)]`. Before a
 * number or a bracket a semicolon is a separator, as in OCaml.
 */
function skipDomain(tokens: DataTokens): undefined {
  let token = tokens.peek();
  if (token?.kind === 'number' || opensList(token)) return undefined;
  while (token !== undefined && token.text !== ']') {
    tokens.next();
    if (opensList(token)) skipToClose(tokens);
    token = tokens.peek();
  }
}

/** Skips to the bracket that closes the one just taken. */
export function skipToClose(tokens: DataTokens): void {
  for (let depth = 1; depth > 0; ) {
    const token = tokens.next();
    if (token === undefined) return;
    if (opensList(token)) depth++;
    else if (token.text === ']' || token.text === ')' || token.text === '}') depth--;
  }
}

/** Ends the innermost list and adds it to the one around it. */
function closeList(open: OpenList[]): void {
  const list = open.pop();
  if (list === undefined) return;
  const around = open.at(-1);
  if (around === undefined) open.push({ ...list, close: '' });
  else around.items.push({ items: list.items, place: list.place });
}
