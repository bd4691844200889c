/**
 * Our own format: puzzles as JSON. One object, an array of objects, or one object per line
 * (NDJSON).
 *
 * A file is first split into the texts of its puzzles, by brackets or lines, and each is parsed
 * alone: an error in one does not spoil the others, and a file of any length needs the memory of
 * one puzzle.
 */
import {
  bad,
  checkPuzzle,
  featuresOf,
  type Limits,
  type Place,
  type Puzzle,
  type PuzzleClaims,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle } from '../lexing/checked-puzzle.js';
import {
  claimsOfJson,
  isObject,
  type JsonObject,
  META_KEYS,
  Wrong,
} from '../lexing/json-claims.js';
import { detectKind } from '../lexing/json-document.js';
import { isKindObject, kindClaimsOfJson } from '../lexing/json-kind.js';
import { findExtent, type JsonPath, placeFinder, walkJson } from '../lexing/json-scan.js';
import { jsonItself } from '../words/en/json-things.js';
import {
  jsonEndsEarly,
  jsonLineEnds,
  jsonNoObject,
  jsonOtherKind,
  jsonTooDeep,
  jsonWrongCharacter,
} from '../words/en/lexing-syntax.js';
import type { Thing } from '../words/thing.js';
import { cutPieces, type Piece } from './json-pieces.js';
import { writeJson } from './json-write.js';

/** Maximum nesting of brackets, for members that are passed through. */
const MAX_DEPTH = 64;

/** JSON and NDJSON of our own making, `--from json`. */
export const json: Format = {
  id: 'json',
  name: 'Nonokit JSON',
  extensions: ['.json', '.ndjson', '.jsonl'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: true,
    goal: true,
    meta: META_KEYS,
    several: true,
    extra: true,
  },
  detect: ({ text }) => START.test(text) && (OUR_NAME.test(text) || !ANY_NAME.test(text)),
  isCertain: ({ text }) => isOurs(text),
  read: readJson,
  write: writeJson,
};

/** An object or a list of objects. */
const START = /^\s*(?:\{\s*["}]|\[\s*[{\]])/;

/**
 * The name of a member that says that a puzzle is meant. Without one the file is no puzzle, or one
 * in the JSON of another program.
 */
const OUR_NAME = /"(?:width|height|rows|columns|goal|palette|format)"\s{0,9}:/;

/** The name of any member, which a file that ends early may lack. */
const ANY_NAME = /"\s{0,9}:/;

/** Marks of other formats, which they look for anywhere in a text or in its first lines. */
const FOREIGN = /\bvar\s|\btask ?=|leftHeader|leftCodes|\b(?:rules|image)\b|^#d/im;

/**
 * True if no other format that may begin like JSON claims the text. Some are the JSON of other
 * programs, which `detectKind` and the names "width" and "columns" tell from ours. In others a line
 * of JSON may be a title, so they do not end with a bracket, or the text is a page with marks of
 * its own.
 */
function isOurs(text: string): boolean {
  return (
    START.test(text) &&
    /[}\]]$/.test(text.slice(-100).trimEnd()) &&
    /"(?:width|columns)"\s{0,9}:/.test(text) &&
    !FOREIGN.test(text) &&
    detectKind(text) === undefined
  );
}

function readJson({ text, limits }: Source): readonly Result<Puzzle>[] {
  const createPlace = placeFinder(text);
  const results: Result<Puzzle>[] = [];
  for (const piece of cutPieces(text)) {
    results.push(readPiece(text, piece, createPlace, limits));
    if (results.length > limits.maxPuzzles) break;
  }
  return results;
}

function readPiece(
  text: string,
  piece: Piece,
  placeOf: (at: number) => Place,
  limits: Limits,
): Result<Puzzle> {
  const { from, to, expected } = piece;
  if (expected !== undefined) return syntaxProblem(text, from, expected, placeOf);
  if (findExtent(text, from, to).depth > MAX_DEPTH) {
    return bad(jsonTooDeep, { most: MAX_DEPTH }, placeOf(from));
  }
  const value = parse(text.slice(from, to));
  if (value === undefined) {
    const error = walkJson(text, from, to) ?? { at: from, expected: jsonItself };
    return syntaxProblem(text, error.at, error.expected, placeOf);
  }
  if (!isObject(value)) {
    return bad(jsonNoObject, {}, placeOf(from));
  }
  const kind = isKindObject(value) ? readKind(value, text, piece, placeOf) : undefined;
  if (kind !== undefined) return kind;
  const claims = claimsOfJson(value);
  if (claims instanceof Wrong) {
    const place = placeOf(findOffset(text, piece, claims.path));
    return { ok: false, problem: { ...claims.problem, ...place } };
  }
  const puzzle = checkPuzzle(claims, limits);
  return puzzle.ok ? puzzle : checkedPuzzle(withPlaces(claims, text, piece, placeOf), limits);
}

/**
 * Says that a puzzle is of another kind, with what the file states; undefined if nothing about it
 * is unusual.
 */
function readKind(
  value: JsonObject,
  text: string,
  piece: Piece,
  placeOf: (at: number) => Place,
): Result<never> | undefined {
  const kind = kindClaimsOfJson(value);
  if (kind instanceof Wrong) {
    const place = placeOf(findOffset(text, piece, kind.path));
    return { ok: false, problem: { ...kind.problem, ...place } };
  }
  if (featuresOf(kind).length === 0) return undefined;
  const place = placeOf(piece.from);
  return { ok: false, problem: problem(jsonOtherKind, {}, place), kind: { ...kind, place } };
}

/** The value, or undefined if the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function syntaxProblem(
  text: string,
  at: number,
  what: Thing,
  placeOf: (at: number) => Place,
): Result<never> {
  const place = placeOf(at);
  if (at >= text.length) return bad(jsonEndsEarly, { what }, place);
  const found = String.fromCodePoint(text.codePointAt(at) ?? 32);
  if (found === '\n') return bad(jsonLineEnds, { what }, place);
  return bad(jsonWrongCharacter, { found, what }, place);
}

/** The index of the value at `path`, or of the piece if there is no such value. */
function findOffset(text: string, { from, to }: Piece, path: JsonPath): number {
  let found = from;
  walkJson(text, from, to, (here, at) => {
    if (here.length === path.length && here.every((key, i) => key === path[i])) found = at;
  });
  return found;
}

/** The claims with their places in the file, which are looked up only if something is wrong. */
function withPlaces(
  claims: PuzzleClaims,
  text: string,
  { from, to }: Piece,
  placeOf: (at: number) => Place,
): PuzzleClaims & { readonly sizePlace: Place } {
  let sizePlace = placeOf(from);
  let goalPlace: Place | undefined;
  const rowPlaces: Place[] = [];
  const columnPlaces: Place[] = [];
  walkJson(text, from, to, ([key, i, ...deeper], at) => {
    if (key === 'width' && i === undefined) sizePlace = placeOf(at);
    if (key === 'goal') goalPlace ??= placeOf(at);
    if (typeof i !== 'number' || deeper.length > 0) return;
    if (key === 'rows') rowPlaces[i] = placeOf(at);
    if (key === 'columns') columnPlaces[i] = placeOf(at);
  });
  return { ...claims, rowPlaces, columnPlaces, sizePlace, goalPlace };
}
