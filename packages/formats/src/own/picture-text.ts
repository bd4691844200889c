/**
 * Pictures in text: one character per cell. Grids of "#" and ".", of letters for colours, of 0 and
 * 1, of coloured squares; written with "." for blank, "#" for a single ink and letters for several.
 *
 * Such a file carries no mark of its format, so it is detected last, and only if it can hardly be
 * anything else. Only finished pictures are read: an undecided cell, "?", is refused.
 */
import {
  bad,
  type Grid,
  good,
  type Place,
  type Problem,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut } from '../lexing/cursor.js';
import { idsOf } from '../lexing/ink-ids.js';
import {
  type Alphabet,
  alphabetOf,
  isLetter,
  isPicture,
  isSeparator,
  MAX_SYMBOLS,
  mayBePicture,
  PLAIN_INKS,
  USUAL_INKS,
} from '../lexing/picture-symbols.js';
import { pictureOf } from '../pictures/image.js';
import {
  pictureBlank,
  pictureControl,
  pictureManyCharacters,
  pictureNeedsFrom,
  picturePadded,
  pictureTooFewInks,
  pictureTooFewSigns,
  pictureTriangle,
  pictureUndecided,
} from '../words/en/own.js';
import { unspaced } from './spaced-picture.js';

/** Selects the coloured form of the previous character; it means nothing for the cell. */
const VARIATION = '\ufe0f';

/** Maximum code units per cell: a surrogate pair, a variation selector, a separator. */
const UNITS_PER_CELL = 4;

/** Half-filled cells: geometric shapes and symbols for legacy computing. */
const TRIANGLE = /[◢◣◤◥◸◹◺◿\u{1fb3c}-\u{1fb6f}]/u;

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
  detect: ({ text: content }) => detectPicture(unspaced(content) ?? content),
  read: (source) => [readAnyPicture(source)],
  write: writePicture,
};

/** True for lines of equal length with plausible characters; stops at the first other line. */
function detectPicture(content: string): boolean {
  const symbols = new Set<string>();
  let width: number | undefined;
  let lines = 0;
  let length = 0;
  for (const written of `${content}\n`) {
    if (written === VARIATION) continue;
    // half-filled cells still make it a picture; the reader refuses it by name
    const char = TRIANGLE.test(written) ? '█' : written;
    if (char !== '\n') {
      length++;
      if (symbols.size < symbols.add(char).size && !mayBePicture(symbols)) return false;
      continue;
    }
    if (length === 0) continue;
    width ??= length;
    if (length !== width) return false;
    lines++;
    length = 0;
  }
  return isPicture(symbols, lines) && !(symbols.has('0') && width === 1);
}

/** A line that is not empty: a row of the picture. */
interface Row {
  readonly text: string;
  /** Its number in the file, from 1. */
  readonly line: number;
}

/** Reads a picture in any layout; problems have their places in the original file. */
function readAnyPicture(source: Source): Result<Puzzle> {
  const grid = unspaced(source.text);
  if (grid === undefined) return readPicture(source);
  const puzzle = readPicture({ ...source, text: grid });
  const { column } = puzzle.ok ? {} : puzzle.problem;
  if (puzzle.ok || column === undefined) return puzzle;
  return { ok: false, problem: { ...puzzle.problem, column: 2 * column - 1 } };
}

function readPicture({ text: content, limits }: Source): Result<Puzzle> {
  const rows = rowsOf(content);
  const place = { line: rows[0]?.line ?? 1, column: 1 };
  const units = rows.reduce((most, row) => Math.max(most, row.text.length), 0);
  const hopeless = wrongSizes(Math.ceil(units / UNITS_PER_CELL), rows.length, limits, place);
  if (hopeless !== undefined) return hopeless;
  const symbols = symbolsOf(rows);
  const wrong = wrongSymbol(symbols);
  if (wrong !== undefined) return wrong;

  const alphabet = alphabetOf([...symbols.keys()]);
  const isRow = ({ text: rowText }: Row): boolean =>
    alphabet.background === ' ' || /[^ \t]/.test(rowText);
  const drawn = rows.filter(isRow);
  const cells = drawn.map((row) => cellsOf(row.text, alphabet));
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const tooLarge = wrongSizes(width, drawn.length, limits, place);
  if (tooLarge !== undefined) return tooLarge;
  const goal = cells.map((row) => padded(row, width));
  const { palette } = alphabet;
  const claims = { width, height: drawn.length, palette, goal, sizePlace: place, goalPlace: place };
  return checkedPuzzle(claims, limits, raggedWarning(cells, drawn, width));
}

function rowsOf(content: string): Row[] {
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
function symbolsOf(rows: readonly Row[]): Map<string, Place> {
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
    if (hasLetters && symbol === ' ') {
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

function cellsOf(rowText: string, { background, colors }: Alphabet): Uint8Array {
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

/** Letters for inks without a symbol, the usual ones first; "w" is a background. */
const SPARE = [...'rgbycmkopvnlstiadefhjquxz', ...'RGYCMKOPVNLSTIADEFHJQUXZ'];

function writePicture(puzzles: readonly Puzzle[]): Result<string> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const inks = palette.length - 1;
  const kind = kindFor(goal, inks);
  const ids = inks === 1 ? ['', '#'] : idsOf(palette, kind.allows, kind.spare);
  if (ids === undefined || inks >= MAX_SYMBOLS) {
    const most = Math.min(MAX_SYMBOLS - 1, kind.spare.length);
    return bad(goal.cells.includes(0) ? pictureTooFewSigns : pictureTooFewInks, { most, inks });
  }
  const symbols = ['.', ...ids.slice(1)];
  const rows = Array.from({ length: goal.height }, (_, y) =>
    Array.from(goal.cells.subarray(y * goal.width, (y + 1) * goal.width), (c) => symbols[c]).join(
      '',
    ),
  );
  const remark = problem(pictureNeedsFrom);
  return good(`${rows.join('\n')}\n`, inks === 1 || kind.isDetected ? [] : [remark]);
}

/** The kinds of characters that stand for inks in a picture. */
interface Kind {
  readonly allows: (id: string) => boolean;
  readonly spare: readonly string[];
  /** True if a picture of these characters is detected. */
  readonly isDetected: boolean;
}

/**
 * Letters, which people can read and type, if they are recognised as inks: beside blank cells, in
 * several rows. Otherwise plain inks; if there are too few of those, everything that `--from text`
 * reads.
 */
function kindFor(goal: Grid, inks: number): Kind {
  const isFull = !goal.cells.includes(0);
  const isPlain = (isFull || goal.height === 1) && inks <= PLAIN_INKS.length;
  if (!isFull && !isPlain) {
    return { allows: isInkLetter, spare: SPARE, isDetected: goal.height > 1 };
  }
  const spare = isPlain ? PLAIN_INKS : USUAL_INKS;
  return { allows: (id) => spare.includes(id), spare, isDetected: isPlain };
}

/** Letters other than backgrounds. */
function isInkLetter(id: string): boolean {
  return isLetter(id) && !/[wW]/.test(id);
}
