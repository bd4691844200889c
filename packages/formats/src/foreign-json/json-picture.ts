/**
 * Pictures in the JSON of hobby programs, which follow no standard: a member that is a matrix of 0
 * and 1, of true and false or of single characters, a list of texts, or a flat list beside "width"
 * and "height". Clues win over a picture beside them, which may be an empty board; lists of words
 * are no picture.
 */
import { BLACK_ON_WHITE, bad, good, type Palette, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { isObject } from '../lexing/json-claims.js';
import { hasClueLists, hasOtherLists, namesBothSides } from '../lexing/json-clue-lists.js';
import { detectKind, readDocument } from '../lexing/json-document.js';
import type { JsonPath } from '../lexing/json-scan.js';
import { chooseAlphabet, isLetter, isPicture, MAX_SYMBOLS } from '../lexing/picture-symbols.js';
import { pictureOf } from '../pictures/image.js';
import { jsonManyCharacters, jsonNoPicture } from '../words/en/foreign-json.js';

/** A picture in JSON, written in black and white. */
export const jsonPicture: Format = {
  id: 'json-picture',
  name: 'JSON picture (0/1 matrix)',
  extensions: ['.json'],
  media: 'text',
  holds: {
    colors: 'none',
    background: false,
    clues: false,
    goal: true,
    meta: ['title', 'author'],
    several: false,
  },
  detect: ({ text }) => detectKind(text) === 'picture' && isPlausible(text),
  read: (source) => [readPicture(source)],
  write: writePicture,
};

/** A picture and its place in the file. */
interface Found {
  readonly path: JsonPath;
  readonly rows: readonly (readonly unknown[])[];
}

function readPicture({ text, limits }: Source): Result<Puzzle> {
  const root = readDocument(text);
  if (!root.ok) return root;
  const { value, placeOf } = root.value;
  const found = pictureIn(value, []);
  if (found === undefined) {
    return bad(jsonNoPicture, {}, placeOf([]));
  }
  const { rows, path } = found;
  const sizePlace = placeOf(path);
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const wrong = wrongSizes(width, height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const colored = readColors(rows);
  if (colored === undefined) {
    return bad(jsonManyCharacters, { most: MAX_SYMBOLS }, sizePlace);
  }
  const member = (key: string) =>
    isObject(value) && typeof value[key] === 'string' ? value[key] : undefined;
  const meta = toMeta({ title: member('title') ?? member('name'), author: member('author') });
  return checkedPuzzle(
    { width, height, ...colored, meta, sizePlace, goalPlace: sizePlace },
    limits,
  );
}

/** Up to this number of characters, detection looks at the values, not only at the keys. */
const LOOKED_AT = 2_000_000;

/** False if the picture that would be read is none, or stands beside lists of clues. */
function isPlausible(text: string): boolean {
  if (text.length > LOOKED_AT) return true;
  const root = readDocument(text);
  // damaged JSON may hold anything; the reader of last resort looks for pictures in it
  if (!root.ok) return false;
  const { value } = root.value;
  const found = pictureIn(value, []);
  if (found === undefined || namesBothSides(value) || isTiny(found)) return false;
  const isEmpty = found.rows.every((row) => row.every((cell) => cell === 0 || cell === false));
  if (isEmpty && hasOtherLists(value, found.path)) return false;
  // without a blank cell it may be one of the lists of clues itself: [[1], [1], [1]]
  const isFull = found.rows.every((row) => row.every((cell) => cell === 1));
  return !hasClueLists(value, isFull ? NOTHING : found.path);
}

/** True for texts of hardly any characters, which may be anything. */
function isTiny({ rows }: Found): boolean {
  return typeof rows[0]?.[0] === 'string' && rows.length * (rows[0]?.length ?? 0) < FEWEST_CELLS;
}

const FEWEST_CELLS = 3;

/** The path of no member. */
const NOTHING: JsonPath = [-1];

/**
 * The picture in a value: itself, a member, or a member of a member. Of several the first that is
 * not all of one kind of cell, because an empty board often stands beside the solution.
 */
function pictureIn(value: unknown, path: JsonPath): Found | undefined {
  let first: Found | undefined;
  for (const found of picturesIn(value, path)) {
    const { rows } = found;
    if (rows.some((row) => row.some((cell) => cell !== rows[0]?.[0]))) return found;
    first ??= found;
  }
  return first;
}

function* picturesIn(value: unknown, path: JsonPath): Iterable<Found> {
  const rows = readRows(value);
  if (rows !== undefined && isDrawn(rows)) yield { path, rows };
  if (rows !== undefined || !isObject(value) || path.length > 1) return;
  for (const key of Object.keys(value)) {
    yield* picturesIn(value[key], [...path, key]);
    const flat = flatPicture(value, key, path);
    if (flat !== undefined) yield flat;
  }
}

/** False for texts that are words rather than rows of cells. */
function isDrawn(rows: readonly (readonly unknown[])[]): boolean {
  if (typeof rows[0]?.[0] !== 'string') return true;
  const symbols = new Set<string>();
  for (const row of rows) {
    for (const cell of row) symbols.add(String(cell));
    if (symbols.size > MAX_SYMBOLS) return true;
  }
  return isPicture(symbols, rows.length) && (symbols.size <= 2 || !areWords(symbols, rows));
}

/** True for rows in which hardly any character stands twice: words of one length. */
function areWords(symbols: ReadonlySet<string>, rows: readonly (readonly unknown[])[]): boolean {
  const cells = rows.length * (rows[0]?.length ?? 0);
  const letters = [...symbols].filter(isLetter).length;
  return letters > 2 && (rows.length < 3 || 3 * symbols.size > cells);
}

/** Rows of one length whose cells are all of one kind. */
function readRows(value: unknown): (readonly unknown[])[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const rows: unknown[][] = [];
  for (const row of value) {
    const cells = typeof row === 'string' ? [...row] : row;
    if (!Array.isArray(cells) || cells.length === 0) return undefined;
    if (cells.length !== (rows[0] ?? cells).length || !cells.every(isCell)) return undefined;
    rows.push(cells);
  }
  const kind = typeof rows[0]?.[0];
  return rows.every((row) => row.every((cell) => typeof cell === kind)) ? rows : undefined;
}

function isCell(cell: unknown): boolean {
  if (typeof cell === 'string') return /^.$/su.test(cell);
  return cell === 0 || cell === 1 || typeof cell === 'boolean';
}

/** A list of width times height cells. */
function flatPicture(
  object: Readonly<Record<string, unknown>>,
  key: string,
  path: JsonPath,
): Found | undefined {
  const { width, height, [key]: cells } = object;
  if (typeof width !== 'number' || typeof height !== 'number' || !Array.isArray(cells))
    return undefined;
  if (!(width >= 1) || cells.length !== width * height || !cells.every(isCell)) return undefined;
  const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width));
  return { path: [...path, key], rows };
}

