/**
 * NIN: width and height, then one line of numbers for each row and each column. Read tolerantly (blank
 * lines for empty clues, sizes the wrong way round), written strictly (`0` for an empty clue).
 */
import {
  bad,
  type Clue,
  clueText,
  good,
  type Problem,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import { checkedPuzzle, wrongSizes } from './checked-puzzle.js';
import { blackBlock, clueOfWords, cluesOfLines } from './clue-words.js';
import { linesOf, numberOf, quote, type Word, wordsOf } from './cursor.js';
import type { Format, Source } from './format.js';

/** The format of the program `nonogram` by Jakub Wilk. */
export const nin: Format = {
  id: 'nin',
  name: 'NIN',
  extensions: ['.nin'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: (source) => /^[0-9,\s]*$/.test(source.text) && readNin(source).ok,
  read: (source) => [readNin(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeNin(puzzle)),
};

/** The two numbers of the first line. */
interface Header {
  readonly width: number;
  readonly height: number;
  readonly line: Word;
}

function readNin({ text, limits }: Source): Result<Puzzle> {
  const lines = linesOf(text);
  const at = lines.findIndex((line) => !isBlank(line));
  const first = lines[at];
  if (first === undefined) return bad('empty-file', 'the file is blank, expected a puzzle');
  const header = readHeader(first);
  if (!header.ok) return header;
  const { width, height, line } = header.value;
  const wrong = wrongSizes(width, height, limits, line.place);
  if (wrong !== undefined) return wrong;
  const readings = readingsOf(lines.slice(at + 1), width + height);
  if (readings.length === 0) return wrongLineCount(lines.slice(at + 1), header.value);
  return firstGood(readings, header.value, { limits });
}

function readHeader(line: Word): Result<Header> {
  const [wide, tall, surplus] = wordsOf(line, 'blanks and commas');
  if (wide === undefined || tall === undefined || surplus !== undefined) {
    const found = `the first line is ${quote(line.text.trim())}`;
    return bad(
      'bad-size',
      `${found}, expected width and height`,
      surplus?.place ?? wide?.place ?? line.place,
    );
  }
  const width = numberOf(wide, 'a width');
  if (!width.ok) return width;
  const height = numberOf(tall, 'a height');
  if (!height.ok) return height;
  return good({ width: width.value, height: height.value, line: { ...line, place: wide.place } });
}

/** A way to take the lines after the header as clues. */
interface Reading {
  readonly lines: readonly Word[];
  readonly warnings: readonly Problem[];
}

/**
 * The ways that give exactly `needed` clues, likeliest first: blank lines are empty clues; blank lines
 * are only spacing; the last clue is a blank line that an editor cut off.
 */
function readingsOf(rest: readonly Word[], needed: number): Reading[] {
  const readings: Reading[] = [];
  if (rest.length >= needed && rest.slice(needed).every(isBlank)) {
    readings.push({ lines: rest.slice(0, needed), warnings: [] });
  }
  const filled = rest.filter((line) => !isBlank(line));
  if (filled.length === needed && filled.length < rest.length) {
    readings.push({ lines: filled, warnings: [] });
  }
  if (rest.length === needed - 1) {
    const place = { line: (rest.at(-1)?.place.line ?? 1) + 1, column: 1 };
    const remark = 'the file ends one line early, so the last clue is taken as empty';
    const warnings = [problem('last-line-missing', remark, place)];
    readings.push({ lines: [...rest, { text: '', place }], warnings });
  }
  return readings;
}

/** The first reading that makes a puzzle, as the header says or with its sizes exchanged. */
function firstGood(
  readings: readonly Reading[],
  header: Header,
  options: Pick<Source, 'limits'>,
): Result<Puzzle> {
  let first: Result<Puzzle> | undefined;
  for (const swapped of [false, true]) {
    for (const reading of readings) {
      const puzzle = puzzleOfReading(reading, header, swapped, options);
      if (puzzle.ok) return puzzle;
      first ??= puzzle;
    }
  }
  return first ?? bad('no-clues', 'the file has no clues', header.line.place);
}

function puzzleOfReading(
  { lines, warnings }: Reading,
  header: Header,
  swapped: boolean,
  { limits }: Pick<Source, 'limits'>,
): Result<Puzzle> {
  const [width, height] = swapped ? [header.height, header.width] : [header.width, header.height];
  const rows = cluesOfLines(lines.slice(0, height), width, readClue);
  if (!rows.ok) return rows;
  const columns = cluesOfLines(lines.slice(height), height, readClue);
  if (!columns.ok) return columns;
  const places = lines.map(({ place }) => place);
  const sizePlace = header.line.place;
  const remark = `the sizes fit only as height and width: the puzzle is ${width}x${height}`;
  return checkedPuzzle(
    {
      width,
      height,
      rows: rows.value,
      columns: columns.value,
      sizePlace,
      rowPlaces: places.slice(0, height),
      columnPlaces: places.slice(height),
    },
    limits,
    swapped ? [...warnings, problem('sizes-swapped', remark, sizePlace)] : warnings,
  );
}

function readClue(line: Word, length: number): Result<Clue> {
  return clueOfWords(wordsOf(line, 'blanks and commas'), length, blackBlock);
}

function wrongLineCount(rest: readonly Word[], { width, height }: Header): Result<never> {
  const filled = rest.filter((line) => !isBlank(line));
  const needed = width + height;
  const surplus = filled[needed];
  const place = surplus?.place ?? { line: (rest.at(-1)?.place.line ?? 1) + 1, column: 1 };
  const expected = `${needed} (${height} rows and ${width} columns)`;
  return bad('wrong-line-count', `there are ${filled.length} clues, expected ${expected}`, place);
}

function isBlank({ text }: Word): boolean {
  return text.trim() === '';
}

function writeNin({ width, height, rows, columns }: Puzzle): string {
  const lines = [...rows, ...columns].map((clue) => `${clueText(clue)}\n`);
  return `${width} ${height}\n${lines.join('')}`;
}
