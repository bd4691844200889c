/**
 * Files of pzpr ("pzprv3"): a table in words whose upper part holds the numbers of the columns, whose left
 * part those of the rows, and whose rest the player's picture. In addresses "/" stands for line ends.
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
import { Cursor, nextNumber, nextWord, numberOf, quote, type Word } from '../lexing/cursor.js';
import { slotsOf } from './pzpr-url.js';

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
  const version = nextWord(cursor, 'pzprv3');
  if (!version.ok) return version;
  const kind = nextWord(cursor, 'the kind of puzzle');
  if (!kind.ok) return kind;
  if (kind.value.text !== 'nonogram') {
    const found = `${quote(kind.value.text)} is another kind of puzzle`;
    return bad('other-puzzle', `${found}, expected "nonogram"`, kind.value.place);
  }
  const height = nextNumber(cursor, 'the number of rows');
  if (!height.ok) return height;
  const width = nextNumber(cursor, 'the number of columns');
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
  const corner = slotsOf(width);
  const columns = Array.from({ length: width }, (): Block[] => []);
  for (let line = slotsOf(height); line > 0; line--) {
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

/** Adds the next number to `clue`; without a clue, in the corner, nothing may stand. */
function readSlot(cursor: Cursor, clue: Block[] | undefined): Result<never> | undefined {
  const word = nextWord(cursor, 'a number or "."');
  if (!word.ok) return word;
  if (word.value.text === '.') return undefined;
  if (clue === undefined) {
    return bad(
      'bad-corner',
      `${quote(word.value.text)} in the corner, expected "."`,
      word.value.place,
    );
  }
  const size = numberOf(unticked(word.value), 'a number');
  if (!size.ok) return size;
  clue.push({ size: size.value, color: 1 });
  return undefined;
}

/** A "c" says that the player has ticked the number off. */
function unticked(word: Word): Word {
  return word.text.startsWith('c') ? { place: word.place, text: word.text.slice(1) } : word;
}

function readCell(cursor: Cursor): Result<never> | undefined {
  const word = nextWord(cursor, 'a cell');
  if (!word.ok) return word;
  const { text, place } = word.value;
  if (/^[.#+]$/.test(text)) return undefined;
  return bad('bad-cell', `${quote(text)} is no cell, expected ".", "#" or "+"`, place);
}

function writeFile({ width, height, columns, rows }: Puzzle): string {
  const [above, left] = [slotsOf(height), slotsOf(width)];
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