/** The colours of the cells; undefined if there are too many different characters for a picture. */
function readColors(
  rows: readonly (readonly unknown[])[],
): { palette: Palette; goal: number[][] } | undefined {
  if (typeof rows[0]?.[0] !== 'string') {
    return { palette: BLACK_ON_WHITE, goal: rows.map((row) => row.map(Number)) };
  }
  const symbols = new Set<string>();
  for (const row of rows) {
    for (const cell of row) symbols.add(String(cell));
    if (symbols.size > MAX_SYMBOLS) return undefined;
  }
  const { palette, colors } = chooseAlphabet([...symbols]);
  return { palette, goal: rows.map((row) => row.map((cell) => colors.get(String(cell)) ?? 0)) };
}

function writePicture(puzzles: readonly Puzzle[]): Result<string> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal } = picture.value;
  const { title, author } = puzzles[0]?.meta ?? {};
  const rows = Array.from({ length: goal.height }, (_, y) => {
    const cells = goal.cells.subarray(y * goal.width, (y + 1) * goal.width);
    return `  [${[...cells].map((cell) => (cell === 0 ? 0 : 1)).join(',')}]`;
  });
  const head = JSON.stringify({ title, author, width: goal.width, height: goal.height });
  return good(`${head.slice(0, -1)},"grid":[\n${rows.join(',\n')}\n]}\n`);
}
