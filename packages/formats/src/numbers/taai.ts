/**
 * The files of nonogram tournaments (TAAI, TCGA, Computer Olympiad): thousands of square puzzles,
 * each begun by `$` and its number, then a line of numbers for each column and each row, with tabs
 * between.
 *
 * Files hold tens of thousands of puzzles, so the core is a generator over lines that holds one
 * puzzle at a time, and a fast path reads well-formed puzzles without looking for errors.
 */
import {
  type Block,
  bad,
  type Clue,
  checkPuzzle,
  DEFAULT_LIMITS,
  good,
  type Limits,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { HOLDS_NUMBERS, puzzleOfClueLines } from '../lexing/clue-lines.js';
import { cut, type Word } from '../lexing/cursor.js';
import { lexingLastLineMissing } from '../words/en/lexing.js';
import { lexingTooManyPuzzles } from '../words/en/lexing-shared.js';
import { numbersNoTitle, numbersNotSquare, numbersTaaiTotal } from '../words/en/numbers.js';

/** Tournament files. */
export const taai: Format = {
  id: 'taai',
  name: 'TAAI tournament',
  extensions: ['.taai', '.txt'],
  media: 'text',
  holds: { ...HOLDS_NUMBERS, several: true, only: 'squares' },
  detect: ({ text }) => /^\s*\$[ \t]*[0-9]+[ \t]*\n[0-9 \t]*\n/.test(text.slice(0, 10_000)),
  read: readTaai,
  write: writeTaai,
};

function readTaai({ text, limits }: Source): Result<Puzzle>[] {
  const puzzles: Result<Puzzle>[] = [];
  for (const puzzle of taaiPuzzles([text], limits)) {
    if (puzzles.length === limits.maxPuzzles) {
      return [bad(lexingTooManyPuzzles, { most: limits.maxPuzzles }, { line: 1, column: 1 })];
    }
    puzzles.push(puzzle);
  }
  return puzzles;
}

/**
 * The puzzles of a tournament file whose text comes in pieces of any length, one by one in file
 * order. Holds one piece and one puzzle at a time, so the file may be longer than memory.
 */
export function* taaiPuzzles(
  pieces: Iterable<string>,
  limits: Limits = DEFAULT_LIMITS,
): Generator<Result<Puzzle>> {
  const most = 2 * Math.floor(Math.sqrt(limits.maxCells)) + 1;
  let entry: Entry | undefined;
  let number = 0;
  for (const line of linesOfPieces(pieces)) {
    number++;
    if (line.startsWith('$')) {
      if (entry !== undefined) yield readEntry(entry, limits);
      entry = { line: number, clues: [] };
    } else if (entry !== undefined) {
      if (entry.clues.length <= most) entry.clues.push(line);
    } else if (line.trim() !== '') {
      yield noHeader(line, number);
      return;
    }
  }
  if (entry !== undefined) yield readEntry(entry, limits);
}

/** The lines of one puzzle. */
interface Entry {
  /** The number of the line with the `$`, from 1. */
  readonly line: number;
  /** The lines after it, unchanged; at most one more than allowed. */
  readonly clues: string[];
}

function noHeader(line: string, number: number): Result<never> {
  return bad(numbersNoTitle, { found: cut(line.trim()) }, { line: number, column: 1 });
}

/** The lines of a text in pieces, without their ends. */
function* linesOfPieces(pieces: Iterable<string>): Generator<string> {
  let rest = '';
  for (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      yield withoutReturn(rest + piece.slice(from, end));
      rest = '';
      from = end + 1;
    }
    rest += piece.slice(from);
  }
  if (rest !== '') yield withoutReturn(rest);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** The usual side of a tournament puzzle. */
const USUAL_SIDE = 25;

/**
 * The puzzle of an entry. Blank lines may be empty clues or the end of the file, so one number of
 * lines may allow several sides. The first side that gives a puzzle wins; if none does, the first
 * one's problem is returned.
 */
function readEntry(entry: Entry, limits: Limits): Result<Puzzle> {
  const { clues } = entry;
  const filled = clues.findLastIndex((line) => line.trim() !== '') + 1;
  let first: Result<Puzzle> | undefined;
  for (const side of listSides(filled, clues.length)) {
    const puzzle = squarePuzzle(entry, side, limits);
    if (puzzle.ok) return puzzle;
    first ??= puzzle;
  }
  if (first !== undefined && filled % 2 === 0) return first;
  const counts = { found: filled, expected: 2 * USUAL_SIDE };
  return bad(numbersTaaiTotal, counts, { line: entry.line, column: 1 });
}

/** The possible sides for `lines` lines, if only the first `filled` are known to be clues. */
function listSides(filled: number, lines: number): ReadonlySet<number> {
  const sides = new Set<number>();
  if (filled <= 2 * USUAL_SIDE && 2 * USUAL_SIDE <= lines) sides.add(USUAL_SIDE);
  if (lines > 0 && lines % 2 === 0) sides.add(lines / 2);
  if (filled > 0) sides.add(Math.ceil(filled / 2));
  return sides;
}

function squarePuzzle(entry: Entry, side: number, limits: Limits): Result<Puzzle> {
  const plain = plainPuzzle(entry.clues, side, limits);
  if (plain?.ok === true) return plain;
  const lines = Array.from({ length: 2 * side }, (_, i): Word => {
    const place = { line: entry.line + 1 + i, column: 1 };
    return { text: entry.clues[i] ?? '', place };
  });
  const last = lines[entry.clues.length];
  return puzzleOfClueLines(
    {
      columns: lines.slice(0, side),
      rows: lines.slice(side),
      sizePlace: { line: entry.line, column: 1 },
      warnings: last === undefined ? [] : [problem(lexingLastLineMissing, {}, last.place)],
    },
    limits,
  );
}

/** The puzzle of a well-formed entry, read without the places that only problems need. */
function plainPuzzle(
  clues: readonly string[],
  side: number,
  limits: Limits,
): Result<Puzzle> | undefined {
  if (clues.length < 2 * side) return undefined;
  const columns: Clue[] = [];
  const rows: Clue[] = [];
  for (let i = 0; i < 2 * side; i++) {
    const clue = plainClue(clues[i] ?? '', side);
    if (clue === undefined) return undefined;
    (i < side ? columns : rows).push(clue);
  }
  return checkPuzzle({ width: side, height: side, rows, columns }, limits);
}

/** Small blocks by size, shared by all puzzles. */
const SMALL_BLOCKS: readonly Block[] = Array.from({ length: 64 }, (_, size) =>
  makeBlackBlock(size),
);

function makeBlackBlock(size: number): Block {
  return { size, color: 1 };
}

/** The clue of numbers between tabs or blanks; undefined if the line holds anything else. */
function plainClue(line: string, length: number): Clue | undefined {
  const clue: Block[] = [];
  let size = -1;
  for (let i = 0; i <= line.length; i++) {
    const code = i < line.length ? line.charCodeAt(i) : TAB;
    if (code >= DIGIT_0 && code <= DIGIT_0 + 9) {
      size = Math.max(size, 0) * 10 + code - DIGIT_0;
      if (size > length) return undefined;
    } else if (code === TAB || code === BLANK) {
      if (size > 0) clue.push(SMALL_BLOCKS[size] ?? makeBlackBlock(size));
      else if (size === 0) return line.trim() === '0' ? [] : undefined;
      size = -1;
    } else return undefined;
  }
  return clue;
}

const TAB = 9;
const BLANK = 32;
const DIGIT_0 = 48;

function writeTaai(puzzles: readonly Puzzle[]): Result<string> {
  const oblong = puzzles.find(({ width, height }) => width !== height);
  if (oblong !== undefined) {
    return bad(numbersNotSquare, { width: oblong.width, height: oblong.height });
  }
  return good(puzzles.map((puzzle, i) => `$${i + 1}\n${cluesText(puzzle)}`).join(''));
}

function cluesText({ columns, rows }: Puzzle): string {
  let text = '';
  for (const clue of [...columns, ...rows]) {
    text += `${clue.length === 0 ? '0' : clue.map(({ size }) => size).join('\t')}\n`;
  }
  return text;
}
