/**
 * SYRO: a line of numbers for each row, a line `#`, a line for each column. Every clue ends in a
 * `0` that is not a block, so a line with only `0` is the empty clue.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import {
  endedLines,
  HOLDS_NUMBERS,
  isBlank,
  placeAfter,
  puzzleOfClueLines,
  readNumbers,
  trimmed,
} from '../lexing/clue-lines.js';
import type { ClueReader } from '../lexing/clue-words.js';
import { cut, linesOf, type Word } from '../lexing/cursor.js';
import { lexingBlankPuzzle } from '../words/en/lexing-shared.js';
import { numbersNoEnd, numbersNoHash } from '../words/en/numbers.js';

/** The input of Syromolotov's JSolver. */
export const syro: Format = {
  id: 'syro',
  name: 'SYRO',
  extensions: ['.syro', '.txt'],
  media: 'text',
  stage: 'numbers',
  holds: HOLDS_NUMBERS,
  detect: (source) => /^[^\S\n]*#/m.test(source.text) && readSyro(source).ok,
  read: (source) => [readSyro(source)],
  write: ([puzzle]) =>
    good(
      puzzle === undefined ? '' : `${endedLines(puzzle.rows)}#\n${endedLines(puzzle.columns)}#\n`,
    ),
};

/** The first `#` separates rows and columns, another ends the file; any others are ignored. */
function readSyro({ text, limits }: Source): Result<Puzzle> {
  const lines = trimmed(linesOf(text)).filter((line) => !isBlank(line));
  const [first] = lines;
  if (first === undefined) return bad(lexingBlankPuzzle);
  const middle = lines.findIndex(isSeparator);
  if (middle < 0) {
    return bad(numbersNoHash, {}, placeAfter(lines));
  }
  const columns = lines.slice(middle + 1).filter((line) => !isSeparator(line));
  const rows = lines.slice(0, middle);
  return puzzleOfClueLines({ rows, columns, sizePlace: first.place }, limits, readEndedClue);
}

function isSeparator({ text }: Word): boolean {
  return text.trimStart().startsWith('#');
}

const readEndedClue: ClueReader = (line, length) => {
  const text = line.text.trimEnd();
  if (text === '0' || /[\s,]0$/.test(text)) {
    return readNumbers({ text: text.slice(0, -1), place: line.place }, length);
  }
  const place = { line: line.place.line, column: text.length + 1 };
  return bad(numbersNoEnd, { found: cut(text) }, place);
};
