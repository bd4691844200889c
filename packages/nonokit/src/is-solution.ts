/** The judge for programs: the puzzle first, and any notation of a picture. */
import { type Grid, gridOf, type Palette, type Puzzle, solves } from '@nonokit/core';
import { symbolsOf } from '@nonokit/render';
import { BLANKS, INKS, textRows } from './inputs/pictures.js';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { asPuzzle } from './inputs/puzzle-of.js';

/**
 * True if `picture` solves `puzzle`. A picture is a grid, rows of palette indices or of booleans,
 * rows of characters (one text, or a list), all cells in one list or text, a unique result of
 * `solve`, or the JSON of one of them. In one line of text, spaces, commas, semicolons, slashes or
 * bars may stand between the rows, and a text may stand in a block of Markdown. Anything else, such
 * as a picture of another size or an unfinished one, is no solution. Throws `PuzzleError` for an
 * invalid puzzle, and RangeError where the picture is missing, a promise, or a puzzle's clues.
 */
export function isSolution(puzzle: PuzzleSource, ...rest: readonly [picture: unknown]): boolean {
  const given: readonly unknown[] = rest;
  if (given.length === 0) throw new RangeError('isSolution: the picture is missing');
  const [picture] = given;
  checkOrder(picture);
  const checked = asPuzzle(puzzle);
  return readings(picture, checked).some((reading) => {
    const grid = toGrid(reading, checked.palette);
    return grid !== undefined && solves(grid, checked);
  });
}

/** Mistakes of a program that would be a No to every answer. */
function checkOrder(picture: unknown): void {
  if (typeof picture !== 'object' || picture === null) return;
  if ('then' in picture) {
    throw new RangeError('isSolution: the picture is a promise: write `await` before it');
  }
  if (!('solution' in picture) && 'rows' in picture && 'columns' in picture) {
    throw new RangeError('isSolution: the puzzle is the first argument, the picture the second');
  }
}

/** What a picture may mean: itself, and its rows if it is one line, one list, or JSON. */
function readings(picture: unknown, { width, height }: Puzzle): readonly unknown[] {
  if (Array.isArray(picture)) {
    const isFlat = picture.length === width * height && !picture.some(Array.isArray);
    return isFlat ? [picture, { width, height, cells: picture }] : [picture];
  }
  if (typeof picture !== 'string') return [picture];
  const text = picture.replace(/^```.*$/gm, '');
  if (/^\s*[[{]/.test(text)) return [fromJson(text)];
  const line = text.trim();
  if (line.includes('\n')) return [text];
  const cells = [...line];
  const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width));
  return [text, line.split(/[\s,;/|]+/), cells.length === width * height ? rows : undefined];
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toGrid(picture: unknown, palette: Palette): Grid | undefined {
  if (typeof picture === 'string') return rowsToGrid(textRows(picture), palette);
  if (Array.isArray(picture)) return rowsToGrid(picture, palette);
  if (typeof picture !== 'object' || picture === null) return undefined;
  if ('solution' in picture) return solutionIn(picture.solution, palette);
  if (!('width' in picture && 'height' in picture && 'cells' in picture)) return undefined;
  const { width, height, cells } = picture;
  if (!Array.isArray(cells) && !ArrayBuffer.isView(cells)) return undefined;
  if (!isLength(width) || !isLength(height)) return undefined;
  const colors = Array.from(cells as ArrayLike<unknown>);
  if (colors.length !== width * height) return undefined;
  return rowsToGrid(
    Array.from({ length: height }, (_, y) => colors.slice(y * width, (y + 1) * width)),
    palette,
  );
}

/** The picture of a result: a grid, or its rows where the result was JSON. */
function solutionIn(solution: unknown, palette: Palette): Grid | undefined {
  const isResult = typeof solution === 'object' && solution !== null && 'solution' in solution;
  return isResult ? undefined : toGrid(solution, palette);
}

function isLength(side: unknown): side is number {
  return Number.isSafeInteger(side) && Number(side) > 0;
}

/** The grid of rows of the same length whose cells are colours of the palette. */
function rowsToGrid(rows: readonly unknown[], palette: Palette): Grid | undefined {
  const symbols = symbolsOf(palette);
  const colors = rows.map((row) => toColors(row, palette, symbols));
  const width = colors[0]?.length ?? 0;
  const isPicture = width > 0 && colors.every((row) => row?.length === width);
  return isPicture && colors.every(isRow) ? gridOf(colors) : undefined;
}

function isRow(row: number[] | undefined): row is number[] {
  return row !== undefined;
}

/** The palette indices of a row; undefined if a cell is none. */
function toColors(
  row: unknown,
  palette: Palette,
  symbols: readonly string[],
): number[] | undefined {
  const cells: unknown = typeof row === 'string' ? [...row] : row;
  if (!Array.isArray(cells) && !ArrayBuffer.isView(cells)) return undefined;
  const colors = Array.from(cells as ArrayLike<unknown>, (cell) =>
    typeof cell === 'string' ? colorOfCharacter(cell, palette, symbols) : Number(cell ?? -1),
  );
  const isColor = (color: number): boolean =>
    Number.isInteger(color) && color >= 0 && color < palette.length;
  return colors.every(isColor) ? colors : undefined;
}

/** The colour with this symbol, as pictures are printed or as the palette has it. */
function colorOfCharacter(character: string, palette: Palette, symbols: readonly string[]): number {
  const printed = symbols.indexOf(character);
  if (printed >= 0) return printed;
  const own = palette.findIndex(({ symbol, name }) => symbol === character || name === character);
  if (own >= 0) return own;
  if (BLANKS.includes(character)) return 0;
  return palette.length <= 2 && INKS.includes(character) ? 1 : -1;
}
