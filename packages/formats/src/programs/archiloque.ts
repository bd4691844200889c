/**
 * Two strings of clues, "7,3;1,1;…": the input of archiloque's tool. Numbers are joined by commas,
 * clues by semicolons. The format's sources do not say which direction comes first. We read rows
 * first, as in most formats; with columns first the puzzle would only be transposed.
 */
import { bad, type Clue, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { cutPieces } from '../lexing/address.js';
import { HOLDS_NUMBERS, isBlank, placeAfter, puzzleOfClueLines } from '../lexing/clue-lines.js';
import { endsEarly, linesOf, type Word } from '../lexing/cursor.js';
import { twoClueLines } from '../words/en/program-things.js';
import { archiloqueLines } from '../words/en/programs-tables.js';

/** Clues with semicolons, `--from archiloque`. */
export const archiloque: Format = {
  id: 'archiloque',
  name: 'archiloque text',
  extensions: ['.txt'],
  media: 'text',
  holds: HOLDS_NUMBERS,
  detect: ({ text }) => TWO_LINES.test(text),
  read: (source) => [readStrings(source)],
  write: ([puzzle]) =>
    good(puzzle === undefined ? '' : `${writeLine(puzzle.rows)}\n${writeLine(puzzle.columns)}\n`),
};

/** Two lines of numbers; at least the first has a semicolon. */
const TWO_LINES = /^\s*(?:[0-9,][0-9, \t]*)?;[0-9,; \t]*\n\s*[0-9](?:[0-9,; \t]*[0-9,;])?\s*$/;

function readStrings({ text, limits }: Source): Result<Puzzle> {
  const lines = linesOf(text).filter((line) => !isBlank(line));
  const [first, second, third] = lines;
  if (first === undefined || second === undefined) {
    return endsEarly(placeAfter(lines), twoClueLines);
  }
  if (third !== undefined) {
    return bad(archiloqueLines, { found: lines.length }, third.place);
  }
  const rows = cluesIn(first, limits.maxCells);
  const columns = cluesIn(second, limits.maxCells);
  return puzzleOfClueLines({ rows, columns, sizePlace: first.place }, limits);
}

/** The clues of a line, each as a line of its own; a semicolon at the end adds none. */
function cluesIn(line: Word, most: number): Word[] {
  const clues: Word[] = [];
  for (const clue of cutPieces(line, ';')) {
    clues.push(clue);
    if (clues.length > most) break;
  }
  if (clues.length > 1 && clues.at(-1)?.text.trim() === '') clues.pop();
  return clues;
}

/**
 * The clues joined by semicolons. An empty clue is 0, because an empty piece would look like a
 * mistake. A lone clue gets a semicolon after it.
 */
function writeLine(clues: readonly Clue[]): string {
  const texts = clues.map((clue) => clue.map(({ size }) => size).join(',') || '0');
  return texts.length === 1 ? `${texts[0]};` : texts.join(';');
}
