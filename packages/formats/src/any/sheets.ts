/**
 * Printed puzzles as tables: the clues stand in rails beside a grid of cells, one number a cell or
 * a whole clue. Cells are divided by tabs, semicolons, commas or bars, are those of an HTML table,
 * or follow from the places of characters in the lines. The rails may be on any side, the grid may
 * hold marks, the corner a title; an editor may have cut the blanks of the first and last line off.
 */
import type { PuzzleMeta } from '@nonokit/core';
import { linesOf } from '../lexing/cursor.js';
import type { AnyClue, ClueList } from './clue-list.js';
import { clueOfNumbers } from './clue-list.js';
import type { Pair } from './decide.js';
import { areTelling, cellsOf, fit, measured } from './fit.js';
import { gridOfHtml } from './html-grid.js';
import { gridOfPlaces } from './placed-grid.js';

/** The cells of a table, row by row. */
export type CellGrid = readonly (readonly string[])[];

/** A sheet. */
export interface Sheet {
  readonly pair: Pair;
  readonly meta: PuzzleMeta;
}

/** Most cells and lines of a table, and the longest text in a cell. */
const MOST_CELLS = 250_000;
const MOST_LINES = 2000;
const LONGEST_CELL = 200;
/** Most ways to divide a table into rails and cells that are tried. */
const MOST_TRIES = 12;

/** The puzzle of a text that is a sheet; undefined if it is none. */
export function sheetIn(text: string): Sheet | undefined {
  for (const grid of gridsIn(text)) {
    const sheet = grid === undefined ? undefined : sheetOfGrid(grid);
    if (sheet !== undefined) return sheet;
  }
  return undefined;
}

function* gridsIn(text: string): Iterable<CellGrid | undefined> {
  yield gridOfHtml(text);
  const framed = text.replace(/[│┃║¦]/g, '|');
  for (const separator of ['|', '\t', ';', ',']) {
    if (framed.includes(separator)) yield gridOfText(framed, separator);
  }
  yield gridOfPlaces(framed);
}

/** Lines that only frame, in Markdown and in drawings. */
const FRAME = /^[-=+|:\s─━═┼╋╬├┤┌┐└┘┬┴╔╗╚╝╠╣╦╩╭╮╰╯]+$/u;

function gridOfText(text: string, separator: string): CellGrid | undefined {
  const rows: string[][] = [];
  let cells = 0;
  const lines = linesOf(text.replace(/(?<!\n)\n+$/, ''));
  if (lines.length > MOST_LINES) return undefined;
  for (const { text: line } of lines) {
    const isFrame = separator === '|' && /[-─━═]/.test(line) && FRAME.test(line);
    if (isFrame || (line.trim() === '' && !line.includes(separator))) continue;
    const row = (separator === '\t' ? line : line.trim())
      .split(separator, MOST_CELLS)
      .map(plainCell);
    cells += row.length;
    if (cells > MOST_CELLS || row.some((cell) => cell.length > LONGEST_CELL)) return undefined;
    rows.push(row);
  }
  if (rows.length < 3) return undefined;
  return separator === '|' ? withoutFrame(rows) : rows;
}

/** Without the first and last cell, where these are blank in all lines because of the frame. */
function withoutFrame(rows: readonly string[][]): string[][] {
  const wide = rows.filter((row) => row.length > 1);
  const isFramed = wide.every((row) => row[0] === '' && row.at(-1) === '');
  return isFramed ? wide.map((row) => row.slice(1, -1)) : wide;
}

/** The text of a cell without quotes, stars and line breaks of HTML. */
function plainCell(cell: string): string {
  const bare = cell.replace(/<br\s{0,3}\/?>|&nbsp;|\\n/gi, ' ').trim();
  return bare
    .replace(/^"(.*)"$/s, '$1')
    .replace(/^\*\*(.*)\*\*$/, '$1')
    .trim();
}

/** The sheet that a grid of cells is, whatever side its rails are on. */
export function sheetOfGrid(grid: CellGrid): Sheet | undefined {
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  if (width < 3 || width * grid.length > MOST_CELLS) return undefined;
  const isCut = (grid[0]?.length ?? 0) < width;
  const found = (isCut ? [false, true] : [false]).flatMap((isTrimmed) => {
    const whole = grid.map((row, y) => {
      const missing = new Array<string>(width - row.length).fill('');
      return isTrimmed && y === 0 ? [...missing, ...row] : [...row, ...missing];
    });
    return SIDES.flatMap(([isLeft, isTop]) => sheetsOf(whole, isLeft, isTop));
  });
  const [first, ...others] = found;
  // several ways to divide the table may fit
  return others.every((other) => first !== undefined && sameSheet(first, other))
    ? first
    : undefined;
}

/** Whether the clues of rows are on the left, and those of columns above. */
const SIDES: readonly (readonly [isLeft: boolean, isTop: boolean])[] = [
  [true, true],
  [false, true],
  [true, false],
  [false, false],
];

