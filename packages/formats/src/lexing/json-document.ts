/**
 * JSON files of other programs: one value, with the place of everything in it. `detectKind` guesses
 * the kind of puzzle from the keys, because detection must not parse a large file.
 */
import { bad, good, type Place, type Result } from '@nonokit/core';
import { jsonValue } from '../words/en/json-things.js';
import {
  jsonBlank,
  jsonEndsEarly,
  jsonGoesOn,
  jsonNoBracket,
  jsonTooDeep,
  jsonWrong,
} from '../words/en/lexing-syntax.js';
import { cut } from './cursor.js';
import { findExtent, type JsonPath, placeFinder, skipSpace, walkJson } from './json-scan.js';

/** Maximum nesting; no puzzle needs more. */
const MAX_DEPTH = 64;

/** A parsed file. */
export interface JsonDocument {
  readonly value: unknown;
  /** The place of the value at a path; the start of the file if there is none. */
  placeOf(path: JsonPath): Place;
  /** The place of each item of the list at a path. */
  itemPlaces(path: JsonPath): readonly Place[];
}

/** Parses a file, or returns the place where it stops being JSON. */
export function readDocument(text: string): Result<JsonDocument> {
  const from = skipSpace(text, 0);
  if (text[from] !== '{' && text[from] !== '[') {
    const [found = ''] = text.slice(from, from + 50).split('\n');
    const place = placeFinder(text)(from);
    return found === ''
      ? bad(jsonBlank, {}, place)
      : bad(jsonNoBracket, { found: cut(found) }, place);
  }
  const { to, depth } = findExtent(text, from);
  if (depth > MAX_DEPTH) {
    return bad(jsonTooDeep, { most: MAX_DEPTH }, placeFinder(text)(from));
  }
  const end = skipSpace(text, to);
  if (end < text.length) {
    const found = cut(text.slice(end, end + 50).trim());
    return bad(jsonGoesOn, { found }, placeFinder(text)(end));
  }
  try {
    const value: unknown = JSON.parse(text);
    const findPlace = (path: JsonPath): Place =>
      placeFinder(text)(parseIndices(text, from, path)[0] ?? from);
    const itemPlaces = (path: JsonPath): Place[] =>
      parseIndices(text, from, path, 1).map(placeFinder(text));
    return good({ value, placeOf: findPlace, itemPlaces });
  } catch {
    const error = walkJson(text, from, text.length) ?? { at: from, expected: jsonValue };
    const message = error.at < text.length ? jsonWrong : jsonEndsEarly;
    return bad(message, { what: error.expected }, placeFinder(text)(error.at));
  }
}

/** The index of the value at `path`, or of the values `deeper` levels inside it. */
function parseIndices(text: string, from: number, path: JsonPath, deeper = 0): number[] {
  const found: number[] = [];
  walkJson(text, from, text.length, (here, at) => {
    if (here.length !== path.length + deeper) return;
    if (path.every((key, i) => key === here[i])) found.push(at);
  });
  return found;
}

/** The kind of puzzle that the keys of a file suggest. */
export type JsonKind = 'clues' | 'picture' | 'loom';

/** Number of characters examined to find the kind. */
const LOOKED_AT = 2_000_000;

/**
 * The kind of another program's JSON file, by its keys; undefined for our own JSON, for
 * davidje13's, and for files that are not JSON.
 */
