/** The judge for programs: the puzzle first, and any notation of a picture. */
import { type Grid, gridOf, type Palette, solves } from '@nonokit/core';
import { symbolsOf } from '@nonokit/render';
import { BLANKS, INKS, textRows } from './inputs/pictures.js';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { asPuzzle } from './inputs/puzzle-of.js';

/**
 * True if `picture` solves `puzzle`. A picture is a grid, rows of palette indices or of booleans,
 * rows of characters (one text, or a list), or a unique result of `solve`. Anything else, such as a
 * picture of another size or an unfinished one, is no solution. Throws `PuzzleError` for an invalid
 * puzzle.
 */
export function isSolution(puzzle: PuzzleSource, picture: unknown): boolean {
  const checked = asPuzzle(puzzle);
  const grid = toGrid(picture, checked.palette);
  return grid !== undefined && solves(grid, checked);
}

function toGrid(picture: unknown, palette: Palette): Grid | undefined {
  if (typeof picture === 'string') return rowsToGrid(textRows(picture), palette);
  if (Array.isArray(picture)) return rowsToGrid(picture, palette);
  if (typeof picture !== 'object' || picture === null) return undefined;
  if ('solution' in picture) return toGrid(picture.solution, palette);
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
