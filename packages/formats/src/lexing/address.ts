/**
 * Files of one word: a share string, a game id, or the address of a page that carries one. People
 * paste such words with blanks and line ends around them.
 */
import { bad, type Place, type Result } from '@nonokit/core';
import { lexingBlankFile, lexingTextFollows } from '../words/en/lexing.js';
import type { Thing } from '../words/thing.js';
import { Cursor, cut, type Word } from './cursor.js';

/** The parts of an address that may carry a puzzle. */
export interface Address {
  /** The part before "?" and "#": "https://puzz.link/p". */
  readonly base: string;
  /** The part between "?" and "#": "nonogram/5/5/3h1114h". */
  readonly query: string;
  /** The part after "#": "5x5:3/1.1.1". */
  readonly fragment: string;
}

/** The only word of a text, or undefined if the text has several words or none. */
export function lonelyWord(text: string): string | undefined {
  const word = text.trim();
  return word === '' || /\s/.test(word) ? undefined : word;
}

/**
 * The only word of a text with its place. Further words are a problem; `what` names the expected
 * thing.
 */
export function onlyWord(text: string, what: Thing): Result<Word> {
  const cursor = new Cursor(text);
  const word = cursor.word();
  if (word === undefined) return bad(lexingBlankFile, { what }, { line: 1, column: 1 });
  const next = cursor.word();
  if (next === undefined) return { ok: true, value: word, warnings: [] };
  return bad(lexingTextFollows, { found: cut(next.text), what }, next.place);
}

/** The parts of a web address, or undefined if the word is not one. */
export function parseAddress(word: string): Address | undefined {
  if (!/^https?:\/\/[^/?#\s]/i.test(word)) return undefined;
  const hash = word.indexOf('#');
  const before = hash < 0 ? word : word.slice(0, hash);
  const mark = before.indexOf('?');
  return {
    base: mark < 0 ? before : before.slice(0, mark),
    query: mark < 0 ? '' : before.slice(mark + 1),
    fragment: hash < 0 ? '' : word.slice(hash + 1),
  };
}

/** The text with its %XX escapes resolved, or undefined if they are not UTF-8. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The value of `key` in "a=1&b=2", still percent-encoded, or undefined. The first of several wins.
 */
export function findParameter(parameters: string, key: string): string | undefined {
  for (let from = 0; from <= parameters.length; ) {
    const next = parameters.indexOf('&', from);
    const to = next < 0 ? parameters.length : next;
    if (parameters.startsWith(`${key}=`, from)) return parameters.slice(from + key.length + 1, to);
    from = to + 1;
  }
  return undefined;
}

/**
 * The part of `word` that equals `text`, with its place; the whole word if it does not contain
 * `text`.
 */
export function cutPart(word: Word, text: string): Word {
  const at = Math.max(0, word.text.lastIndexOf(text));
  return { text, place: shifted(word.place, at) };
}

/** The place `by` columns to the right. */
export function shifted({ line, column }: Place, by: number): Place {
  return { line, column: column + by };
}

/** Yields the pieces of a word between one-character separators, including empty pieces. */
export function* cutPieces({ text, place }: Word, separator: string): Generator<Word> {
  for (let from = 0; from <= text.length; ) {
    const next = text.indexOf(separator, from);
    const to = next < 0 ? text.length : next;
    yield { text: text.slice(from, to), place: shifted(place, from) };
    from = to + 1;
  }
}
