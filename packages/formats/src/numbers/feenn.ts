/**
 * feenn's data: columns first, and each half of the file begins with its number of clues. In the
 * variant of pijuspie's solver the rows have no count and go on to the end; too many other number
 * files look like that, so it is detected only by its name.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import {
  HOLDS_NUMBERS,
  isBlank,
  numberLines,
  placeAfter,
  puzzleOfClueLines,
  trimmed,
} from '../lexing/clue-lines.js';
import { endsEarly, linesOf, type Word } from '../lexing/cursor.js';
import { numberAlone } from '../lexing/sized-lines.js';
import { lexingBlankPuzzle } from '../words/en/lexing-shared.js';
import { columnsThenRows } from '../words/en/number-things.js';
import { numbersRowTotal } from '../words/en/numbers.js';
import { aRowOf, theColumnCount, theRowCount } from '../words/en/things.js';

/** The data of the solver by feenn. */
export const feenn: Format = {
  id: 'feenn',
  name: 'feenn counts',
  extensions: ['.feenn', '.txt'],
  media: 'text',
  stage: 'numbers',
  isUnlikely: ({ isSpaced }) => isSpaced,
  holds: HOLDS_NUMBERS,
  detect: (source) => /^\s*[0-9]+[ \t]*\n/.test(source.text) && readFeenn(source).ok,
  read: (source) => [readFeenn(source)],
  write: ([puzzle]) =>
    good(puzzle === undefined ? '' : `${columnsText(puzzle)}${puzzle.height}\n${rowsText(puzzle)}`),
};

/** The data of the solver by pijuspie. */
export const pijuspie: Format = {
  id: 'pijuspie',
  name: 'pijuspie text',
  extensions: ['.pijuspie', '.txt'],
  media: 'text',
  holds: HOLDS_NUMBERS,
  detect: (source) => /\.pijuspie$/i.test(source.name ?? '') && readPijuspie(source).ok,
  read: (source) => [readPijuspie(source)],
  write: ([puzzle]) =>
    good(puzzle === undefined ? '' : `${columnsText(puzzle)}${rowsText(puzzle)}`),
};

function readFeenn({ text, limits }: Source): Result<Puzzle> {
  const lines = trimmed(linesOf(text));
  const asClues = feennPuzzle(lines, limits);
  if (asClues.ok || !lines.some(isBlank)) return asClues;
  const asSpacing = feennPuzzle(
    lines.filter((line) => !isBlank(line)),
    limits,
  );
  return asSpacing.ok ? asSpacing : asClues;
}

function feennPuzzle(lines: readonly Word[], limits: Source['limits']): Result<Puzzle> {
  const half = readColumns(lines);
  if (!half.ok) return half;
  const { columns, rest, sizePlace } = half.value;
  const [count, ...more] = rest;
  const height = numberAlone(count, theRowCount, placeAfter(lines));
  if (!height.ok) return height;
  const rows = more.slice(0, height.value);
  if (rows.length < height.value) {
    return endsEarly(placeAfter(lines), aRowOf({ row: rows.length + 1, count: height.value }));
  }
  const surplus = more[height.value];
  if (surplus !== undefined) {
    const counts = { found: more.length, expected: height.value };
    return bad(numbersRowTotal, counts, surplus.place);
  }
  return puzzleOfClueLines({ rows, columns, sizePlace }, limits);
}

function readPijuspie({ text, limits }: Source): Result<Puzzle> {
  const half = readColumns(trimmed(linesOf(text)));
  if (!half.ok) return half;
  const { columns, rest: rows, sizePlace } = half.value;
  return puzzleOfClueLines({ rows, columns, sizePlace }, limits);
}

/** The columns at the beginning of the file, and the lines after them, at least one. */
function readColumns(lines: readonly Word[]): Result<{
  columns: readonly Word[];
  rest: readonly Word[];
  sizePlace: Word['place'];
}> {
  const [first, ...more] = lines;
  if (first === undefined) return bad(lexingBlankPuzzle);
  const width = numberAlone(first, theColumnCount, first.place);
  if (!width.ok) return width;
  const columns = more.slice(0, width.value);
  const rest = more.slice(width.value);
  if (rest.length === 0) {
    return endsEarly(placeAfter(lines), columnsThenRows({ count: width.value }));
  }
  return good({ columns, rest, sizePlace: first.place });
}

function columnsText({ width, columns }: Puzzle): string {
  return `${width}\n${numberLines(columns)}`;
}

function rowsText({ rows }: Puzzle): string {
  return numberLines(rows);
}
