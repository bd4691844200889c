/**
 * Turns a parsed JSON object into claims: checks the type of every member and names a wrong one by
 * its path. `checkPuzzle` judges whether the values fit together.
 */
import {
  type Block,
  type Clue,
  cutColor,
  type Palette,
  type PaletteColor,
  type Problem,
  type PuzzleClaims,
  type PuzzleMeta,
  parseCut,
  parseRgb,
  problem,
} from '@nonokit/core';
import {
  anArray,
  anObject,
  jsonBlock,
  jsonCell,
  jsonCharacter,
  jsonClue,
  jsonClueArray,
  jsonColor,
  jsonColors,
  jsonGoal,
  jsonRow,
  jsonSize,
  jsonText,
  jsonVersion,
} from '../words/en/json-things.js';
import { jsonBadMember, jsonMissingMember } from '../words/en/lexing-syntax.js';
import { literally, type Thing } from '../words/thing.js';
import { quote } from './cursor.js';
import type { JsonPath } from './json-scan.js';

/** A wrong member of a JSON object. */
export class Wrong {
  constructor(
    /** Path of the member: ["rows", 3, 1]. */
    readonly path: JsonPath,
    /** What is wrong, without its place: 'rows[3][1] is "x", expected a block'. */
    readonly problem: Problem,
  ) {}
}

/** A JSON object. Its members may have any name, even "__proto__", so look them up with `own`. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The texts of a puzzle, in writing order. */
export const META_KEYS = [
  'id',
  'title',
  'author',
  'authorId',
  'source',
  'copyright',
  'license',
  'description',
] as const satisfies readonly (keyof PuzzleMeta)[];

/** All members with a meaning; others are passed through. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set([
  ...['format', 'version', 'width', 'height', 'palette', 'rows', 'columns', 'goal'],
  ...META_KEYS,
]);

/** The digits of a goal's rows: colour 10 is "a". */
export const BASE_62 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const DIGIT_VALUES = new Map([...BASE_62].map((digit, value) => [digit, value]));

/** True for an object that is not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The claims of an object, or its first wrong member. */
export function claimsOfJson(object: JsonObject): PuzzleClaims | Wrong {
  const foreign = checkFormat(object);
  if (foreign !== undefined) return foreign;
  const width = parseSize(object, 'width');
  if (width instanceof Wrong) return width;
  const height = parseSize(object, 'height');
  if (height instanceof Wrong) return height;
  const palette = readPalette(own(object, 'palette'));
  if (palette instanceof Wrong) return palette;
  const rows = readClues(object, 'rows');
  if (rows instanceof Wrong) return rows;
  const columns = readClues(object, 'columns');
  if (columns instanceof Wrong) return columns;
  const goal = readGoal(own(object, 'goal'));
  if (goal instanceof Wrong) return goal;
  const meta = parseMeta(object);
  if (meta instanceof Wrong) return meta;
  return { width, height, palette, rows, columns, goal, meta, extra: findExtra(object) };
}

/** The object's own member; null counts as absent. */
export function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? (object[key] ?? undefined) : undefined;
}

/** A wrong member: what is there, and what belongs there. */
export function wrong(path: JsonPath, value: unknown, what: Thing): Wrong {
  if (value === undefined && path.length === 1) {
    return new Wrong([], problem(jsonMissingMember, { name: `${path[0]}`, what }));
  }
  const member = pathText(path);
  return new Wrong(path, problem(jsonBadMember, { member, found: nameThing(value), what }));
}

/** A path as people write it: "rows[3][1]". */
function pathText(path: JsonPath): string {
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : i > 0 ? `.${key}` : key))
    .join('');
}

function nameThing(value: unknown): Thing {
  if (Array.isArray(value)) return anArray({ length: value.length });
  if (typeof value === 'string') return literally(quote(value));
  return isObject(value) ? anObject : literally(String(value));
}

/**
 * Checks the version only if the file says it is ours, because other programs number theirs
 * differently. Version 2 adds other kinds of puzzles.
 */
function checkFormat(object: JsonObject): Wrong | undefined {
  const format = own(object, 'format');
  if (format === undefined) return undefined;
  if (format !== 'nonokit') return wrong(['format'], format, literally('"nonokit"'));
  const version = own(object, 'version') ?? 1;
  return version === 1 || version === 2 ? undefined : wrong(['version'], version, jsonVersion);
}

/** The size of one side, or the wrong member. */
export function parseSize(object: JsonObject, key: 'width' | 'height'): number | Wrong {
  const value = own(object, key);
  return typeof value === 'number' ? value : wrong([key], value, jsonSize);
}

/** The colours, or the wrong one. Where cells may be cut, "#ffffff/#000000" is a colour as well. */
export function readPalette(value: unknown, mayBeCut = false): Palette | undefined | Wrong {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return wrong(['palette'], value, jsonColors);
  const palette: PaletteColor[] = [];
  for (const [i, entry] of value.entries()) {
    const color = parsePaletteColor(entry, i, mayBeCut);
    if (color instanceof Wrong) return color;
    palette.push(color);
  }
  return palette;
}

