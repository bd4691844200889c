/**
 * JSON of davidje13's Nonogram: `{"rows": [[2, 1], …], "cols": […]}`, or an "image" of text in which a blank
 * is off. PyCSP3 takes the same without a picture. Our own JSON, with "width" and "columns", is in `json`.
 */
import { bad, type Clue, good, type Puzzle, type PuzzleClaims, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, metaOf, wrongSizes } from '../lexing/checked-puzzle.js';
import { isObject } from '../lexing/json-claims.js';
import { extentOf, type JsonPath, placeFinder, skipSpace, walkJson } from '../lexing/json-scan.js';

/** How deeply the brackets of a puzzle are nested at most; sources may add some. */
const MAX_DEPTH = 64;

/** One puzzle as JSON of davidje13's Nonogram. */
export const davidjeJson: Format = {
  id: 'davidje-json',
  name: 'davidje13 JSON',
  extensions: ['.json'],
  media: 'text',
  holds: {
    colors: 'none',
    background: false,
    clues: true,
    goal: false,
    meta: ['source'],
    several: false,
  },
  detect: detectJson,
  read: (source) => [readJson(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeJson(puzzle)),
};

/** Where the members "rows", "cols", "image" and "width" of the outermost object may be, no more is said. */
function detectJson({ text }: Source): boolean {
  const start = skipSpace(text, 0);
  if (text[start] !== '{') return false;
  const has = (key: string): boolean => new RegExp(`"${key}"\\s{0,9}:`).test(text);
  if (has('width') || has('columns')) return false;
  return (has('cols') && has('rows')) || /^\{\s{0,99}"image"\s{0,9}:/.test(text.slice(start));
}

/** What is wrong in a value, and where. */
class Wrong {
  readonly path: JsonPath;
  readonly code: string;
  readonly message: string;

  constructor(path: JsonPath, code: string, message: string) {
    this.path = path;
    this.code = code;
    this.message = message;
  }
}

function readJson({ text, limits }: Source): Result<Puzzle> {
  const placeOf = placeFinder(text);
  const start = skipSpace(text, 0);
  if (extentOf(text, start).depth > MAX_DEPTH) {
    return bad('too-deep', `the brackets are nested more than ${MAX_DEPTH} deep`, placeOf(start));
  }
  const error = walkJson(text, start, text.length);
  if (error !== undefined) {
    return bad('bad-json', `this is not JSON, expected ${error.expected}`, placeOf(error.at));
  }
  const value: unknown = JSON.parse(text);
  const claims = claimsOf(value);
  if (claims instanceof Wrong) {
    return bad(claims.code, claims.message, placeOf(indexOf(text, start, claims.path)));
  }
  const sizePlace = placeOf(start);
  const wrong = wrongSizes(claims.width, claims.height, limits, sizePlace);
  return wrong ?? checkedPuzzle({ ...claims, sizePlace }, limits);
}

/** Where the value at `path` begins. */
function indexOf(text: string, start: number, path: JsonPath): number {
  let found = start;
  walkJson(text, start, text.length, (here, at) => {
    if (here.length === path.length && here.every((key, i) => key === path[i])) found = at;
  });
  return found;
}

function claimsOf(value: unknown): PuzzleClaims | Wrong {
  if (!isObject(value))
    return new Wrong([], 'bad-json', 'the value is no object, expected a puzzle');
  const { source } = value;
  const meta = metaOf({ source: typeof source === 'string' ? source : undefined });
  if (Object.hasOwn(value, 'image')) {
    const goal = goalOf(value['image']);
    if (goal instanceof Wrong) return goal;
    return { width: goal[0]?.length ?? 0, height: goal.length, goal, meta };
  }
  const rows = cluesOf(value, 'rows');
  if (rows instanceof Wrong) return rows;
  const columns = cluesOf(value, 'cols');
  if (columns instanceof Wrong) return columns;
  return { width: columns.length, height: rows.length, rows, columns, meta };
}

function cluesOf(object: Readonly<Record<string, unknown>>, key: string): Clue[] | Wrong {
  const lines = Object.hasOwn(object, key) ? object[key] : undefined;
  if (!Array.isArray(lines)) {
    const path = lines === undefined ? [] : [key];
    return new Wrong(path, 'no-clues', `"${key}" is no array, expected one clue a line`);
  }
  const clues: Clue[] = [];
  for (const [i, line] of lines.entries()) {
    if (line === null) {
      const what = `the clue ${key}[${i}] is withheld`;
      return new Wrong([key, i], 'hidden-number', `${what}, expected all clues`);
    }
    if (!Array.isArray(line) || line.some((size) => typeof size !== 'number')) {
      return new Wrong(
        [key, i],
        'bad-clue',
        `${key}[${i}] is no clue, expected an array of numbers`,
      );
    }
    clues.push(line.length === 1 && line[0] === 0 ? [] : line.map((size) => ({ size, color: 1 })));
  }
  return clues;
}

/** The rows of an image: lines of a text, or texts, all of one length. */
function goalOf(image: unknown): Uint8Array[] | Wrong {
  const rows: unknown = typeof image === 'string' ? image.replace(/\n$/, '').split('\n') : image;
  const isText = Array.isArray(rows) && rows.every((row): row is string => typeof row === 'string');
  if (!isText)
    return new Wrong(['image'], 'bad-goal', '"image" is no picture, expected rows of text');
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const unequal = rows.findIndex((row) => row.length !== width);
  if (unequal >= 0) {
    const what = `row ${unequal + 1} of the picture has ${rows[unequal]?.length} cells`;
    return new Wrong(['image'], 'bad-goal', `${what}, expected ${width}`);
  }
  return rows.map((row) => Uint8Array.from(row, (char) => (char === ' ' ? 0 : 1)));
}

function writeJson({ rows, columns, meta }: Puzzle): string {
  const lines = (clues: readonly Clue[]): string =>
    `[${clues.map((clue) => `[${clue.map(({ size }) => size).join(', ')}]`).join(', ')}]`;
  const source = meta.source ? `, "source": ${JSON.stringify(meta.source)}` : '';
  return `{"rows": ${lines(rows)}, "cols": ${lines(columns)}${source}}\n`;
}
