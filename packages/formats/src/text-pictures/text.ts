/**
 * Pictures in text: one character per cell. Grids of "#" and ".", of letters for colours, of 0 and
 * 1, of coloured squares; written with "." for blank, "#" for a single ink and letters for several.
 *
 * Such a file carries no mark of its format, so it is detected last, and only if it can hardly be
 * anything else. Only finished pictures are read: an undecided cell, "?", is refused.
 */
import { bad, type Place, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut } from '../lexing/cursor.js';
import {
  type Alphabet,
  chooseAlphabet,
  isLetter,
  isSeparator,
  isUsualBackground,
  MAX_SYMBOLS,
} from '../lexing/picture-symbols.js';
import {
  pictureBackground,
  pictureBlank,
  pictureControl,
  pictureManyCharacters,
  picturePadded,
  pictureTriangle,
  pictureUndecided,
} from '../words/en/text-pictures.js';
import { isGrid, TRIANGLE, VARIATION } from './picture-grid.js';
import { findLayout } from './picture-layout.js';
import { findParts, type Row } from './picture-parts.js';
import { writePicture } from './picture-write.js';

/** Maximum code units per cell: a surrogate pair, a variation selector, a separator. */
const UNITS_PER_CELL = 4;

/** Pictures in text, `--from text`. */
export const text: Format = {
  id: 'text',
  name: 'text picture',
  extensions: ['.txt'],
  media: 'text',
  stage: 'shape',
  holds: {
    colors: 'ids',
    background: false,
    clues: false,
    goal: true,
    meta: [],
    several: false,
    maxInks: 31,
  },
  detect: ({ text: content }) => isGrid(findLayout(content, isGrid)?.text ?? content),
  read: readAnyPicture,
  write: writePicture,
};

/** Reads pictures in any layout; problems have their places in the original file. */
function readAnyPicture(source: Source): readonly Result<Puzzle>[] {
  const layout = findLayout(source.text, isGrid);
  if (layout === undefined) return readPictures(source);
  const results = readPictures({ ...source, text: layout.text }, layout.title);
  return results.map((puzzle): Result<Puzzle> => {
    if (puzzle.ok) return puzzle;
    const { line, column } = puzzle.problem;
    if (line === undefined || column === undefined) return puzzle;
    return { ok: false, problem: { ...puzzle.problem, ...layout.placeOf({ line, column }) } };
  });
}

function readPictures(
  { text: content, limits }: Source,
  title?: string,
): readonly Result<Puzzle>[] {
  const rows = readRows(content);
  const place = { line: rows[0]?.line ?? 1, column: 1 };
  const units = rows.reduce((most, row) => Math.max(most, row.text.length), 0);
  const hopeless = wrongSizes(Math.ceil(units / UNITS_PER_CELL), rows.length, limits, place);
  if (hopeless !== undefined) return [hopeless];
  const symbols = findSymbols(rows);
  const wrong = wrongSymbol(symbols);
  if (wrong !== undefined) return [wrong];

  const alphabet = chooseAlphabet([...symbols.keys()]);
  const isRow = ({ text: rowText }: Row): boolean =>
    alphabet.background === ' ' || /[^ \t]/.test(rowText);
  const countChars = ({ text: rowText }: Row): number => readCells(rowText, alphabet).length;
  const { parts, warnings } = findParts(rows.filter(isRow), alphabet.background, countChars);
  const remarks = [...backgroundRemark(alphabet, symbols), ...warnings];
  return parts
    .slice(0, limits.maxPuzzles + 1)
    .map((part) => readPart(part, alphabet, limits, { title, remarks }));
}

/** Facts about the text that each picture in it shares. */
interface Shared {
  readonly title: string | undefined;
  readonly remarks: readonly Problem[];
}

function readPart(
  drawn: readonly Row[],
  alphabet: Alphabet,
  limits: Source['limits'],
  { title, remarks }: Shared,
): Result<Puzzle> {
  const place = { line: drawn[0]?.line ?? 1, column: 1 };
  const cells = drawn.map((row) => readCells(row.text, alphabet));
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const tooLarge = wrongSizes(width, drawn.length, limits, place);
  if (tooLarge !== undefined) return tooLarge;
  const goal = cells.map((row) => padded(row, width));
  const { palette } = alphabet;
  const size = { width, height: drawn.length, sizePlace: place, goalPlace: place };
  const claims = { ...size, palette, goal, meta: toMeta({ title }) };
  const ragged = alphabet.background === ' ' ? [] : raggedWarning(cells, drawn, width);
  return checkedPuzzle(claims, limits, [...remarks, ...ragged]);
}

/** The warning that an unusual character is taken for blank cells. */
function backgroundRemark(
  { background }: Alphabet,
  symbols: ReadonlyMap<string, Place>,
): Problem[] {
  if (background === undefined || isUsualBackground(background)) return [];
  return [problem(pictureBackground, { symbol: background }, symbols.get(background))];
}

function readRows(content: string): Row[] {
  const rows: Row[] = [];
  let line = 1;
  for (let from = 0; from < content.length; line++) {
    const newLine = content.indexOf('\n', from);
    const to = newLine < 0 ? content.length : newLine;
    if (to > from) rows.push({ text: content.slice(from, to), line });
    from = to + 1;
  }
  return rows;
}

/** The different characters with the places where they first occur, in reading order. */
function findSymbols(rows: readonly Row[]): Map<string, Place> {
  const symbols = new Map<string, Place>();
  for (const { text: rowText, line } of rows) {
    let column = 1;
    for (const char of rowText) {
      if (char !== VARIATION && !symbols.has(char)) symbols.set(char, { line, column });
      if (symbols.size > MAX_SYMBOLS) return symbols;
      column += char.length;
    }
  }
  return symbols;
}

/** The problem of the first character that no picture has. */
function wrongSymbol(symbols: ReadonlyMap<string, Place>): Result<never> | undefined {
  const hasLetters = [...symbols.keys()].some(isLetter);
  let count = 0;
  for (const [symbol, place] of symbols) {
    if (symbol === '?') {
      return bad(pictureUndecided, {}, place);
    }
    if (TRIANGLE.test(symbol)) {
      return bad(pictureTriangle, { found: cut(symbol) }, place);
    }
    if (hasLetters && symbol === ' ' && symbols.size > 2) {
      return bad(pictureBlank, {}, place);
    }
    if (/\p{C}/u.test(symbol) && symbol !== '\t') {
      return bad(pictureControl, {}, place);
    }
    if (++count > MAX_SYMBOLS) {
      return bad(pictureManyCharacters, { most: MAX_SYMBOLS }, place);
    }
  }
  return undefined;
}

function readCells(rowText: string, { background, colors }: Alphabet): Uint8Array {
  const cells: number[] = [];
  for (const char of rowText) {
    if (char === VARIATION || (background !== ' ' && isSeparator(char))) continue;
    cells.push(colors.get(char) ?? 0);
  }
  return Uint8Array.from(cells);
}

function padded(row: Uint8Array, width: number): Uint8Array {
  if (row.length === width) return row;
  const whole = new Uint8Array(width);
  whole.set(row);
  return whole;
}

function raggedWarning(
  cells: readonly Uint8Array[],
  rows: readonly Row[],
  width: number,
): Problem[] {
  const short = cells.findIndex((row) => row.length < width);
  if (short < 0) return [];
  const counts = { row: short + 1, found: cells[short]?.length ?? 0, width };
  const place = { line: rows[short]?.line ?? 1, column: 1 };
  return [problem(picturePadded, counts, place)];
}
