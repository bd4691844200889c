/** Pictures that programs hand over: grids, rows of numbers, rows of characters. */
import {
  BLACK_ON_WHITE,
  bad,
  colorsOfIds,
  type Grid,
  good,
  gridOf,
  type Palette,
  type Result,
} from '@nonokit/core';
import { noPicture, noPuzzle, raggedPicture } from '../words/en/inputs.js';
import { shown } from './claims.js';
import type { PictureInput } from './puzzle-input.js';

/** Characters for blank cells in text pictures. */
export const BLANKS = '.-_0 ⬜□';

/** Characters for filled cells in text pictures with one ink. */
export const INKS = '#Xx1■█⬛';

/** A picture and its colours. */
export interface Drawn {
  readonly grid: Grid;
  readonly palette: Palette;
}

/** True for what has the shape of a picture; whether its cells are colours is another question. */
export function isPicture(source: unknown): source is PictureInput {
  if (typeof source === 'string') return true;
  if (Array.isArray(source)) return source.every(isRow);
  return typeof source === 'object' && source !== null && 'cells' in source && 'width' in source;
}

/** True for a row of characters, or of numbers: a row of texts is a list of clues. */
function isRow(row: unknown): boolean {
  if (typeof row === 'string' || ArrayBuffer.isView(row)) return true;
  return Array.isArray(row) && row.every((color) => typeof color === 'number');
}

/** The picture that a program hands over, and its colours: those of `palette`, or its own. */
export function readPicture(source: PictureInput, palette: Palette | undefined): Result<Drawn> {
  if (typeof source === 'string') return readText(source, palette);
  if ('cells' in source) return good({ grid: source, palette: palette ?? BLACK_ON_WHITE });
  const rows: readonly (string | readonly number[])[] = source;
  if (rows.every((row) => typeof row === 'string')) {
    return readDrawn(
      rows.map((row) => [...row]),
      palette,
    );
  }
  const numbers = rows as readonly (readonly number[])[];
  const wrong = shapeProblem(numbers);
  return wrong ?? good({ grid: gridOf(numbers), palette: palette ?? paletteFor(numbers) });
}

/** Black and white, or a palette for as many colours as the picture has. */
function paletteFor(rows: readonly (readonly number[])[]): Palette {
  const highest = rows.flat().reduce((most, color) => Math.max(most, color), 1);
  if (highest === 1) return BLACK_ON_WHITE;
  return [{ rgb: '#ffffff' }, ...colorsOfIds(['black', 'red', 'green', 'blue'].slice(0, highest))];
}

/** Reads one text. A word, such as the name of a file, is no picture in seven colours. */
function readText(text: string, palette: Palette | undefined): Result<Drawn> {
  const rows = textRows(text);
  const hasLetters = palette === undefined && /[^\s.\-_0⬜□#Xx1■█⬛]/u.test(text);
  const isPicture = rows.length > 1 && shapeProblem(rows) === undefined;
  return hasLetters && !isPicture
    ? bad(noPuzzle, { found: shown(text) })
    : readDrawn(rows, palette);
}

/** The characters of a text, row by row, without the indentation of the program's source. */
export function textRows(text: string): string[][] {
  const lines = text.replace(/^[ \t]*\n|\n[ \t]*$/g, '').split('\n');
  const margin = /[.\-_0⬜□]/.test(text) ? /^[ \t]+/ : /^$/;
  return lines.map((line) => [...line.replace(margin, '').replace(/\r$/, '')]);
}

/** Reads a picture of characters: with one ink, or with a colour for each character. */
function readDrawn(
  rows: readonly (readonly string[])[],
  given: Palette | undefined,
): Result<Drawn> {
  const wrong = shapeProblem(rows);
  if (wrong !== undefined) return wrong;
  const inks = [...new Set(rows.flat())].filter((char) => !BLANKS.includes(char));
  const isPlain = inks.every((char) => INKS.includes(char));
  const palette = given ?? (isPlain ? BLACK_ON_WHITE : [{ rgb: '#ffffff' }, ...colorsOfIds(inks)]);
  const colorOf = new Map(inks.map((char, k) => [char, isPlain ? 1 : inkOf(char, k, palette)]));
  return good({ grid: gridOf(rows.map((row) => row.map((c) => colorOf.get(c) ?? 0))), palette });
}

/** The colour of a character: the palette's entry with that symbol or name, else the next one. */
function inkOf(char: string, k: number, palette: Palette): number {
  const found = palette.findIndex(({ symbol, name }) => symbol === char || name === char);
  return found > 0 ? found : k + 1;
}

function shapeProblem(rows: readonly (readonly unknown[])[]): Result<never> | undefined {
  const expected = rows[0]?.length ?? 0;
  if (expected === 0) return bad(noPicture);
  const row = rows.findIndex(({ length }) => length !== expected);
  if (row < 0) return undefined;
  return bad(raggedPicture, { row: row + 1, found: rows[row]?.length ?? 0, expected });
}
