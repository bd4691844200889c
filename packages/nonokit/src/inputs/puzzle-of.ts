/**
 * Puzzles from the values of a program: clues or a picture, in any of the notations of
 * `puzzle-input.ts`.
 *
 * For data from people, `checkPuzzle` returns a problem as a value; for puzzles written in a
 * program, `puzzleOf` throws.
 */
import {
  BLACK_ON_WHITE,
  bad,
  checkPuzzle as checkClaims,
  colorsOfIds,
  type Grid,
  good,
  gridOf,
  type Limits,
  type Palette,
  type Puzzle,
  type PuzzleClaims,
  type PuzzleMeta,
  puzzleOf as puzzleOfGrid,
  type Result,
} from '@nonokit/core';
import { orThrow } from '../problem-error.js';
import { noPicture, raggedPicture } from '../words/en/inputs.js';
import { paletteOf, parseClaims } from './claims.js';
import type { ColorInput, PictureInput, PuzzleInput } from './puzzle-input.js';

/** Characters for blank cells in text pictures. */
const BLANKS = '.-_0 ';

/** Characters for filled cells in text pictures with one ink. */
const INKS = '#Xx1■█';

/**
 * Checks clues: sizes, colours, that each clue fits its line, that rows and columns fill equally
 * many cells. Returns the first problem; never throws.
 */
export function checkPuzzle(
  input: PuzzleInput | PuzzleClaims,
  limits: Partial<Limits> = {},
): Result<Puzzle> {
  if ('width' in input) return checkClaims(input, limits);
  const claims = parseClaims(input);
  return claims.ok ? checkClaims(claims.value, limits) : claims;
}

/**
 * The puzzle of a picture or of clues. Throws `PuzzleError` if they are invalid. `palette` and
 * `meta` apply to pictures; clues bring their own.
 */
export function puzzleOf(
  source: PictureInput | PuzzleInput,
  palette?: readonly ColorInput[],
  meta: PuzzleMeta = {},
): Puzzle {
  if (isClues(source)) return orThrow(checkPuzzle(source));
  const colors = palette === undefined ? undefined : orThrow(paletteOf(palette));
  const picture = orThrow(pictureOf(source, colors));
  return puzzleOfGrid(picture.grid, picture.palette, meta);
}

/** Returns a puzzle unchanged, or builds the puzzle of clues: the input of the library's verbs. */
export function asPuzzle(input: Puzzle | PuzzleInput): Puzzle {
  return isPuzzle(input) ? input : orThrow(checkPuzzle(input));
}

/** True for puzzles of this library; the clues of an input may have other shapes. */
function isPuzzle(input: Puzzle | PuzzleInput): input is Puzzle {
  return 'width' in input && 'height' in input && 'palette' in input && 'meta' in input;
}

function isClues(source: PictureInput | PuzzleInput): source is PuzzleInput {
  return typeof source === 'object' && !Array.isArray(source) && 'rows' in source;
}

/** A picture and its colours. */
interface Drawn {
  readonly grid: Grid;
  readonly palette: Palette;
}

function pictureOf(source: PictureInput, palette: Palette | undefined): Result<Drawn> {
  if (typeof source === 'string') return readDrawn(rowsIn(source), palette);
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

/** The characters of a text, row by row, without the indentation of the program's source. */
function rowsIn(text: string): string[][] {
  const lines = text.replace(/^[ \t]*\n|\n[ \t]*$/g, '').split('\n');
  const margin = /[.\-_0]/.test(text) ? /^[ \t]+/ : /^$/;
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