export function detectKind(text: string): JsonKind | undefined {
  const from = skipSpace(text, 0);
  if (text[from] === '[') return kindOfArray(text.slice(from, from + 1000));
  if (text[from] !== '{' || /^\{\s*"format"\s*:\s*"nonokit"/.test(text.slice(from, from + 200))) {
    return undefined;
  }
  const keys = new Keys();
  walkJson(text, from, Math.min(text.length, LOOKED_AT), (path, at) => keys.visit(path, text, at));
  return keys.kind();
}

function kindOfArray(start: string): JsonKind | undefined {
  if (/^\[\s*\[\s*\[/.test(start)) return 'clues';
  if (/^\[\s*(?:\[\s*(?:[01]\s*[,\]]|true|false|"[^"]")|"[^"{]+"\s*[,\]])/.test(start))
    return 'picture';
  return undefined;
}

/** Facts about an object, collected on a walk through it. */
class Keys {
  /**
   * Names of members, also of members of members, with the beginning of their values: "[", "{", or
   * "1" for a number.
   */
  readonly #members = new Map<string, string>();
  /** The same of the object's own members alone. */
  readonly #own = new Map<string, string>();
  /** True if a member at any depth is called "width" or "columns". */
  #hasOurNames = false;
  /** True if some clue holds more than bare numbers. */
  #hasPairs = false;
  /** True if the cells of a number-loom document were seen. */
  #hasCells = false;
  /** True if some member is a matrix of 0 and 1 or a list of texts. */
  #hasMatrix = false;
  /** True if some member is a flat list that begins with 0 or 1. */
  #hasFlat = false;

  visit(path: JsonPath, text: string, at: number): void {
    const char = text[at] ?? '';
    const key = path.at(-1);
    this.#hasOurNames ||= key === 'width' || key === 'columns';
    if (typeof key === 'string' && path.length <= 2) {
      const value = /[-\d]/.test(char) ? '1' : char;
      this.#members.set(normalizeKey(key), value);
      if (path.length === 1) this.#own.set(normalizeKey(key), value);
      this.#hasCells ||= path.length === 2 && path[0] === 'solution' && key === 'cells';
    } else if (key === 0 && isMatrixStart(path, text, at)) this.#hasMatrix = true;
    this.#hasFlat ||= key === 0 && path.length === 2 && /[01]/.test(char);
    if (char === '[' && path.length >= 3 && typeof path.at(-3) === 'string') this.#hasPairs = true;
  }

  kind(): JsonKind | undefined {
    if (this.#hasCells) return 'loom';
    const isList = (name: string): boolean => this.#members.get(name) === '[';
    const isNumber = (name: string): boolean => this.#members.get(name) === '1';
    const rows = [...ROW_NAMES].some(isList);
    const columns = [...COLUMN_NAMES].some(isList);
    if (this.#isOurs()) return undefined;
    if (rows && columns) {
      const isDavidje = isList('rows') && isList('cols') && !this.#hasPairs && !this.#hasOurNames;
      return isDavidje ? undefined : 'clues';
    }
    if (this.#members.has('image')) return undefined;
    const isFlat = this.#hasFlat && isNumber('width') && isNumber('height');
    return this.#hasMatrix || isFlat ? 'picture' : undefined;
  }

  /** True if the object itself has sizes and clues or a picture by our names for them. */
  #isOurs(): boolean {
    const own = (name: string, value: string): boolean => this.#own.get(name) === value;
    if (!own('width', '1') || !own('height', '1')) return false;
    return (own('rows', '[') && own('columns', '[')) || own('goal', '[');
  }
}

/** True for the first item of a list of lists of 0 and 1, or of texts, that is a member's value. */
function isMatrixStart(path: JsonPath, text: string, at: number): boolean {
  const isMember = path.length <= 3 && typeof path.at(-2) === 'string';
  return (
    isMember &&
    /^(?:\[\s*(?:[01]\s*[,\]]|true|false|"[^"]")|"[^"\s]+"\s*,)/.test(text.slice(at, at + 300))
  );
}

/** The normalised name of a member: "rowClues", "row_clues" and "RowClues" become the same. */
export function normalizeKey(key: string): string {
  return key.replace(/[_\s-]/g, '').toLowerCase();
}

/** Common names for the list of row clues. */
export const ROW_NAMES: ReadonlySet<string> = new Set([
  ...['rows', 'row', 'rowclues', 'rowhints', 'rowpatterns', 'rowrules', 'rowvalues', 'rownumbers'],
  ...['horizontal', 'horizontalclues', 'cluesrows', 'hintsrows', 'left'],
]);

/** Common names for the list of column clues. */
export const COLUMN_NAMES: ReadonlySet<string> = new Set([
  ...['columns', 'cols', 'column', 'col', 'columnclues', 'colclues', 'columnhints', 'colhints'],
  ...['columnpatterns', 'colpatterns', 'columnrules', 'colrules', 'columnvalues', 'colvalues'],
  ...['columnnumbers', 'colnumbers', 'vertical', 'verticalclues', 'cluescolumns', 'top'],
]);
