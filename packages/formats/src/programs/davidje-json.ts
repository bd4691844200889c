/**
 * JSON of davidje13's Nonogram: `{"rows": [[2, 1], …], "cols": […]}`, or an "image" of text in
 * which a blank is off. PyCSP3 reads the same without a picture. Our own JSON, with "width" and
 * "columns", is in `json`.
 */
import {
  bad,
  type Clue,
  good,
  type Puzzle,
  type PuzzleClaims,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { hiddenNumbers, WITHHELD } from '../lexing/hidden-blocks.js';
import { isObject, Wrong } from '../lexing/json-claims.js';
import {
  findExtent,
  type JsonPath,
  placeFinder,
  skipSpace,
  walkJson,
} from '../lexing/json-scan.js';
import { jsonTooDeep, jsonWrong } from '../words/en/lexing-syntax.js';
import {
  davidjeNoArray,
  davidjeNoClue,
  davidjeNoObject,
  davidjeNoPicture,
  davidjeWithheld,
} from '../words/en/programs-davidje.js';
import { goalRowTotal } from '../words/en/programs-pictures.js';

/** Maximum nesting of the brackets of a puzzle; "source" members may nest deeper than the rest. */
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

/** Looks only for "rows", "cols", "image" and "width" as members of the outermost object. */
function detectJson({ text }: Source): boolean {
  const start = skipSpace(text, 0);
  if (text[start] !== '{') return false;
  const has = (key: string): boolean => new RegExp(`"${key}"\\s{0,9}:`).test(text);
  if (has('width') || has('columns')) return false;
  return (has('cols') && has('rows')) || /^\{\s{0,99}"image"\s{0,9}:/.test(text.slice(start));
}

function readJson({ text, limits }: Source): Result<Puzzle> {
  const createPlace = placeFinder(text);
  const start = skipSpace(text, 0);
  if (findExtent(text, start).depth > MAX_DEPTH) {
    return bad(jsonTooDeep, { most: MAX_DEPTH }, createPlace(start));
  }
  const error = walkJson(text, start, text.length);
  if (error !== undefined) {
    return bad(jsonWrong, { what: error.expected }, createPlace(error.at));
  }
  const value: unknown = JSON.parse(text);
  const claims = parseClaims(value);
  if (claims instanceof Wrong) {
    const place = createPlace(findEntry(text, start, claims.path));
    return { ok: false, problem: { ...claims.problem, ...place } };
  }
  const sizePlace = createPlace(start);
  const wrong = wrongSizes(claims.width, claims.height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const withheld = findWithheld(value);
  if (withheld === undefined) return checkedPuzzle({ ...claims, sizePlace }, limits);
  const { key, index } = withheld;
  const place = createPlace(findEntry(text, start, [key, index]));
  return hiddenNumbers(claims, problem(davidjeWithheld, withheld, place));
}

/** The first line whose clue is withheld. */
function findWithheld(
  value: unknown,
): { readonly key: string; readonly index: number } | undefined {
  for (const key of ['rows', 'cols']) {
    const lines: unknown = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    const index = Array.isArray(lines) ? lines.indexOf(null) : -1;
    if (index >= 0) return { key, index };
  }
  return undefined;
}

/** The index of the value at `path`. */
function findEntry(text: string, start: number, path: JsonPath): number {
  let found = start;
  walkJson(text, start, text.length, (here, at) => {
    if (here.length === path.length && here.every((key, i) => key === path[i])) found = at;
  });
  return found;
}

function parseClaims(value: unknown): PuzzleClaims | Wrong {
  if (!isObject(value)) return new Wrong([], problem(davidjeNoObject));
  const { source } = value;
  const meta = toMeta({ source: typeof source === 'string' ? source : undefined });
  if (Object.hasOwn(value, 'image')) {
    const goal = readGoal(value['image']);
    if (goal instanceof Wrong) return goal;
    return { width: goal[0]?.length ?? 0, height: goal.length, goal, meta };
  }
  const rows = readClues(value, 'rows');
  if (rows instanceof Wrong) return rows;
  const columns = readClues(value, 'cols');
  if (columns instanceof Wrong) return columns;
  return { width: columns.length, height: rows.length, rows, columns, meta };
}

function readClues(object: Readonly<Record<string, unknown>>, key: string): Clue[] | Wrong {
  const lines = Object.hasOwn(object, key) ? object[key] : undefined;
  if (!Array.isArray(lines)) {
    const path = lines === undefined ? [] : [key];
    return new Wrong(path, problem(davidjeNoArray, { key }));
  }
  const clues: Clue[] = [];
  for (const [i, line] of lines.entries()) {
    if (line === null) {
      clues.push([WITHHELD]);
      continue;
    }
    if (!Array.isArray(line) || line.some((size) => typeof size !== 'number')) {
      return new Wrong([key, i], problem(davidjeNoClue, { key, index: i }));
    }
    clues.push(line.length === 1 && line[0] === 0 ? [] : line.map((size) => ({ size, color: 1 })));
  }
  return clues;
}

/** The rows of an image: lines of a text, or texts, all of one length. */
function readGoal(image: unknown): Uint8Array[] | Wrong {
  const rows: unknown = typeof image === 'string' ? image.replace(/\n$/, '').split('\n') : image;
  const isText = Array.isArray(rows) && rows.every((row): row is string => typeof row === 'string');
  if (!isText) return new Wrong(['image'], problem(davidjeNoPicture));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const unequal = rows.findIndex((row) => row.length !== width);
  if (unequal >= 0) {
    const found = rows[unequal]?.length ?? 0;
    return new Wrong(
      ['image'],
      problem(goalRowTotal, { row: unequal + 1, found, expected: width }),
    );
  }
  return rows.map((row) => Uint8Array.from(row, (char) => (char === ' ' ? 0 : 1)));
}

function writeJson({ rows, columns, meta }: Puzzle): string {
  const lines = (clues: readonly Clue[]): string =>
    `[${clues.map((clue) => `[${clue.map(({ size }) => size).join(', ')}]`).join(', ')}]`;
  const source = meta.source ? `, "source": ${JSON.stringify(meta.source)}` : '';
  return `{"rows": ${lines(rows)}, "cols": ${lines(columns)}${source}}\n`;
}