function parsePaletteColor(entry: unknown, i: number, mayBeCut: boolean): PaletteColor | Wrong {
  const whole = isObject(entry);
  const text = whole ? own(entry, 'color') : entry;
  const look = typeof text === 'string' ? parseLook(text, mayBeCut) : undefined;
  if (look === undefined) {
    const path = whole && text !== undefined ? ['palette', i, 'color'] : ['palette', i];
    return wrong(path, text ?? entry, jsonColor);
  }
  const name = whole ? own(entry, 'name') : undefined;
  const symbol = whole ? own(entry, 'symbol') : undefined;
  if (name !== undefined && typeof name !== 'string') {
    return wrong(['palette', i, 'name'], name, jsonText);
  }
  if (symbol !== undefined && (typeof symbol !== 'string' || !/^.$/su.test(symbol))) {
    return wrong(['palette', i, 'symbol'], symbol, jsonCharacter);
  }
  return {
    ...look,
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof symbol === 'string' ? { symbol } : {}),
  };
}

function parseLook(text: string, mayBeCut: boolean): PaletteColor | undefined {
  const rgb = parseRgb(text);
  if (rgb !== undefined) return { rgb };
  const halves = mayBeCut ? parseCut(text) : undefined;
  return halves === undefined ? undefined : cutColor(halves);
}

function readClues(object: JsonObject, key: 'rows' | 'columns'): Clue[] | undefined | Wrong {
  const value = own(object, key);
  if (value === undefined && own(object, 'goal') !== undefined) return undefined;
  if (!Array.isArray(value)) return wrong([key], value, jsonClueArray);
  for (const [i, line] of value.entries()) {
    if (!Array.isArray(line)) return wrong([key, i], line, jsonClue);
    const odd = line.findIndex((item) => !isBlock(item));
    if (odd >= 0) {
      return wrong([key, i, odd], line[odd], jsonBlock);
    }
  }
  return value.map((line: readonly JsonBlock[]) => line.map(readBlock));
}

/** The clues of a member that must be there, each as `read` reads it. */
export function readClueLists<Read>(
  object: JsonObject,
  key: string,
  read: (value: unknown, path: JsonPath) => Read | Wrong,
): Read[] | Wrong {
  const value = own(object, key);
  if (!Array.isArray(value)) return wrong([key], value, jsonClueArray);
  const clues: Read[] = [];
  for (const [i, line] of value.entries()) {
    const clue = read(line, [key, i]);
    if (clue instanceof Wrong) return clue;
    clues.push(clue);
  }
  return clues;
}

/** A block of JSON: its size, or its size and colour. */
type JsonBlock = number | readonly [size: number, color: number];

function isBlock(item: unknown): item is JsonBlock {
  if (!Array.isArray(item)) return typeof item === 'number';
  return item.length === 2 && typeof item[0] === 'number' && typeof item[1] === 'number';
}

/** Blocks of colour 1 by size, shared by all puzzles: a file of 100 MB has 60 million blocks. */
const SHARED_BLOCKS: readonly Block[] = Array.from({ length: 256 }, (_, size) =>
  Object.freeze({ size, color: 1 }),
);

function readBlock(item: JsonBlock): Block {
  if (typeof item === 'number') return SHARED_BLOCKS[item] ?? { size: item, color: 1 };
  const [size, color] = item;
  return (color === 1 ? SHARED_BLOCKS[size] : undefined) ?? { size, color };
}

/** The rows of the picture, or the wrong one. */
export function readGoal(value: unknown): ArrayLike<number>[] | undefined | Wrong {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return wrong(['goal'], value, jsonGoal);
  const rows: ArrayLike<number>[] = [];
  for (const [y, row] of value.entries()) {
    const cells = typeof row === 'string' ? parseDigits(row) : row;
    if (!Array.isArray(cells)) {
      return wrong(['goal', y], row, jsonRow);
    }
    const odd = cells.findIndex((cell) => typeof cell !== 'number');
    if (odd >= 0) return wrong(['goal', y, odd], cells[odd], jsonCell);
    rows.push(cells);
  }
  return rows;
}

function parseDigits(row: string): number[] | undefined {
  const cells: number[] = [];
  for (const digit of row) {
    const value = DIGIT_VALUES.get(digit);
    if (value === undefined) return undefined;
    cells.push(value);
  }
  return cells;
}

/** The texts of a puzzle, or the wrong one. */
export function parseMeta(object: JsonObject): PuzzleMeta | Wrong {
  const meta: { -readonly [Key in keyof PuzzleMeta]: PuzzleMeta[Key] } = {};
  for (const key of META_KEYS) {
    const value = own(object, key);
    if (value === undefined) continue;
    if (typeof value === 'string') meta[key] = value;
    else if (key === 'id' && typeof value === 'number') meta.id = String(value);
    else return wrong([key], value, jsonText);
  }
  return meta;
}

/** The unknown members. The object has no prototype, so "__proto__" is a member like any other. */
function findExtra(object: JsonObject): JsonObject | undefined {
  const extra: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(object)) {
    if (!KNOWN_KEYS.has(key)) extra[key] = object[key];
  }
  return Object.keys(extra).length > 0 ? extra : undefined;
}
