/**
 * The input of SPOJ's problem JCROSS and of contests like it: the number of puzzles, then for each
 * its height, its width and its clues, each ended by a 0. Line ends mean nothing after the first
 * number.
 */
import {
  type Block,
  bad,
  type Clue,
  good,
  type Limits,
  type Puzzle,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { endedLines, HOLDS_NUMBERS } from '../lexing/clue-lines.js';
import { tooManyBlocks } from '../lexing/clue-words.js';
import { Cursor, nextNumber, trailingWarnings, type Word } from '../lexing/cursor.js';
import { numberAlone } from '../lexing/sized-lines.js';
import { blockOrZero } from '../words/en/number-things.js';
import { numbersLongBlock, numbersTooManyAnnounced } from '../words/en/numbers.js';
import { theColumnCount, thePuzzleCount, theRowCount } from '../words/en/things.js';

/** Contest input. */
export const spoj: Format = {
  id: 'spoj',
  name: 'SPOJ JCROSS',
  extensions: ['.spoj', '.txt'],
  media: 'text',
  stage: 'numbers',
  holds: { ...HOLDS_NUMBERS, several: true },
  detect: (source) =>
    /^\s*0*[1-9][0-9]*[ \t]*\n\s*[0-9]+[ \t]+[0-9]+[ \t]*\n/.test(source.text) &&
    readSpoj(source).every((puzzle) => puzzle.ok && puzzle.warnings.length === 0),
  read: readSpoj,
  write: (puzzles) => good(`${puzzles.length}\n${puzzles.map(puzzleText).join('')}`),
};

/** The puzzles; stops after a bad one if the start of the next is uncertain. */
function readSpoj({ text, limits }: Source): Result<Puzzle>[] {
  const cursor = new Cursor(text);
  cursor.skipSpace();
  const { place } = cursor;
  const line = { text: text.trimStart().split('\n', 1)[0] ?? '', place };
  const count = numberAlone(line, thePuzzleCount, place);
  if (!count.ok) return [count];
  if (count.value > limits.maxPuzzles) {
    return [bad(numbersTooManyAnnounced, { most: limits.maxPuzzles }, place)];
  }
  cursor.word();
  const puzzles: Result<Puzzle>[] = [];
  while (puzzles.length < count.value) {
    const claims = readClaims(cursor, limits);
    if (!claims.ok) return [...puzzles, claims];
    const warnings = puzzles.length === count.value - 1 ? trailingWarnings(cursor) : [];
    puzzles.push(checkedPuzzle(claims.value, limits, warnings));
  }
  return puzzles;
}

type Claims = Parameters<typeof checkedPuzzle>[0];

function readClaims(cursor: Cursor, limits: Limits): Result<Claims> {
  const tall = nextNumber(cursor, theRowCount);
  if (!tall.ok) return tall;
  const wide = nextNumber(cursor, theColumnCount);
  if (!wide.ok) return wide;
  const height = tall.value.number;
  const width = wide.value.number;
  const sizePlace = tall.value.place;
  const wrong = wrongSizes(width, height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const rows = readClues(cursor, height, width);
  if (!rows.ok) return rows;
  const columns = readClues(cursor, width, height);
  if (!columns.ok) return columns;
  return good({
    width,
    height,
    sizePlace,
    rows: rows.value.clues,
    columns: columns.value.clues,
    rowPlaces: rows.value.places,
    columnPlaces: columns.value.places,
  });
}

/** `count` clues, each up to its 0, for lines of `length` cells. */
function readClues(
  cursor: Cursor,
  count: number,
  length: number,
): Result<{ clues: Clue[]; places: Word['place'][] }> {
  const clues: Clue[] = [];
  const places: Word['place'][] = [];
  while (clues.length < count) {
    const clue: Block[] = [];
    for (let ended = false; !ended; ) {
      const size = nextNumber(cursor, blockOrZero);
      if (!size.ok) return size;
      const { number, place } = size.value;
      if (places.length === clues.length) places.push(place);
      if (number > length) {
        return bad(numbersLongBlock, { size: number, length }, place);
      }
      if (number > 0 && clue.length === length) return tooManyBlocks({ text: '', place }, length);
      ended = number === 0;
      if (!ended) clue.push({ size: number, color: 1 });
    }
    clues.push(clue);
  }
  return good({ clues, places });
}

function puzzleText({ width, height, rows, columns }: Puzzle): string {
  return `${height} ${width}\n${endedLines(rows)}${endedLines(columns)}`;
}
