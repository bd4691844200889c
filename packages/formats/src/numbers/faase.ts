/**
 * FAASE: NON with only sizes and clues, whose numbers are separated by blanks. Every NON reader
 * reads it, so it is detected only if the file is not called `.non`.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { HOLDS_NUMBERS, numberLines, readNumbers, trimmed } from '../lexing/clue-lines.js';
import { linesOf } from '../lexing/cursor.js';
import { readNonPuzzle } from '../programs/non-puzzle.js';
import { numbersNotBare } from '../words/en/numbers.js';
import { aGoal, someColors, someProperties } from '../words/en/things.js';
import type { Thing } from '../words/thing.js';

/** The input of Frans Faase's solver, as webpbn exports it. */
export const faase: Format = {
  id: 'faase',
  name: 'FAASE',
  extensions: ['.faase', '.txt'],
  media: 'text',
  holds: HOLDS_NUMBERS,
  detect: (source) => !/\.non$/i.test(source.name ?? '') && isBare(source.text),
  read: (source) => [readFaase(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeFaase(puzzle)),
};

/** True for sizes, `rows` and its lines, `columns` and its lines, and nothing after them. */
function isBare(text: string): boolean {
  const [, width, height] = /^\s*width (\d{1,9})\nheight (\d{1,9})\nrows\n/.exec(text) ?? [];
  if (width === undefined || height === undefined) return false;
  const lines = trimmed(linesOf(text));
  const middle = 3 + Number(height);
  return (
    lines.length === middle + 1 + Number(width) &&
    lines.every((line, i) => (i < 3 ? true : (line.text === 'columns') === (i === middle))) &&
    lines.every((line, i) => i < 3 || i === middle || /^[0-9, ]+$/.test(line.text))
  );
}

function readFaase({ text, limits }: Source): Result<Puzzle> {
  const puzzle = readNonPuzzle(linesOf(text), limits, ['are nothing'], ({ colors }) =>
    colors.length > 0
      ? notBare(someColors)
      : good({
          palette: undefined,
          readClue: readNumbers,
          readCell: (cell) => (cell === '0' ? 0 : cell === '1' ? 1 : undefined),
        }),
  );
  if (!puzzle.ok) return puzzle;
  if (Object.keys(puzzle.value.meta).length > 0) return notBare(someProperties);
  return puzzle.value.goal === undefined ? puzzle : notBare(aGoal);
}

function notBare(what: Thing): Result<never> {
  return bad(numbersNotBare, { what }, { line: 1, column: 1 });
}

function writeFaase({ width, height, rows, columns }: Puzzle): string {
  const head = `width ${width}\nheight ${height}\n`;
  return `${head}rows\n${numberLines(rows)}columns\n${numberLines(columns)}`;
}
