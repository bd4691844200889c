/** Splits a file of our JSON into the texts of its puzzles, by brackets or by lines. */
import { type Extent, findExtent, skipSpace } from '../lexing/json-scan.js';
import { jsonCommaOrBracket, jsonNothing, jsonObjectStart } from '../words/en/json-things.js';
import type { Thing } from '../words/thing.js';

/** The text of one puzzle: where it begins and ends in the file. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  /** What was expected at a place where no puzzle can be: `jsonCommaOrBracket`. */
  readonly expected?: Thing;
}

/** The pieces of a file, in order. */
export function cutPieces(text: string): Iterable<Piece> {
  const start = skipSpace(text, 0);
  if (text[start] === '[') return elementPieces(text, start + 1);
  return isLines(text, start) ? linePieces(text) : objectPieces(text, start);
}

/** True if the first line is an object, or is damaged and the second line is an object. */
function isLines(text: string, start: number): boolean {
  if (isWholeLine(text, start)) return true;
  const end = text.indexOf('\n', start);
  return end >= 0 && isWholeLine(text, skipSpace(text, end));
}

/** True if an object begins at `from` and ends at the end of its line. */
function isWholeLine(text: string, from: number): boolean {
  if (text[from] !== '{') return false;
  const newLine = text.indexOf('\n', from);
  const end = newLine < 0 ? text.length : newLine;
  const { to, whole } = findExtent(text, from, end);
  return whole && text.slice(to, end).trim() === '';
}

function* linePieces(text: string): Iterable<Piece> {
  for (let from = skipSpace(text, 0); from < text.length; ) {
    const newLine = text.indexOf('\n', from);
    const to = newLine < 0 ? text.length : newLine;
    yield { from, to };
    from = skipSpace(text, to);
  }
}

function* objectPieces(text: string, start: number): Iterable<Piece> {
  for (let at = start; at < text.length; ) {
    if (text[at] !== '{') {
      yield { from: at, to: at, expected: jsonObjectStart };
      return;
    }
    const { to } = findExtent(text, at);
    yield { from: at, to };
    at = skipSpace(text, to);
  }
}

/** The pieces of an array whose opening bracket is before `start`. */
function* elementPieces(text: string, start: number): Iterable<Piece> {
  let at = skipSpace(text, start);
  let open = text[at] !== ']';
  while (open) {
    const { to, whole } = elementExtent(text, at);
    yield { from: at, to };
    if (!whole) return;
    at = skipSpace(text, to);
    open = text[at] === ',';
    if (!open && text[at] !== ']') {
      yield { from: at, to: at, expected: jsonCommaOrBracket };
      return;
    }
    if (open) at = skipSpace(text, at + 1);
  }
  at = skipSpace(text, at + 1);
  if (at < text.length) yield { from: at, to: at, expected: jsonNothing };
}

/** The extent of an array element, which need not be an object. */
function elementExtent(text: string, at: number): Extent {
  if (text[at] === '{' || text[at] === '[') return findExtent(text, at);
  const rest = /[^,\]]*/y;
  rest.lastIndex = at;
  const to = at + (rest.exec(text)?.[0].length ?? 0);
  return { to, depth: 0, whole: to < text.length };
}
