/**
 * MK: height and width, a line of numbers for each row, a line `#`, a line of numbers for each
 * column. Read as tolerantly as NIN, which has the sizes in the opposite order; an empty clue is
 * written as `0`.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import {
  type ClueLines,
  HOLDS_NUMBERS,
  isBlank,
  numberLines,
  placeAfter,
  trimmed,
} from '../lexing/clue-lines.js';
import { linesOf, type Word } from '../lexing/cursor.js';
import { firstPuzzle, listReadings, type Sizes, sizesOnLine } from '../lexing/sized-lines.js';
import { lexingBlankPuzzle } from '../words/en/lexing-shared.js';
import {
  numbersColumnsAfterHash,
  numbersNoHash,
  numbersRowsBeforeHash,
} from '../words/en/numbers.js';

/** The simple input of Olšák's `grid`. */
export const mk: Format = {
  id: 'mk',
  name: 'MK',
  extensions: ['.mk'],
  media: 'text',
  stage: 'numbers',
  holds: HOLDS_NUMBERS,
  detect: (source) => /^[^\S\n]*#/m.test(source.text) && readMk(source).ok,
  read: (source) => [readMk(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeMk(puzzle)),
};

function readMk({ text, limits }: Source): Result<Puzzle> {
  const [first, ...rest] = trimmed(linesOf(text));
  if (first === undefined) return bad(lexingBlankPuzzle);
  const sizes = sizesOnLine(first, ['height', 'width']);
  if (!sizes.ok) return sizes;
  const middle = rest.findIndex(isSeparator);
  if (middle < 0) {
    return bad(numbersNoHash, {}, placeAfter([first, ...rest]));
  }
  const before = rest.slice(0, middle);
  const after = rest.slice(middle + 1);
  return firstPuzzle(
    sizes.value,
    limits,
    (way) => listDivisions(before, after, way),
    () => wrongHalf(before, after, sizes.value, placeAfter([first, ...rest])),
  );
}

function isSeparator({ text }: Word): boolean {
  return text.trimStart().startsWith('#');
}

function listDivisions(
  before: readonly Word[],
  after: readonly Word[],
  { width, height }: Sizes,
): Omit<ClueLines, 'sizePlace'>[] {
  const rowReadings = listReadings(before, height).filter(({ warnings }) => warnings === undefined);
  return rowReadings.flatMap(({ lines: rows }) =>
    listReadings(after, width).map(({ lines: columns, warnings }) => ({ rows, columns, warnings })),
  );
}

/** The problem for the half with the wrong number of lines. */
function wrongHalf(
  before: readonly Word[],
  after: readonly Word[],
  { width, height, place }: Sizes,
  end: Sizes['place'],
): Result<never> {
  const rows = before.filter((line) => !isBlank(line)).length;
  if (rows !== height) {
    const counts = { found: rows, expected: height };
    return bad(numbersRowsBeforeHash, counts, before[height]?.place ?? place);
  }
  const columns = after.filter((line) => !isBlank(line)).length;
  const counts = { found: columns, expected: width };
  return bad(numbersColumnsAfterHash, counts, after[width]?.place ?? end);
}

function writeMk({ width, height, rows, columns }: Puzzle): string {
  return `${height} ${width}\n${numberLines(rows)}#\n${numberLines(columns)}`;
}
