/**
 * davidje13's Nonogram: its share strings, alone or in an address with the puzzle's name. The CSV
 * and JSON of the same player are in `davidje-csv` and `davidje-json`.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import {
  cutPart,
  findParameter,
  lonelyWord,
  onlyWord,
  parseAddress,
  percentDecoded,
} from '../lexing/address.js';
import { toMeta } from '../lexing/checked-puzzle.js';
import { aShareString } from '../words/en/things.js';
import { puzzleOfString, writeRules } from './davidje-strings.js';

/** Share strings; with a title, addresses. */
export const davidje: Format = {
  id: 'davidje',
  name: 'davidje13 share string or address',
  extensions: ['.txt'],
  media: 'text',
  holds: {
    colors: 'none',
    background: false,
    clues: true,
    goal: false,
    meta: ['title'],
    several: false,
    maxSide: 1000,
  },
  detect: ({ text }) => /^[RBL][A-Za-z0-9_-]{2,}$/.test(decodeString(lonelyWord(text) ?? '') ?? ''),
  read: (source) => [readString(source)],
  write: ([puzzle]) => (puzzle === undefined ? good('') : writeString(puzzle)),
};

/** The share string in a word, which may be the string itself or an address. */
function decodeString(word: string): string | undefined {
  const fragment = parseAddress(word)?.fragment;
  if (fragment === undefined) return word;
  return findParameter(fragment, 'rules') ?? findParameter(fragment, 'image');
}

function readString({ text, limits }: Source): Result<Puzzle> {
  const word = onlyWord(text, aShareString);
  if (!word.ok) return word;
  const string = cutPart(word.value, decodeString(word.value.text) ?? word.value.text);
  const name = findParameter(parseAddress(word.value.text)?.fragment ?? '', 'name');
  const title = name === undefined ? undefined : percentDecoded(name);
  return puzzleOfString(string, limits, toMeta({ title }));
}

function writeString(puzzle: Puzzle): Result<string> {
  const { title = '' } = puzzle.meta;
  const written = title === '' ? writeRules(puzzle) : davidjeUrl(puzzle);
  return written.ok ? good(`${written.value}\n`) : written;
}

/** The address of the player with the puzzle's clues, and its title if it has one. */
export function davidjeUrl(puzzle: Puzzle): Result<string> {
  const rules = writeRules(puzzle);
  if (!rules.ok) return rules;
  const { title = '' } = puzzle.meta;
  // half a surrogate pair has no percent-encoding
  const name =
    title === '' ? '' : `name=${encodeURIComponent(title.replace(/\p{Cs}/gu, '\ufffd'))}&`;
  return good(`https://davidje13.github.io/Nonogram/#${name}rules=${rules.value}`);
}
