/**
 * The strings of an X pixmap. An XPM3 file is C source: strings in quotes, among comments. An XPM2
 * file has the same strings as lines without quotes.
 */
import type { Place } from '@nonokit/core';
import { placeFinder } from '../lexing/json-scan.js';

/** A string and the index of its first character. */
export interface XpmString {
  readonly text: string;
  readonly at: number;
}

const MARK = /^\s*(?:\/\*[ \t]*XPM[ \t]*\*\/|! XPM2)/;

/** True if the text begins with the mark of a pixmap. */
export function looksLikeXpm(text: string): boolean {
  return MARK.test(text.slice(0, 1000));
}

/** The strings of a file one by one; they end where the file is no pixmap any longer. */
export function xpmStrings(text: string): Iterator<XpmString> {
  return /^\s*! XPM2/.test(text.slice(0, 1000)) ? lineStrings(text) : quotedStrings(text);
}

function* lineStrings(text: string): Iterator<XpmString> {
  for (let at = text.indexOf('\n') + 1; at > 0 && at < text.length; ) {
    const feed = text.indexOf('\n', at);
    const to = feed < 0 ? text.length : feed;
    if (text[at] !== '!') yield { text: text.slice(at, to), at };
    at = to + 1;
  }
}

function* quotedStrings(text: string): Iterator<XpmString> {
  let quote = text.indexOf('"');
  let comment = text.indexOf('/*');
  while (quote >= 0) {
    if (comment >= 0 && comment < quote) {
      const end = text.indexOf('*/', comment + 2);
      if (end < 0) return;
      comment = text.indexOf('/*', end + 2);
      if (quote < end) quote = text.indexOf('"', end + 2);
      continue;
    }
    const end = closingQuote(text, quote);
    if (end < 0) return;
    const inside = text.slice(quote + 1, end);
    yield { text: inside.includes('\\') ? inside.replace(/\\(.)/g, '$1') : inside, at: quote + 1 };
    quote = text.indexOf('"', end + 1);
    if (comment >= 0 && comment < end) comment = text.indexOf('/*', end + 1);
  }
}

/** The index of the quote that ends a string; -1 if its line or the file ends before. */
function closingQuote(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const char = text[at];
    if (char === '"') return at;
    if (char === '\n') return -1;
    if (char === '\\') at++;
  }
  return -1;
}

/** The place of the character with this index. */
export function placeAt(text: string, at: number): Place {
  return placeFinder(text)(at);
}
