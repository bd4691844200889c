/**
 * NIN: width and height, then one line of numbers for each row and each column. Read tolerantly
 * (blank lines for empty clues, exchanged sizes, comments), written strictly (`0` for an empty
 * clue).
 */
import { bad, good, type Problem, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { bareLines, bareText } from '../lexing/bare-lines.js';
import { type ClueLines, HOLDS_NUMBERS, isBlank, numberLines } from '../lexing/clue-lines.js';
import type { Word } from '../lexing/cursor.js';
import {
  firstPuzzle,
  rowsThenColumns,
  type Sizes,
  sizesOnLine,
  wrongLineCount,
} from '../lexing/sized-lines.js';
import { lexingBlankPuzzle } from '../words/en/lexing-shared.js';
import { numbersHeightFirst } from '../words/en/numbers.js';

/** The format of the program `nonogram` by Jakub Wilk. */
export const nin: Format = {
  id: 'nin',
  name: 'NIN',
  extensions: ['.nin'],
  media: 'text',
  stage: 'numbers',
  isUnlikely: ({ areRecords, isSpaced }) => areRecords && isSpaced,
  holds: HOLDS_NUMBERS,
  detect: (source) => /^[0-9,\s]*$/.test(bareText(source.text)) && readNin(source).ok,
  read: (source) => [readNin(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeNin(puzzle)),
};

function readNin({ text, limits }: Source): Result<Puzzle> {
  const { lines, areColumnsFirst, warnings } = bareLines(text);
  const at = lines.findIndex((line) => !isBlank(line));
  const first = lines[at];
  if (first === undefined) return bad(lexingBlankPuzzle);
  const sizes = sizesOnLine(first, ['width', 'height']);
  if (!sizes.ok) return sizes;
  const rest = lines.slice(at + 1);
  return firstPuzzle(
    sizes.value,
    limits,
    (way) => listDivisions(rest, way, areColumnsFirst, warnings),
    () => wrongLineCount(rest.length === 0 ? [first] : rest, sizes.value),
    numbersHeightFirst,
  );
}

function listDivisions(
  lines: readonly Word[],
  { width, height, place }: Sizes,
  areColumnsFirst: boolean,
  remarks: readonly Problem[],
): Omit<ClueLines, 'sizePlace'>[] {
  const sizes = areColumnsFirst
    ? { width: height, height: width, place }
    : { width, height, place };
  return rowsThenColumns(lines)(sizes).map(({ rows, columns, warnings = [] }) => {
    const halves = areColumnsFirst ? { rows: columns, columns: rows } : { rows, columns };
    return { ...halves, warnings: [...remarks, ...warnings] };
  });
}

function writeNin({ width, height, rows, columns }: Puzzle): string {
  return `${width} ${height}\n${numberLines(rows)}${numberLines(columns)}`;
}
