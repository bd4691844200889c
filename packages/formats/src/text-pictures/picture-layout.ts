/**
 * Pictures in text that are more than a grid: with a title or the sizes in front, with blanks,
 * commas or tabs between the cells, with quotes around them. They are converted to ordinary grids
 * of characters, one line of the grid for each line of the text.
 */
import type { Place } from '@nonokit/core';
import { isPicture, isUsualBackground, mayBePicture } from '../lexing/picture-symbols.js';
import { unspaced } from './spaced-picture.js';

/** A text as a grid of characters. */
export interface Layout {
  /** The grid. Lines in front of the picture are empty. */
  readonly text: string;
  /** The title in front of the picture. */
  readonly title?: string | undefined;
  /** The place in the file of a place in the grid. */
  readonly placeOf: (place: Place) => Place;
}

/** Maximum lines in front of a picture: a title and the sizes. */
const MOST_HEADERS = 2;

/** Maximum characters of a line in front of a picture. */
const LONGEST_HEADER = 200;

/** True for a text that is one grid of characters. */
type IsGrid = (text: string) => boolean;

/**
 * The layout of a text with a title, with sizes or with separators; undefined for other texts.
 * `isGrid` tells whether a text is a picture.
 */
export function findLayout(text: string, isGrid: IsGrid): Layout | undefined {
  const printed = unspaced(text);
  if (printed !== undefined) return { text: printed, placeOf: (place) => wider(place, 2, 0) };
  let from = 0;
  let title: string | undefined;
  let sizes: RegExpExecArray | undefined;
  for (let headers = 0; headers <= MOST_HEADERS; headers++) {
    const isTitle = headers === 0 && isTitleOfItsOwn(text);
    const layout = isTitle ? undefined : findBody(text, from, isGrid, headers > 0);
    if (layout !== undefined && (headers === 0 || fitsHeader(layout.text, sizes))) {
      return headers === 0 && layout.text === text ? undefined : { ...layout, title };
    }
    const header = /[^\n]*\S[^\n]*\n/y;
    header.lastIndex = lineStart(text, from);
    const [line = ''] = header.exec(text.slice(0, header.lastIndex + LONGEST_HEADER)) ?? [];
    const size = SIZES.exec(line) ?? undefined;
    if (line === '' || (size === undefined && !TITLE.test(line))) return undefined;
    if (size === undefined) title = line.replace(DECORATION, '').trim();
    else sizes = size;
    from = header.lastIndex;
  }
  return undefined;
}

/**
 * True if the first line is a word with no character of the lines below, which are rows of cells:
 * as wide as they are, it would be a row in colours of its own.
 */
