/**
 * The cells of a spreadsheet as text: lines of equal length with commas, semicolons or tabs between
 * the cells. Blank cells are dropped.
 */
import { bad, good, type Limits, type Place, type Result } from '@nonokit/core';
import { linesOf, type Word } from '../lexing/cursor.js';
import { tableBegins, tableTooLarge } from '../words/en/programs-tables.js';

/** A cell that is not blank. */
export interface TableCell extends Word {
  /** Its number in its line, from 0. */
  readonly column: number;
}

/** A line of a table. */
export interface TableLine {
  readonly cells: readonly TableCell[];
  readonly place: Place;
}

/** A table: at least one line and one column. */
export interface Table {
  readonly lines: readonly TableLine[];
  /** The number of cells of the longest line. */
  readonly columns: number;
}

/** Number of characters that detection examines. */
const HEAD = 1_000_000;

/**
 * True for lines with an equal number of numbers and blank cells, if the very first cell is blank.
 */
export function looksLikeTable(text: string): boolean {
  const separator = findSeparator(text);
  if (separator === undefined) return false;
  const head = text.slice(0, HEAD);
  const whole = head.length < text.length ? head.slice(0, head.lastIndexOf('\n') + 1) : head;
  let columns: number | undefined;
  let lines = 0;
  for (const { text: line } of linesOf(whole)) {
    if (line === '') continue;
    const cells = line.split(separator);
    columns ??= cells.length;
    if (cells.length !== columns || !cells.every((cell) => CELL.test(cell))) return false;
    lines++;
  }
  return lines > 1;
}

/** A blank cell, a number with or without a colour, or a blot. */
const CELL = /^\s*("?)([0-9]{1,9}[^\s\d"]{0,20}|#|)\1\s*$/;

/** The separator of cells, if the first cell is blank. */
function findSeparator(text: string): string | undefined {
  return /^\n*(?:"")?([,;\t])/.exec(text)?.[1];
}

/** The table that a text holds. Lines without any cell are left out. */
export function parseTable(text: string, limits: Limits): Result<Table> {
  const separator = findSeparator(text);
  if (separator === undefined) {
    return bad(tableBegins, {}, { line: 1, column: 1 });
  }
  const lines: TableLine[] = [];
  let columns = 0;
  let numbers = 0;
  for (const line of linesOf(text)) {
    if (line.text === '') continue;
    const { place } = line;
    const { cells, count } = readCells(line, separator, MAX_NUMBERS - numbers);
    lines.push({ cells, place });
    columns = Math.max(columns, count);
    numbers += cells.length;
    if (numbers === MAX_NUMBERS || columns * lines.length > MAX_GROWTH * limits.maxCells) {
      return tooLarge(place);
    }
  }
  return good({ lines, columns });
}

/**
 * Maximum filled cells of a table; a random picture of 1000 x 1000 cells has half as many blocks.
 */
const MAX_NUMBERS = 1_000_000;

/** Maximum table cells per puzzle cell: clues take at most half the sizes, rounded up. */
const MAX_GROWTH = 4;

function tooLarge(place: Place): Result<never> {
  return bad(tableTooLarge, {}, place);
}

/** The cells of a line that are not blank, at most `most`, and the total number of cells. */
function readCells(
  { text, place }: Word,
  separator: string,
  most: number,
): { cells: TableCell[]; count: number } {
  const cells: TableCell[] = [];
  let column = 0;
  for (let from = 0; from <= text.length && cells.length < most; column++) {
    const next = text.indexOf(separator, from);
    const to = next < 0 ? text.length : next;
    const cell = to === from ? '' : unquoted(text.slice(from, to).trim());
    if (cell !== '') {
      cells.push({
        text: cell,
        place: { line: place.line, column: place.column + from },
        column,
      });
    }
    from = to + 1;
  }
  return { cells, count: column };
}

function unquoted(text: string): string {
  return text.length > 1 && /^".*"$/.test(text) ? text.slice(1, -1).trim() : text;
}
