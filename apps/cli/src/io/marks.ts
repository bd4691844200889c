/**
 * Marks: a player's progress on a puzzle, read from a file or from the command line.
 *
 * Text has one character per cell: "?" unknown, "." blank, "#" or the palette's symbols filled, as
 * `solve --plain` prints them, and the other characters of `cell-marks.ts`. JSON has rows of
 * palette indices with -1 for unknown, alone or as the member "known".
 */
import { bad, good, type PartialGrid, type Puzzle, type Result, UNKNOWN } from '@nonokit/core';
import { symbolsOf } from '@nonokit/render';
import * as says from '../words/en/problems/cells.js';
import { CELL_MARKS } from './cell-marks.js';
import { shortened } from './printable.js';

/** Marks as text: ".#?" or the palette's symbols, one line per row. */
export function marksText({ width, cells }: PartialGrid, { height, palette }: Puzzle): string {
  const symbols = symbolsOf(palette);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from(cells.subarray(y * width, (y + 1) * width), (color) => symbols[color] ?? '?'),
  );
  return rows.map((row) => `${row.join('')}\n`).join('');
}

/** A board without marks. */
export function createEmptyMarks({ width, height }: Puzzle): PartialGrid {
  return { width, height, cells: new Int32Array(width * height).fill(UNKNOWN) };
}

/** A board that is marked: the cells of each row, and its colours. */
export interface MarkedBoard {
  readonly lengths: readonly number[];
  readonly palette: Puzzle['palette'];
}

/** Reads marks for a puzzle. */
export function readMarks(text: string, puzzle: Puzzle): Result<PartialGrid> {
  const { width, height, palette } = puzzle;
  const cells = readCells(text, { lengths: new Array<number>(height).fill(width), palette });
  return cells.ok ? good({ width, height, cells: cells.value }) : cells;
}

/** Reads the marks of a board whose rows may differ in length, as cells in reading order. */
export function readCells(text: string, board: MarkedBoard): Result<Int32Array> {
  return /^\s*[[{]/.test(text) ? fromJson(text, board) : fromText(text, board);
}

function fromText(text: string, { lengths, palette }: MarkedBoard): Result<Int32Array> {
  const height = lengths.length;
  if (text.trim() === '') return bad(says.noMarks, { rows: height });
  const rows = rowsOfText(text, height);
  if (rows.length !== height) return wrongHeight(rows.length, height);
  const values = valuesIn(palette);
  const cells: number[] = [];
  for (const [y, row] of rows.entries()) {
    const width = lengths[y] ?? 0;
    const symbols = splitChars(row, width);
    if (symbols.length !== width) return wrongWidth(y, symbols.length, width);
    for (const [x, symbol] of symbols.entries()) {
      const value = values.get(symbol);
      if (value === undefined) {
        const found = shortened(symbol, 9);
        const expected = ['?', ...symbolsOf(palette)];
        const place = { line: y + 1, column: x + 1 };
        return bad(says.badMark, { row: y + 1, found, expected }, place);
      }
      cells.push(value);
    }
  }
  return good(Int32Array.from(cells));
}

/** The lines of a text without empty ones after the last row; a row of spaces is a blank row. */
function rowsOfText(text: string, height: number): readonly string[] {
  const rows = text.split(/\r?\n/);
  while (rows.at(-1) === '' || (rows.length > height && rows.at(-1)?.trim() === '')) rows.pop();
  return rows;
}

/** The characters of a row without spaces beyond the puzzle. */
function splitChars(row: string, width: number): readonly string[] {
  const chars = [...row];
  return chars.slice(width).every((char) => char === ' ') ? chars.slice(0, width) : chars;
}

/** What each character means; the symbols of the puzzle's colours come first. */
function valuesIn(palette: Puzzle['palette']): ReadonlyMap<string, number> {
  return new Map<string, number>([
    ...CELL_MARKS,
    ...symbolsOf(palette).map((symbol, color) => [symbol, color] as const),
    ['?', UNKNOWN],
  ]);
}

function fromJson(text: string, { lengths, palette }: MarkedBoard): Result<Int32Array> {
  const rows = rowsOfJson(text);
  if (rows === undefined) return bad(says.badMarksJson);
  if (rows.length !== lengths.length) return wrongHeight(rows.length, lengths.length);
  const cells: number[] = [];
  for (const [y, row] of rows.entries()) {
    const width = lengths[y] ?? 0;
    if (!Array.isArray(row)) return bad(says.markRowNoArray, { row: y + 1 });
    if (row.length !== width) return wrongWidth(y, row.length, width);
    for (const [x, value] of row.entries()) {
      if (!Number.isInteger(value) || value < UNKNOWN || value >= palette.length) {
        const found = shortened(String(JSON.stringify(value)), 20);
        const last = palette.length - 1;
        return bad(says.badMarkIndex, { row: y + 1, column: x + 1, found, last });
      }
      cells.push(value);
    }
  }
  return good(Int32Array.from(cells));
}

/** The rows in a JSON text: the text itself, or its member "known". */
function rowsOfJson(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const rows =
      typeof value === 'object' && value !== null && 'known' in value ? value.known : value;
    return Array.isArray(rows) ? rows : undefined;
  } catch {
    return undefined;
  }
}

function wrongHeight(found: number, expected: number): Result<never> {
  return bad(says.markRows, { found, expected });
}

function wrongWidth(y: number, found: number, expected: number): Result<never> {
  const place = { line: y + 1, column: Math.min(found, expected) + 1 };
  return bad(says.markCells, { row: y + 1, found, expected }, place);
}
