/**
 * Puzzles that are lines of bare numbers, a clue a line: what those formats share once they know which lines
 * are rows and which are columns. Formats with sizes in front go through `sized-lines` first.
 */
import {
  type Clue,
  clueText,
  type Limits,
  type Place,
  type Problem,
  type Puzzle,
  type PuzzleMeta,
  type Result,
} from '@nonokit/core';
import type { Holds } from '../format.js';
import { checkedPuzzle, wrongSizes } from './checked-puzzle.js';
import { blackBlock, type ClueReader, clueOfWords, cluesOfLines } from './clue-words.js';
import { type Word, wordsOf } from './cursor.js';

/** What most formats of this kind hold: one black puzzle's clues and nothing else. */
export const HOLDS_NUMBERS: Holds = {
  colors: 'none',
  background: false,
  clues: true,
  goal: false,
  meta: [],
  several: false,
};

/** Which lines are clues. There are as many columns as the puzzle is wide, as many rows as it is high. */
export interface ClueLines {
  readonly rows: readonly Word[];
  readonly columns: readonly Word[];
  /** Where to say that the puzzle as a whole is wrong: at its sizes, or where the clues begin. */
  readonly sizePlace: Place;
  /** What else the file tells: {title: "Tulip"}. */
  readonly meta?: PuzzleMeta | undefined;
  /** What was odd about finding the lines: a last line that is missing. */
  readonly warnings?: readonly Problem[] | undefined;
}

/** The puzzle whose clues stand on these lines, each read by `readClue`. */
export function puzzleOfClueLines(
  lines: ClueLines,
  limits: Limits,
  readClue: ClueReader = readNumbers,
): Result<Puzzle> {
  const { sizePlace, meta } = lines;
  const [width, height] = [lines.columns.length, lines.rows.length];
  const wrong = wrongSizes(width, height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const rows = cluesOfLines(lines.rows, width, readClue);
  if (!rows.ok) return rows;
  const columns = cluesOfLines(lines.columns, height, readClue);
  if (!columns.ok) return columns;
  const [rowPlaces, columnPlaces] = [lines.rows.map(placeOf), lines.columns.map(placeOf)];
  const clues = { rows: rows.value, columns: columns.value };
  return checkedPuzzle(
    { width, height, ...clues, meta, sizePlace, rowPlaces, columnPlaces },
    limits,
    lines.warnings,
  );
}

/** A clue of bare numbers between blanks or commas; nothing and `0` are both the empty clue. */
export const readNumbers: ClueReader = (line, length): Result<Clue> =>
  clueOfWords(wordsOf(line, 'blanks and commas'), length, blackBlock);

/** Clues as lines of numbers between blanks, an empty one as `0`: what every program understands. */
export function numberLines(clues: readonly Clue[]): string {
  return clues.map((clue) => `${clueText(clue)}\n`).join('');
}

/** Clues as lines of numbers that end in a 0, so that an empty one is `0` alone. */
export function endedLines(clues: readonly Clue[]): string {
  return clues.map((clue) => `${clue.map(({ size }) => `${size} `).join('')}0\n`).join('');
}

/** True for a line of nothing but white space. */
export function isBlank({ text }: Word): boolean {
  return text.trim() === '';
}

/** Where a line would stand that follows these; line 1 where there are none. */
export function placeAfter(lines: readonly Word[]): Place {
  return { line: (lines.at(-1)?.place.line ?? 0) + 1, column: 1 };
}

/** The lines without blank ones at the start and at the end. */
export function trimmed(lines: readonly Word[]): readonly Word[] {
  const from = lines.findIndex((line) => !isBlank(line));
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex((line) => !isBlank(line)) + 1);
}

function placeOf({ place }: Word): Place {
  return place;
}