function sameSheet({ pair: a }: Sheet, { pair: b }: Sheet): boolean {
  const text = ({ rows, columns }: Pair): string => JSON.stringify([rows.clues, columns.clues]);
  return text(a) === text(b);
}

/** The ways to divide a grid into corner, rails and cells; the rails are turned to left and top. */
function sheetsOf(whole: CellGrid, isLeft: boolean, isTop: boolean): Sheet[] {
  const turned = isTop ? whole : whole.toReversed();
  const grid = isLeft ? turned : turned.map((row) => row.toReversed());
  const spans = grid.map(numberSpan);
  const lefts = leftsBelow(spans);
  const sheets: Sheet[] = [];
  let leftmost = Number.POSITIVE_INFINITY;
  let tries = 0;
  for (let top = 1; top < grid.length; top++) {
    leftmost = Math.min(leftmost, spans[top - 1]?.first ?? Number.POSITIVE_INFINITY);
    if (leftmost === Number.POSITIVE_INFINITY) continue;
    const left = lefts[top] ?? 0;
    const isRail = spans[top - 1] !== undefined;
    if (left < 1 || left > leftmost || !isRail) continue;
    if (++tries > MOST_TRIES) break;
    const sheet = sheetAt(grid, { top, left, isLeft, isTop });
    if (sheet !== undefined && sheets.push(sheet) > 2) break;
  }
  return sheets;
}

/** For each row the number of cells that the clues of this row and those below take. */
function leftsBelow(spans: readonly (Span | undefined)[]): number[] {
  const lefts = new Array<number>(spans.length).fill(0);
  let most = 0;
  for (let y = spans.length - 1; y >= 0; y--) {
    most = Math.max(most, (spans[y]?.last ?? -1) + 1);
    lefts[y] = most;
  }
  return lefts;
}

interface Span {
  readonly first: number;
  readonly last: number;
}

/** The first and last cell of a row with a number. */
function numberSpan(row: readonly string[]): Span | undefined {
  const first = row.findIndex(isNumbers);
  return first < 0 ? undefined : { first, last: row.findLastIndex(isNumbers) };
}

function isNumbers(cell: string): boolean {
  return /\d/.test(cell) && /^[\d\s,.;/+-]+$/.test(cell);
}

interface Cut {
  readonly top: number;
  readonly left: number;
  readonly isLeft: boolean;
  readonly isTop: boolean;
}

function sheetAt(grid: CellGrid, { top, left, isLeft, isTop }: Cut): Sheet | undefined {
  const body = grid.slice(top);
  const width = (grid[0]?.length ?? 0) - left;
  if (body.length < 2 || width < 2 || !body.every((row) => row.slice(left).every(isMark))) {
    return undefined;
  }
  const rows = body.map((row) => clueOfCells(row.slice(0, left), !isLeft));
  const columns = Array.from({ length: width }, (_, x) =>
    clueOfCells(
      grid.slice(0, top).map((row) => row[left + x] ?? ''),
      !isTop,
    ),
  );
  const down = isTop ? rows : rows.toReversed();
  const across = isLeft ? columns : columns.toReversed();
  if (!isWhole(down) || !isWhole(across)) return undefined;
  const list = (clues: readonly AnyClue[]): ClueList => {
    const place = { line: 1, column: 1 };
    return { clues, name: { from: 1, to: grid.length }, isExplicit: true, place };
  };
  const pair = { rows: list(down), columns: list(across), isTold: true, isCertain: true };
  const a = measured(pair.rows);
  const b = measured(pair.columns);
  if (!fit(a, b) || !areTelling(a, b) || cellsOf(a) < 4) return undefined;
  return { pair, meta: titleOf(grid.slice(0, top).map((row) => row.slice(0, left))) };
}

/** A cell of the grid: blank, or a mark. */
function isMark(cell: string): boolean {
  return cell.length <= 2 && !/\d/.test(cell);
}

function isWhole(clues: readonly (AnyClue | undefined)[]): clues is AnyClue[] {
  return clues.every((clue) => clue !== undefined);
}

/** The numbers of the cells of a rail in the order of the line. */
function clueOfCells(cells: readonly string[], isReversed: boolean): AnyClue | undefined {
  const ordered = isReversed ? cells.toReversed() : cells;
  if (ordered.some((cell) => cell !== '' && !isNumbers(cell))) return undefined;
  const numbers = ordered.flatMap((cell) => (cell.match(/\d{1,6}/g) ?? []).map(Number));
  return clueOfNumbers(numbers);
}

/** The text in the corner. */
function titleOf(corner: CellGrid): PuzzleMeta {
  const title = corner.flat().find((cell) => /\p{L}{2}/u.test(cell));
  return title === undefined || title.length > 200 ? {} : { title };
}
