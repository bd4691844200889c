/**
 * Files of pzpr ("pzprv3"): a table of words. Its upper part holds the numbers of the columns, its
 * left part those of the rows, and the rest the player's picture. In addresses "/" stands for line
 * ends.
 */
import {
  type Block,
  bad,
  type Clue,
  good,
  type Place,
  type Puzzle,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { Cursor, cut, nextNumber, nextWord, parseNumber, type Word } from '../lexing/cursor.js';
import { numberOrDot, thePuzzleKind } from '../words/en/site-things.js';
import { pzprBadCell, pzprBadCorner, pzprOtherPuzzle } from '../words/en/sites-addresses.js';
import { aCell, aNumber, theColumnCount, theRowCount } from '../words/en/things.js';
import { literally } from '../words/thing.js';
import { countSlots } from './pzpr-url.js';

/** Saved nonograms of pzpr. */
export const pzpr: Format = {
  id: 'pzpr',
  name: 'pzpr file',
  extensions: ['.txt'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) => /^\s{0,9}pzprv3/.test(text),
  read: (source) => [readFile(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeFile(puzzle)),
};

function readFile({ text, limits }: Source): Result<Puzzle> {
  const inAddress = /^\s{0,9}pzprv3[.0-9]{0,9}\//.test(text);
  const cursor = new Cursor(inAddress ? text.replaceAll('/', ' ') : text);
  const version = nextWord(cursor, literally('pzprv3'));
  if (!version.ok) return version;
  const kind = nextWord(cursor, thePuzzleKind);
  if (!kind.ok) return kind;
  if (kind.value.text !== 'nonogram') {
    return bad(pzprOtherPuzzle, { found: cut(kind.value.text) }, kind.value.place);
  }
  const height = nextNumber(cursor, theRowCount);
  if (!height.ok) return height;
  const width = nextNumber(cursor, theColumnCount);
  if (!width.ok) return width;
  const { number, place } = width.value;
  const wrong = wrongSizes(number, height.value.number, limits, height.value.place);
  if (wrong !== undefined) return wrong;
  const table = readTable(cursor, number, height.value.number);
  if (!table.ok) return table;
  const sizes = { width: number, height: height.value.number, sizePlace: place };
  return checkedPuzzle({ ...sizes, ...table.value }, limits);
}

/** The numbers of a table; the picture in it is the player's and is left out. */
function readTable(
  cursor: Cursor,
  width: number,
  height: number,
): Result<{ columns: Clue[]; rows: Clue[]; rowPlaces: Place[] }> {
  const corner = countSlots(width);
  const columns = Array.from({ length: width }, (): Block[] => []);
  for (let line = countSlots(height); line > 0; line--) {
    for (let x = -corner; x < width; x++) {
      const wrong = readSlot(cursor, columns[x]);
      if (wrong !== undefined) return wrong;
    }
  }
  const rows: Clue[] = [];
  const rowPlaces: Place[] = [];
  for (let y = 0; y < height; y++) {
    const row: Block[] = [];
    for (let x = -corner; x < width; x++) {
      if (x === -corner) {
        cursor.skipSpace();
        rowPlaces.push(cursor.place);
      }
      const wrong = x < 0 ? readSlot(cursor, row) : readCell(cursor);
      if (wrong !== undefined) return wrong;
    }
    rows.push(row);
  }
  return good({ columns, rows, rowPlaces });
}

/**
 * Adds the next number to `clue`; in the corner, which has no clue, only empty slots are allowed.
 */
function readSlot(cursor: Cursor, clue: Block[] | undefined): Result<never> | undefined {
  const word = nextWord(cursor, numberOrDot);
  if (!word.ok) return word;
  if (word.value.text === '.') return undefined;
  if (clue === undefined) {
    return bad(pzprBadCorner, { found: cut(word.value.text) }, word.value.place);
  }
  const size = parseNumber(unticked(word.value), aNumber);
  if (!size.ok) return size;
  clue.push({ size: size.value, color: 1 });
  return undefined;
}

/** Removes "c", which marks a number that the player has ticked off. */
function unticked(word: Word): Word {
  return word.text.startsWith('c') ? { place: word.place, text: word.text.slice(1) } : word;
}

function readCell(cursor: Cursor): Result<never> | undefined {
  const word = nextWord(cursor, aCell);
  if (!word.ok) return word;
  const { text, place } = word.value;
  if (/^[.#+]$/.test(text)) return undefined;
  return bad(pzprBadCell, { found: cut(text) }, place);
}

function writeFile({ width, height, columns, rows }: Puzzle): string {
  const above = countSlots(height);
  const left = countSlots(width);
  const line = (words: readonly (number | string)[]): string => `${words.join(' ')} \n`;
  const padded = (clue: Clue, slots: number): (number | string)[] => [
    ...dots(slots - clue.length),
    ...clue.map(({ size }) => size),
  ];
  const numbers = columns.map((clue) => padded(clue, above));
  const head = dots(above).map((_, k) =>
    line([...dots(left), ...numbers.map((one) => one[k] ?? '.')]),
  );
  const body = rows.map((clue) => line([...padded(clue, left), ...dots(width)]));
  return `pzprv3\nnonogram\n${height}\n${width}\n${head.join('')}${body.join('')}`;
}

function dots(count: number): string[] {
  return new Array<string>(count).fill('.');
}
