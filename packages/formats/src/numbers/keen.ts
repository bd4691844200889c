/**
 * KEEN: a line of numbers for each row, a blank line, a line for each column. There are no sizes:
 * the lines are counted, so an empty clue is always `0`.
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
import { linesOf } from '../lexing/cursor.js';
import { lexingBlankPuzzle } from '../words/en/lexing-shared.js';
import { numbersNoBlankLine, numbersTwoBlankLines } from '../words/en/numbers.js';

/** The input of Kyle Keen's solver. */
export const keen: Format = {
  id: 'keen',
  name: 'KEEN',
  extensions: ['.keen', '.txt'],
  media: 'text',
  stage: 'numbers',
  holds: HOLDS_NUMBERS,
  detect: (source) => /\n[ \t]*\n/.test(source.text) && readKeen(source).ok,
  read: (source) => [readKeen(source)],
  write: ([puzzle]) =>
    good(puzzle === undefined ? '' : `${numberLines(puzzle.rows)}\n${numberLines(puzzle.columns)}`),
};

function readKeen({ text, limits }: Source): Result<Puzzle> {
  const lines = trimmed(linesOf(text));
  const [first] = lines;
  if (first === undefined) return bad(lexingBlankPuzzle);
  const middle = lines.findIndex(isBlank);
  if (middle < 0) {
    return bad(numbersNoBlankLine, {}, placeAfter(lines));
  }
  const columns = trimmed(lines.slice(middle));
  const second = columns.find(isBlank);
  if (second !== undefined) {
    return bad(numbersTwoBlankLines, {}, second.place);
  }
  const rows = lines.slice(0, middle);
  return puzzleOfClueLines({ rows, columns, sizePlace: first.place }, limits);
}
