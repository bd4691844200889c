/**
 * The cells of a spreadsheet as text: lines of equally many cells with commas, semicolons or tabs between
 * them, of which only those that are not blank are kept.
 */
import { bad, good, type Limits, type Place, type Result } from '@nonokit/core';
import { linesOf, type Word } from './cursor.js';

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
  /** How many cells the longest line has. */
  readonly columns: number;
}

/** True for lines of numbers and blank cells, equally many in each, the very first one blank. */
export function looksLikeTable(text: string): boolean {
  const separator = separatorOf(text);
  if (separator === undefined) return false;
  let columns: number | undefined;
  let lines = 0;
  for (const { text: line } of linesOf(text)) {
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

/** What stands between cells, if the first one is blank. */
function separatorOf(text: string): string | undefined {
  return /^(?:"")?([,;\t])/.exec(text)?.[1];
}

/** The table that a text holds. Lines without any cell are left out. */
export function tableOf(text: string, limits: Limits): Result<Table> {
  const separator = separatorOf(text);
  if (separator === undefined) {
    const what = 'the file does not begin with a blank cell and a comma';
    return bad('no-corner', `${what}, expected a blank corner`, { line: 1, column: 1 });
  }
  const lines: TableLine[] = [];
  let columns = 0;
  let total = 0;
  for (const line of linesOf(text)) {
    if (line.text === '') continue;
    const { place } = line;
    const cells: TableCell[] = [];
    let count = 0;
    for (const cell of cellsOf(line, separator)) {
      if (++total > MAX_CELLS) return tooLarge(cell.place);
      if (cell.text !== '') cells.push({ ...cell, column: count });
      count++;
    }
    lines.push({ cells, place });
    columns = Math.max(columns, count);
    if (columns * lines.length > MAX_GROWTH * limits.maxCells) return tooLarge(place);
  }
  return good({ lines, columns });
}

/** More cells, blank ones too, than the table of any puzzle within reach has. */
const MAX_CELLS = 20_000_000;

/** So many cells a table has for each cell of the puzzle at most: a corner of half its sizes, rounded up. */
const MAX_GROWTH = 4;

function tooLarge(place: Place): Result<never> {
  return bad('too-large', 'the table is larger than that of any puzzle allowed', place);
}

/** The cells of a line, blank ones too, without white space and quotes around them. */
function* cellsOf({ text, place }: Word, separator: string): Generator<Word> {
  for (let from = 0; from <= text.length; ) {
    const next = text.indexOf(separator, from);
    const to = next < 0 ? text.length : next;
    const bare = text.slice(from, to).trim();
    const cell = bare.length > 1 && /^".*"$/.test(bare) ? bare.slice(1, -1).trim() : bare;
    yield { text: cell, place: { line: place.line, column: place.column + from } };
    from = to + 1;
  }
}
