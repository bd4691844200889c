/**
 * Puzzles as lines of bare numbers, one clue per line: shared code of these formats, once they know
 * which lines are rows and which are columns. Formats that begin with sizes use `sized-lines`
 * first.
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
import { splitWords, type Word } from './cursor.js';

/** Most formats of this kind hold the clues of one black puzzle and nothing else. */
export const HOLDS_NUMBERS: Holds = {
  colors: 'none',
  background: false,
  clues: true,
  goal: false,
  meta: [],
  several: false,
};

/** The lines of the clues: one of `columns` per column of the puzzle, one of `rows` per row. */
export interface ClueLines {
  readonly rows: readonly Word[];
  readonly columns: readonly Word[];
  /** The place for problems of the whole puzzle: its sizes, or the beginning of the clues. */
  readonly sizePlace: Place;
  /** Other facts from the file: {title: "Tulip"}. */
  readonly meta?: PuzzleMeta | undefined;
  /** Warnings from finding the lines, such as a missing last line. */
  readonly warnings?: readonly Problem[] | undefined;
}

/** The puzzle with the clues on these lines, each read by `readClue`. */
export function puzzleOfClueLines(
  lines: ClueLines,
  limits: Limits,
  readClue: ClueReader = readNumbers,
): Result<Puzzle> {
  const { sizePlace, meta } = lines;
  const width = lines.columns.length;
  const height = lines.rows.length;
  const wrong = wrongSizes(width, height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const rows = cluesOfLines(lines.rows, width, readClue);
  if (!rows.ok) return rows;
  const columns = cluesOfLines(lines.columns, height, readClue);
  if (!columns.ok) return columns;
  const rowPlaces = lines.rows.map(findPlace);
  const columnPlaces = lines.columns.map(findPlace);
  const clues = { rows: rows.value, columns: columns.value };
  return checkedPuzzle(
    { width, height, ...clues, meta, sizePlace, rowPlaces, columnPlaces },
    limits,
    lines.warnings,
  );
}

/**
 * A clue of bare numbers separated by blanks or commas; an empty line and `0` both mean the empty
 * clue.
 */
export const readNumbers: ClueReader = (line, length): Result<Clue> =>
  clueOfWords(splitWords(line, 'blanks and commas'), length, blackBlock);

/**
 * Clues as lines of numbers separated by blanks, an empty one as `0`, which every program
 * understands.
 */
export function numberLines(clues: readonly Clue[]): string {
  return clues.map((clue) => `${clueText(clue)}\n`).join('');
}

/** Clues as lines of numbers that end in a 0; an empty clue is `0` alone. */
export function endedLines(clues: readonly Clue[]): string {
  return clues.map((clue) => `${clue.map(({ size }) => `${size} `).join('')}0\n`).join('');
}

/** True for a line of nothing but white space. */
export function isBlank({ text }: Word): boolean {
  return text.trim() === '';
}

/** The place of a line that would follow these; line 1 if there are none. */
export function placeAfter(lines: readonly Word[]): Place {
  return { line: (lines.at(-1)?.place.line ?? 0) + 1, column: 1 };
}

/** The lines without leading and trailing blank lines. */
export function trimmed(lines: readonly Word[]): readonly Word[] {
  const from = lines.findIndex((line) => !isBlank(line));
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex((line) => !isBlank(line)) + 1);
}

function findPlace({ place }: Word): Place {
  return place;
}
