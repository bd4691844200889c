/**
 * Addresses of puzz.link and other sites with pzpr: "…?nonogram/5/5/3h1114h…". Every line has a
 * fixed number of slots for the numbers of its clue, filled from the picture outwards.
 */
import { bad, type Clue, good, type Place, type Puzzle, problem, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { lonelyWord, onlyWord, parseAddress, shifted } from '../lexing/address.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut, endsEarly, parseNumber, type Word } from '../lexing/cursor.js';
import { HIDDEN_SIZE, hiddenNumbers } from '../lexing/hidden-blocks.js';
import { nextLineNumbers } from '../words/en/site-things.js';
import {
  pzprHidden,
  pzprLargeBlock,
  pzprNoNonogram,
  pzprNoSlot,
  pzprOtherAddress,
} from '../words/en/sites-addresses.js';
import { aHeight, anAddress, aWidth } from '../words/en/things.js';

/** Nonograms in addresses of pzpr. */
export const pzprUrl: Format = {
  id: 'pzpr-url',
  name: 'puzz.link / pzpr address',
  extensions: ['.txt'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) => VARIETY.test(findQuery(lonelyWord(text) ?? '')),
  read: (source) => [readUrl(source)],
  write: ([puzzle]) => (puzzle === undefined ? good('') : writeUrl(puzzle)),
};

/** The kinds of pzpr that have numbers beside lines; only the first is a nonogram. */
const VARIETY = /^(?:type=)?(?:nonogram|coral|cts)(?:_edit|_play)?\//;

/** The largest number that fits the two digits after "-". */
const MAX_NUMBER = 255;

/** Maximum unused slots in one letter, "z". */
const MAX_SKIP = 20;

function findQuery(word: string): string {
  return parseAddress(word)?.query ?? word;
}

/** The number of slots for the clue of a line of `length` cells. */
export function countSlots(length: number): number {
  return Math.ceil(length / 2);
}

function readUrl({ text, limits }: Source): Result<Puzzle> {
  const word = onlyWord(text, anAddress);
  if (!word.ok) return word;
  const { place } = word.value;
  const query = findQuery(word.value.text);
  const head = VARIETY.exec(query)?.[0];
  if (head === undefined) {
    return bad(pzprNoNonogram, {}, place);
  }
  if (!head.includes('nonogram')) {
    return bad(pzprOtherAddress, { found: cut(head) }, place);
  }
  // addresses of old versions name a variant before the sizes
  const skipped =
    head.length + (/^[a-z]*:\//.exec(query.slice(head.length, head.length + 20))?.[0].length ?? 0);
  const from = word.value.text.indexOf(query) + skipped;
  return puzzleOfBody({ text: query.slice(skipped), place: shifted(place, from) }, limits);
}

/** The puzzle of "5/5/3h1114h…". */
function puzzleOfBody(word: Word, limits: Source['limits']): Result<Puzzle> {
  const [, wide = '', tall = ''] = /^([^/]*)\/?([^/]*)/.exec(word.text) ?? [];
  const width = parseNumber({ text: wide, place: word.place }, aWidth);
  if (!width.ok) return width;
  const height = parseNumber({ text: tall, place: shifted(word.place, wide.length + 1) }, aHeight);
  if (!height.ok) return height;
  const wrong = wrongSizes(width.value, height.value, limits, word.place);
  if (wrong !== undefined) return wrong;
  const slots = new SlotReader(word, wide.length + tall.length + 2);
  const clues = slots.clues(width.value, height.value);
  if (!clues.ok) return clues;
  const sizes = { width: width.value, height: height.value, sizePlace: word.place };
  const claims = { ...sizes, ...clues.value };
  if (slots.hiddenAt === undefined) return checkedPuzzle(claims, limits);
  return hiddenNumbers(claims, problem(pzprHidden, {}, slots.hiddenAt));
}

/** Reads slots in order; a run of unused slots may continue in the next line. */
class SlotReader {
  readonly #word: Word;
  #at: number;
  /** Unused slots announced and not yet passed. */
  #unused = 0;
  /** Where the first hidden number stands. */
  hiddenAt: Place | undefined;

  constructor(word: Word, from: number) {
    this.#word = word;
    this.#at = from;
  }

  /** The clues of all columns and rows. */
  clues(width: number, height: number): Result<{ columns: Clue[]; rows: Clue[] }> {
    const columns: Clue[] = [];
    const rows: Clue[] = [];
    for (let k = 0; k < width + height; k++) {
      const clue = this.#clue(countSlots(k < width ? height : width));
      if (!clue.ok) return clue;
      (k < width ? columns : rows).push(clue.value);
    }
    return good({ columns, rows });
  }

  #clue(slots: number): Result<Clue> {
    const sizes: number[] = [];
    for (let k = 0; k < slots; k++) {
      const size = this.#slot();
      if (!size.ok) return size;
      if (size.value !== 0) sizes.push(size.value);
    }
    return good(sizes.reverse().map((size) => ({ size, color: 1 })));
  }

  /** The number of the next slot, 0 for an unused one, `HIDDEN_SIZE` for a hidden one. */
  #slot(): Result<number> {
    if (this.#unused > 0) {
      this.#unused--;
      return good(0);
    }
    const { text } = this.#word;
    const place = shifted(this.#word.place, this.#at);
    const char = text[this.#at++];
    if (char === undefined) return endsEarly(place, nextLineNumbers);
    if (/[g-z]/.test(char)) {
      this.#unused = char.charCodeAt(0) - F - 1;
      return good(0);
    }
    if (char === '.') {
      this.hiddenAt ??= place;
      return good(HIDDEN_SIZE);
    }
    const digits = char === '-' ? text.slice(this.#at, this.#at + 2) : char;
    if (char === '-') this.#at += 2;
    if (/^[0-9a-f]+$/.test(digits) && (char !== '-' || digits.length === 2)) {
      return good(Number.parseInt(digits, 16));
    }
    return bad(pzprNoSlot, { found: cut(char === '-' ? `-${digits}` : char) }, place);
  }
}

/** The code of "f": "g" is one unused slot. */
const F = 102;

function writeUrl(puzzle: Puzzle): Result<string> {
  const address = writePuzzLink(puzzle);
  return address.ok ? good(`${address.value}\n`) : address;
}

/** The address of puzz.link: sizes and slots. A block of more than 255 cells is a problem. */
export function writePuzzLink({ width, height, columns, rows }: Puzzle): Result<string> {
  const parts: string[] = [];
  let unused = 0;
  const flush = (): void => {
    for (; unused > 0; unused -= MAX_SKIP) {
      parts.push(String.fromCharCode(F + Math.min(unused, MAX_SKIP)));
    }
    unused = 0;
  };
  for (const [k, clue] of [...columns, ...rows].entries()) {
    for (const { size } of [...clue].reverse()) {
      flush();
      const hex = size.toString(16);
      if (size > MAX_NUMBER) {
        return bad(pzprLargeBlock, { size, most: MAX_NUMBER });
      }
      parts.push(size < 16 ? hex : `-${hex}`);
    }
    unused += countSlots(k < width ? height : width) - clue.length;
  }
  flush();
  return good(`https://puzz.link/p?nonogram/${width}/${height}/${parts.join('')}`);
}
