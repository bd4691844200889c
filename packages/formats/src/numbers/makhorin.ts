/**
 * MAKHORIN: two comments that start with `*`, a line of numbers for each row, a line `&`, a line
 * for each column. Not to be confused with the data of GLPK, by the same author (`mathprog`).
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { toMeta } from '../lexing/checked-puzzle.js';
import {
  HOLDS_NUMBERS,
  isBlank,
  numberLines,
  placeAfter,
  puzzleOfClueLines,
} from '../lexing/clue-lines.js';
import { endsEarly, linesOf, type Word } from '../lexing/cursor.js';
import { oneLine } from '../lexing/one-line.js';
import { lexingNoRows } from '../words/en/lexing-shared.js';
import { numbersNoAmpersand } from '../words/en/numbers.js';
import { theColumnClues, theRowClues } from '../words/en/things.js';

/** The input of Andrew Makhorin's solver, as webpbn exports it. */
export const makhorin: Format = {
  id: 'makhorin',
  name: 'MAKHORIN',
  extensions: ['.makhorin', '.txt'],
  media: 'text',
  holds: { ...HOLDS_NUMBERS, meta: ['title', 'author'] },
  detect: ({ text }) => /^\s*\*/.test(text) && /^[ \t]*&[ \t]*$/m.test(text),
  read: (source) => [readMakhorin(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeMakhorin(puzzle)),
};

function readMakhorin({ text, limits }: Source): Result<Puzzle> {
  const all = linesOf(text);
  const lines = all.filter((line) => !isBlank(line) && !isComment(line));
  const middle = lines.findIndex((line) => line.text.trim() === '&');
  const first = lines[0];
  const separator = lines[middle];
  if (first === undefined) return endsEarly(placeAfter(all), theRowClues);
  if (separator === undefined) {
    return bad(numbersNoAmpersand, {}, placeAfter(all));
  }
  const rows = lines.slice(0, middle);
  const columns = lines.slice(middle + 1);
  if (rows.length === 0) return bad(lexingNoRows, {}, separator.place);
  if (columns.length === 0) return endsEarly(placeAfter(all), theColumnClues);
  const comments = all.slice(0, first.place.line - 1).filter(isComment);
  const [title, author] = comments.map((line) => oneLine(line.text.trimStart().slice(1)));
  const meta = toMeta({ title, author });
  return puzzleOfClueLines({ rows, columns, sizePlace: first.place, meta }, limits);
}

function isComment({ text }: Word): boolean {
  return text.trimStart().startsWith('*');
}

function writeMakhorin({ rows, columns, meta }: Puzzle): string {
  const comments = [meta.title, meta.author].map((text) => `* ${oneLine(text ?? '')}`.trim());
  return `${comments.join('\n')}\n${numberLines(rows)}&\n${numberLines(columns)}`;
}
