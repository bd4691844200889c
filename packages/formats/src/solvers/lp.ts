/**
 * The input of Robert Bosch's generator of integer programs: words with a colon, each followed by
 * its numbers. It is read word by word, because line ends mean nothing. CPLEX's LP has the same
 * extension but is another format.
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
import { HOLDS_NUMBERS } from '../lexing/clue-lines.js';
import { Cursor, cut, nextNumber, nextWord, trailingWarnings } from '../lexing/cursor.js';
import {
  numberAfterWord,
  numberAfterWordOf,
  sizeOfLine,
  wordOfLine,
} from '../words/en/solver-things.js';
import { lpBlocksAnnounced, lpWrongWord } from '../words/en/solvers.js';
import { literally, type Thing } from '../words/thing.js';

/** Bosch's format, also an export of webpbn. */
export const lp: Format = {
  id: 'lp',
  name: 'Bosch LP',
  extensions: ['.lp'],
  media: 'text',
  holds: HOLDS_NUMBERS,
  detect: ({ text }) => /^\s*number_of_rows:\s/.test(text),
  read: (source) => [readLp(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeLp(puzzle)),
};

function readLp({ text, limits }: Source): Result<Puzzle> {
  const cursor = new Cursor(text);
  const height = numberAfter(cursor, /^number_of_rows:$/, 'number_of_rows:');
  if (!height.ok) return height;
  const width = numberAfter(cursor, /^number_of_columns:$/, 'number_of_columns:');
  if (!width.ok) return width;
  const sizePlace = height.value.place;
  const sizes = { width: width.value.number, height: height.value.number };
  const wrong = wrongSizes(sizes.width, sizes.height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const rows = readClues(cursor, 'row', sizes.height, sizes.width);
  if (!rows.ok) return rows;
  const columns = readClues(cursor, 'column', sizes.width, sizes.height);
  if (!columns.ok) return columns;
  return checkedPuzzle(
    {
      ...sizes,
      sizePlace,
      rows: rows.value.clues,
      columns: columns.value.clues,
      rowPlaces: rows.value.places,
      columnPlaces: columns.value.places,
    },
    limits,
    trailingWarnings(cursor),
  );
}

function readClues(
  cursor: Cursor,
  kind: 'row' | 'column',
  count: number,
  length: number,
): Result<{ clues: Clue[]; places: Place[] }> {
  const clues: Clue[] = [];
  const places: Place[] = [];
  for (let index = 1; index <= count; index++) {
    const name = keyword(cursor, new RegExp(`^${kind}_[0-9]+$`), literally(`"${kind}_${index}"`));
    if (!name.ok) return name;
    const clue = readClue(cursor, `${kind}_${index}`, length);
    if (!clue.ok) return clue;
    clues.push(clue.value);
    places.push(name.value);
  }
  return good({ clues, places });
}

/**
 * Reads a count and that many sizes; the word before the sizes may be missing if the count is 0.
 */
function readClue(cursor: Cursor, name: string, length: number): Result<Clue> {
  const clusters = /^number_of_(?:clusters|tiles):$/;
  const count = numberAfter(cursor, clusters, 'number_of_clusters:', name);
  if (!count.ok) return count;
  const { number, place } = count.value;
  if (number > length) {
    return bad(lpBlocksAnnounced, { name, blocks: number, length }, place);
  }
  const beforeSizes = /^(?:size|width)\(s\):$/;
  if (number === 0 && !beforeSizes.test(cursor.peek()?.text ?? '')) return good([]);
  const sizes = keyword(cursor, beforeSizes, wordOfLine({ word: 'size(s):', name }));
  if (!sizes.ok) return sizes;
  const clue: Block[] = [];
  while (clue.length < number) {
    const size = nextNumber(cursor, sizeOfLine({ number: clue.length + 1, count: number, name }));
    if (!size.ok) return size;
    clue.push({ size: size.value.number, color: 1 });
  }
  return good(clue);
}

/** Reads the number after a word that matches `pattern`; `name` is its row or column. */
function numberAfter(
  cursor: Cursor,
  pattern: RegExp,
  word: string,
  name?: string,
): Result<{ number: number; place: Place }> {
  const isOfLine = name !== undefined;
  const what = isOfLine ? wordOfLine({ word, name }) : literally(`"${word}"`);
  const after = isOfLine ? numberAfterWordOf({ word, name }) : numberAfterWord({ word });
  const place = keyword(cursor, pattern, what);
  return place.ok ? nextNumber(cursor, after) : place;
}

/** The place of the next word, which must match `pattern`. */
function keyword(cursor: Cursor, pattern: RegExp, what: Thing): Result<Place> {
  const word = nextWord(cursor, what);
  if (!word.ok) return word;
  const { text, place } = word.value;
  if (pattern.test(text)) return good(place);
  return bad(lpWrongWord, { found: cut(text), what }, place);
}

function writeLp({ width, height, rows, columns }: Puzzle): string {
  const clues = [...clueTexts('row', rows), ...clueTexts('column', columns)].join('');
  return `number_of_rows: ${height}\nnumber_of_columns: ${width}\n\n${clues}`;
}

function clueTexts(kind: 'row' | 'column', clues: readonly Clue[]): string[] {
  return clues.map((clue, i) => {
    const sizes = clue.map(({ size }) => size).join(' ');
    return `${kind}_${i + 1}\nnumber_of_clusters: ${clue.length}\nsize(s): ${sizes}\n\n`;
  });
}