function isTitleOfItsOwn(text: string): boolean {
  if (text.length > LONGEST_TITLED) return false;
  const first = lineStart(text, 0);
  const end = text.indexOf('\n', first);
  const line = text.slice(first, Math.min(end, first + LONGEST_HEADER)).trim();
  if (end < 0 || !/^\p{L}[\p{L} '-]+$/u.test(line) || new Set(line).size < 2) return false;
  const below = new Set(text.slice(end));
  const hasPaper = [...below].some((symbol) => isUsualBackground(symbol) && !/\p{L}/u.test(symbol));
  return hasPaper && [...line].every((symbol) => !below.has(symbol));
}

/** Longest text whose first line may be such a title. */
const LONGEST_TITLED = 1_000_000;

/** "4 3", "4x3", "4,3" and "5,5,x,x,x"; "4 bits". */
const SIZES = /^\s*(\d{1,6})(?:\s*[\sx×,;]\s*(\d{1,6})(?:[\s,;]+x)*|\s+bits)\s*$/i;
const TITLE = /\p{L}{2}/u;
const DECORATION = /^[\s"'#*=%;/-]+|(?<![\s"'#*=-])[\s"'#*=-]+$/g;

/** The start of the first line from `from` on that is not empty. */
function lineStart(text: string, from: number): number {
  const space = /\n*/y;
  space.lastIndex = from;
  space.exec(text);
  return space.lastIndex;
}

/** The picture from `from` on, with an empty line for each line before. */
function findBody(
  text: string,
  from: number,
  isGrid: IsGrid,
  hasHeader: boolean,
): Layout | undefined {
  const body = text.slice(from);
  const front = hasHeader ? '\n'.repeat(text.slice(0, from).split('\n').length - 1) : '';
  const separated = findSeparated(body);
  if (separated !== undefined) return { ...separated, text: front + separated.text };
  if (!isGrid(body)) return undefined;
  return { text: front + body, placeOf: (place) => place };
}

function fitsHeader(grid: string, sizes: RegExpExecArray | undefined): boolean {
  return sizes === undefined ? isLargeEnough(grid) : hasSizes(grid, sizes);
}

/** True if the grid has as many rows and columns as the sizes say, in either order. */
function hasSizes(grid: string, [, one, two]: RegExpExecArray): boolean {
  const rows = grid.split('\n').filter((row) => row.trim() !== '');
  const width = rows.reduce((most, row) => Math.max(most, [...row].length), 0);
  if (two === undefined) return Number(one) === width;
  const fits = (w: string | undefined, h: string | undefined): boolean =>
    Number(w) === width && Number(h) === rows.length;
  return fits(one, two) || fits(two, one);
}

/** True if the grid can hardly be a few words or a ruled line under a title. */
function isLargeEnough(grid: string): boolean {
  const rows = grid.split('\n', MOST_ROWS_LOOKED_AT).filter((row) => row.trim() !== '');
  const isWide = rows.every((row) => row.length >= LEAST_SIDE);
  return rows.length >= LEAST_SIDE && isWide && new Set(rows.join('').trim()).size > 1;
}

const LEAST_SIDE = 3;
const MOST_ROWS_LOOKED_AT = 1000;

/** The grid of a text in which something separates the cells. */
function findSeparated(text: string): Layout | undefined {
  const first = /^[^\n]*\S[^\n]*/m.exec(text.slice(0, LONGEST_ROW))?.[0] ?? '';
  const form = FORM.exec(first);
  const [, indent = '', quote = '', separator = ''] = form ?? [];
  if (form === null) return undefined;
  const symbols = new Set<string>();
  const lines: string[] = [];
  let count: number | undefined;
  for (const line of linesIn(text)) {
    const cells = line.trim() === '' ? [] : splitCells(line, separator, quote);
    if (cells === undefined) return undefined;
    for (const cell of cells) {
      if (symbols.size < symbols.add(cell).size && !mayBePicture(symbols)) return undefined;
    }
    lines.push(cells.join(''));
    if (cells.length === 0) continue;
    count ??= cells.length;
    if (cells.length !== count) return undefined;
  }
  const isMarked = separator.trim() !== '' || [...symbols].some(isUsualBackground);
  if (symbols.size < 2 || !isMarked || !isPicture(symbols, lines.length)) return undefined;
  const stride = 1 + separator.length + 2 * quote.length;
  const offset = indent.length + quote.length;
  return { text: lines.join('\n'), placeOf: (place) => wider(place, stride, offset) };
}

/** The lines of a text one by one: most texts are left at the first that is no row of cells. */
function* linesIn(text: string): Iterable<string> {
  for (let from = 0; from <= text.length; ) {
    const feed = text.indexOf('\n', from);
    const to = feed < 0 ? text.length : feed;
    yield text.slice(from, to);
    from = to + 1;
  }
}

/** The longest row that is looked at for its separators. */
const LONGEST_ROW = 1_000_000;

/** The first two cells of a row: indentation, quote and separator. */
const FORM = /^([ \t]*)(["']?)\S\2(\t|[,;] ?| )\2\S\2(?:\3|\s*$)/u;

/** The cells of a row; undefined if it is not written like the first. */
function splitCells(line: string, separator: string, quote: string): string[] | undefined {
  const end = separator.trim();
  let written = line.trim();
  if (end !== '' && written.endsWith(end)) written = written.slice(0, -end.length);
  const cells = written.split(separator);
  for (const [i, cell] of cells.entries()) {
    const bare = quote !== '' && cell.startsWith(quote) ? cell.slice(1, -1) : cell;
    if (!/^\S$/u.test(bare)) return undefined;
    cells[i] = bare;
  }
  return cells;
}

/** The place of the cell at `column` where each takes `stride` characters behind the indent. */
function wider({ line, column }: Place, stride: number, offset: number): Place {
  return { line, column: offset + stride * (column - 1) + 1 };
}
