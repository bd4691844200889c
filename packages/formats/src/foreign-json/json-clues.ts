/**
 * Clues as JSON without sizes: `{"rows": [[2, 1], ...], "columns": [...]}`, as ThomasR's solver
 * reads it, and the variants of other programs: other names, one more object around, pairs of
 * length and colour in either order, `["!", 3]` for three painted cells.
 */
import {
  BLACK_ON_WHITE,
  type Block,
  bad,
  type Clue,
  colorsOfIds,
  good,
  type Limits,
  type Palette,
  type Problem,
  type Puzzle,
  type PuzzleClaims,
  parseRgb,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { isObject, type JsonObject } from '../lexing/json-claims.js';
import {
  COLUMN_NAMES,
  detectKind,
  type JsonDocument,
  normalizeKey,
  ROW_NAMES,
  readDocument,
} from '../lexing/json-document.js';
import type { JsonPath } from '../lexing/json-scan.js';
import {
  jsonBadContent,
  jsonMixedBlocks,
  jsonNoClue,
  jsonNoLists,
  jsonOddBlock,
  jsonPartialPicture,
  jsonWithheld,
} from '../words/en/foreign-json.js';
import { lexingTooManyColors } from '../words/en/lexing-shared.js';

/** JSON of clues; written as ThomasR/nonogram-solver reads it. */
export const jsonClues: Format = {
  id: 'json-clues',
  name: 'JSON clues (ThomasR)',
  extensions: ['.json'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: (source) => detectKind(source.text) === 'clues' && !holdsPictures(source),
  read: (source) => [readClues(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeClues(puzzle)),
};

/** Up to this number of characters, a list of lists of lists is looked at as a whole. */
const LOOKED_AT = 2_000_000;

/** True for a list of pictures of 0 and 1, which begins like two lists of clues. */
function holdsPictures(source: Source): boolean {
  if (!/^\s*\[/.test(source.text) || source.text.length > LOOKED_AT) return false;
  const root = readDocument(source.text);
  const value = root.ok ? root.value.value : undefined;
  if (!Array.isArray(value) || !value.every(isBitmap)) return false;
  return value.length !== 2 || !readClues(source).ok;
}

/** True for two or more rows of 0 and 1 of one length. */
function isBitmap(rows: unknown): boolean {
  if (!Array.isArray(rows) || rows.length < 2) return false;
  const [first]: readonly unknown[] = rows;
  const width = Array.isArray(first) ? first.length : 0;
  const isRow = (row: unknown): boolean =>
    Array.isArray(row) && row.length === width && row.every((cell) => cell === 0 || cell === 1);
  return width > 1 && rows.every(isRow);
}

/** The two lists of a file, and the object that holds them. */
interface Lists {
  readonly rows: readonly unknown[];
  readonly columns: readonly unknown[];
  readonly rowPath: JsonPath;
  readonly columnPath: JsonPath;
  readonly object: JsonObject;
}

function readClues({ text, limits }: Source): Result<Puzzle> {
  const root = readDocument(text);
  if (!root.ok) return root;
  const { value, placeOf, itemPlaces } = root.value;
  const lists = listsIn(value, []);
  if (lists === undefined) {
    return bad(jsonNoLists, {}, placeOf([]));
  }
  const { rows, columns, rowPath, columnPath } = lists;
  const sizePlace = placeOf(rowPath);
  const wrong = wrongSizes(columns.length, rows.length, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const shape = parseShape(lists, root.value, limits);
  if (!shape.ok) return shape;
  const partial = parseContent(lists, root.value);
  if (!partial.ok) return partial;
  const read = (order: Order): Result<Puzzle> => {
    const claims = { ...toClaims(lists, order, shape.value), goal: partial.value, sizePlace };
    const checked = checkedPuzzle(claims, limits, partial.warnings);
    if (checked.ok) return checked;
    const places = { rowPlaces: itemPlaces(rowPath), columnPlaces: itemPlaces(columnPath) };
    return checkedPuzzle({ ...claims, ...places, goalPlace: placeOf(['content']) }, limits);
  };
  const puzzle = read('length first');
  if (puzzle.ok || shape.value.kind !== 'pairs') return puzzle;
  const swapped = read('colour first');
  return swapped.ok ? swapped : puzzle;
}

/** The lists of row and column clues, in the value itself or in one of its members. */
function listsIn(value: unknown, path: JsonPath): Lists | undefined {
  if (Array.isArray(value)) {
    const [rows, columns]: unknown[] = value;
    if (!Array.isArray(rows) || !Array.isArray(columns)) return undefined;
    return { rows, columns, rowPath: [...path, 0], columnPath: [...path, 1], object: {} };
  }
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  const listNamed = (names: ReadonlySet<string>) =>
    keys.find((key) => names.has(normalizeKey(key)) && Array.isArray(value[key]));
  const rowKey = listNamed(ROW_NAMES);
  const columnKey = listNamed(COLUMN_NAMES);
  if (rowKey !== undefined && columnKey !== undefined) {
    const rows = value[rowKey];
    const columns = value[columnKey];
    if (!Array.isArray(rows) || !Array.isArray(columns)) return undefined;
    const paths = { rowPath: [...path, rowKey], columnPath: [...path, columnKey] };
    return { rows, columns, ...paths, object: value };
  }
  if (path.length > 0) return undefined;
  for (const key of keys) {
    const inner = isObject(value[key]) ? listsIn(value[key], [key]) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The notation of blocks, the same throughout a file; an id is a text that names a colour. */
type Shape =
  | { readonly kind: 'numbers' | 'pairs' }
  | { readonly kind: 'ids'; readonly ids: ReadonlyMap<string, number> };

/** The order of the two numbers of a pair. */
type Order = 'length first' | 'colour first';

/** The shape of all blocks, or the first invalid block. */
function parseShape(
  { rows, columns, rowPath, columnPath }: Lists,
  { placeOf }: JsonDocument,
  { maxColors }: Limits,
): Result<Shape> {
  const kinds = new Set<Shape['kind']>();
  const ids = new Map<string, number>();
  for (const [lines, path] of [
    [rows, rowPath],
    [columns, columnPath],
  ] as const) {
    for (const [i, line] of lines.entries()) {
      if (!Array.isArray(line)) {
        return bad(line === null ? jsonWithheld : jsonNoClue, {}, placeOf([...path, i]));
      }
      for (const [k, block] of line.entries()) {
        const kind = kindOfBlock(block, ids);
        if (kind === undefined || (kinds.size > 0 && !kinds.has(kind))) {
          const message = kind === undefined ? jsonOddBlock : jsonMixedBlocks;
          return bad(message, {}, placeOf([...path, i, k]));
        }
        kinds.add(kind);
      }
    }
  }
  if (ids.size >= maxColors) {
    const counts = { colors: ids.size, most: maxColors };
    return bad(lexingTooManyColors, counts, placeOf(rowPath));
  }
  const [kind = 'numbers'] = kinds;
  return good(kind === 'ids' ? { kind, ids } : { kind });
}

/** The notation of a block; names of colours are collected and numbered. */
function kindOfBlock(block: unknown, ids: Map<string, number>): Shape['kind'] | undefined {
  if (typeof block === 'number') return 'numbers';
  if (!Array.isArray(block) || block.length !== 2) return undefined;
  const numbers = block.filter((part) => typeof part === 'number').length;
  if (numbers === 2) return 'pairs';
  const id = block.find((part) => typeof part === 'string');
  if (numbers !== 1 || typeof id !== 'string') return undefined;
  if (!ids.has(id)) ids.set(id, ids.size + 1);
  return 'ids';
}

function toClaims({ rows, columns, object }: Lists, order: Order, shape: Shape): PuzzleClaims {
  const readBlock = (block: unknown): Block => {
    if (typeof block === 'number') return { size: block, color: 1 };
    const [a, b]: unknown[] = Array.isArray(block) ? block : [];
    if (shape.kind === 'ids') {
      const [size, id] = typeof a === 'number' ? [a, b] : [b, a];
      return { size: Number(size), color: shape.ids.get(String(id)) ?? 0 };
    }
    const [size, color] = order === 'length first' ? [a, b] : [b, a];
    return { size: Number(size), color: Number(color) };
  };
  const unary = isUnary([...rows, ...columns]);
  // many programs write an empty clue as a lone 0
  const readClue = (line: unknown): Clue => {
    if (!Array.isArray(line) || (line.length === 1 && line[0] === 0)) return [];
    return unary ? unaryClue(line) : line.map(readBlock);
  };
  const rowClues = rows.map(readClue);
  const columnClues = columns.map(readClue);
  const palette = readPalette(object, shape, [...rowClues, ...columnClues]);
  const text = (key: string) => (typeof object[key] === 'string' ? object[key] : undefined);
  const meta = toMeta({ title: text('title') ?? text('name'), author: text('author') });
  return {
    width: columns.length,
    height: rows.length,
    palette,
    rows: rowClues,
    columns: columnClues,
    meta,
  };
}

/** True if all numbers are 0 or 1 and some 0 is not alone: PyCSP3 writes 3 1 as 1, 1, 1, 0, 1. */
function isUnary(lines: readonly unknown[]): boolean {
  let hasGap = false;
  for (const line of lines) {
    if (!Array.isArray(line) || !line.every((bit) => bit === 0 || bit === 1)) return false;
    hasGap ||= line.length > 1 && line.includes(0);
  }
  return hasGap;
}

function unaryClue(bits: readonly unknown[]): Clue {
  const runs = bits.join('').match(/1+/g) ?? [];
  return runs.map(({ length }) => ({ size: length, color: 1 }));
}

/** The file's own palette of "#rrggbb", else colours by name, else one colour per number in use. */
function readPalette(object: JsonObject, shape: Shape, clues: readonly Clue[]): Palette {
  if (shape.kind === 'numbers') return BLACK_ON_WHITE;
  if (shape.kind === 'ids') return makeInks([...shape.ids.keys()]);
  const own = Object.hasOwn(object, 'palette') ? object['palette'] : object['colors'];
  const listed = Array.isArray(own)
    ? own.map((rgb) => (typeof rgb === 'string' ? parseRgb(rgb) : undefined))
    : [];
  const rgbs = listed.flatMap((rgb) => (rgb === undefined ? [] : [{ rgb }]));
  if (rgbs.length > 1 && rgbs.length === listed.length) return rgbs;
  const last = clues.reduce(
    (most, clue) => clue.reduce((max, { color }) => Math.max(max, color), most),
    1,
  );
  const count = Math.min(Number.isInteger(last) ? last : 1, 16_000);
  return makeInks(Array.from({ length: count }, (_, i) => `${i + 1}`));
}

/** Inks with these ids; a single one is black. */
function makeInks(ids: readonly string[]): Palette {
  return ids.length < 2 ? BLACK_ON_WHITE : [{ rgb: '#ffffff' }, ...colorsOfIds(ids, ['#ffffff'])];
}

/** ThomasR's partial picture, -1 blank, 0 unknown, 1 filled: the goal if no cell is unknown. */
function parseContent(
  { rows, columns, object }: Lists,
  { placeOf }: JsonDocument,
): Result<number[][] | undefined> {
  const content = Object.hasOwn(object, 'content') ? object['content'] : undefined;
  if (content === undefined) return good(undefined);
  const place = placeOf(['content']);
  const cells: unknown[] = Array.isArray(content) ? content : [];
  const width = columns.length;
  if (
    cells.length !== width * rows.length ||
    cells.some((cell) => cell !== 0 && cell !== 1 && cell !== -1)
  ) {
    return bad(jsonBadContent, { cells: width * rows.length }, place);
  }
  if (cells.every((cell) => cell === 0)) return good(undefined);
  if (cells.includes(0)) return good(undefined, [partialRemark(place)]);
  return good(
    rows.map((_, y) => cells.slice(y * width, (y + 1) * width).map((cell) => (cell === 1 ? 1 : 0))),
  );
}

function partialRemark(place: { line: number; column: number }): Problem {
  return problem(jsonPartialPicture, {}, place);
}

function writeClues({ rows, columns }: Puzzle): string {
  const list = (clues: readonly Clue[]): string =>
    clues.map((clue) => `[${clue.map(({ size }) => size).join(', ')}]`).join(', ');
  return `{"rows": [${list(rows)}], "columns": [${list(columns)}]}\n`;
}
