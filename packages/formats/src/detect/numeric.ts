/**
 * The stage of detection for files of bare numbers: no keyword names the format, so all are tried,
 * and the one that turns all numbers into a consistent puzzle wins. If several do, the file's name
 * decides, then the layout, then a check for contradictory clues; after that a person must decide.
 *
 * If several formats give the same puzzle, the first of the list wins, so special formats precede
 * general ones: a CWD file is a CSPLib file with a blank line in it.
 */
import { bad, good, type Puzzle, type Result, sameClue } from '@nonokit/core';
import type { Format, NumberLayout, Source } from '../format.js';
import { bareText } from '../lexing/bare-lines.js';
import { contradicts } from '../numbers/contradiction.js';
import { detectAmbiguous, detectNumbers } from '../words/en/detect.js';
import { extensionOf } from './find-format.js';
import { nearestFormats } from './nearest-formats.js';

/**
 * The format in which a text of bare numbers gives a consistent puzzle. Several formats with
 * different puzzles are a problem that names them. Undefined if the text holds more than numbers,
 * or may be a picture of digits.
 */
export function numericFormat(
  source: Source,
  formats: readonly Format[],
): Result<Format> | undefined {
  const numeric = formats.filter(({ stage }) => stage === 'numbers');
  if (numeric.length === 0 || !isNumeric(source)) return undefined;
  const extension = extensionOf(source.name ?? '');
  const passing = numeric.filter((format) => format.detect(source));
  if (passing.length > 0) return chosen(passing, source, extension);
  const isShaped = formats.some((format) => format.stage === 'shape' && format.detect(source));
  return isShaped ? undefined : brokenNumbers(source, numeric, extension);
}

/**
 * True if the text, comments aside, is digits, blanks and commas, and perhaps a `#` alone on its
 * line.
 */
function isNumeric({ text: whole }: Source): boolean {
  const text = bareText(whole);
  return (
    text.trim() !== '' &&
    /^[0-9,#\s]*$/.test(text) &&
    !/[0-9,#][ \t]*#|#[ \t]*[0-9,]/.test(text) &&
    !isBitmap(text)
  );
}

/** True for lines of 0 and 1 of equal length above 1, which are a picture rather than numbers. */
function isBitmap(text: string): boolean {
  if (!/^[01\n]*$/.test(text)) return false;
  const lines = text.trim().split('\n');
  const width = lines[0]?.length ?? 0;
  return width > 1 && lines.every((line) => line.length === width);
}

/** Chooses the format of a file among those that give a consistent puzzle. */
function chosen(
  passing: readonly Format[],
  source: Source,
  extension: string,
): Result<Format> | undefined {
  const named = onlyOne(withExtension(passing, extension));
  if (named !== undefined) return good(named);
  const [first, ...others] = likeliest(passing, source);
  if (first === undefined) return undefined;
  const different = others.filter((other) => !samePuzzles(source, first, other));
  if (different.length === 0) return good(first);
  const [possible, ...more] = [first, ...different].filter((one) => isPossible(source, one));
  if (possible !== undefined && more.length === 0) return good(possible);
  return bad(detectAmbiguous, { ids: [first, ...different].map(({ id }) => id) });
}

/** False if the clues contradict each other in this format, so that it is unlikely. */
function isPossible(source: Source, format: Format): boolean {
  return format.read(source).every((puzzle) => puzzle.ok && !contradicts(puzzle.value));
}

/** The problem for a text of bare numbers that gives no puzzle in any of these formats. */
function brokenNumbers(
  source: Source,
  numeric: readonly Format[],
  extension: string,
): Result<Format> {
  const named = onlyOne(withExtension(numeric, extension));
  if (named !== undefined) return good(named);
  const tried = nearestFormats(source, numeric, { endCounts: true, foreign: FOREIGN });
  return bad(detectNumbers, { tried, ids: numeric.map(({ id }) => id) });
}

/** Problems that readers report for foreign layouts, which explain nothing. */
const FOREIGN: ReadonlySet<string> = new Set([
  'bad-size',
  'no-separator',
  'two-separators',
  'no-end',
]);

/** Keeps the formats without warnings, if any, and then those that the layout suggests. */
function likeliest(passing: readonly Format[], source: Source): readonly Format[] {
  if (passing.length < 2) return passing;
  const plain = passing.filter((format) => hasNoRemarks(format, source));
  const rest = plain.length > 0 ? plain : passing;
  const layout = findLayout(source);
  const likely = rest.filter((format) => format.isUnlikely?.(layout) !== true);
  return likely.length > 0 ? likely : rest;
}

/**
 * The layout of the lines. It matters: of 10,743 real puzzles written as CWD, 700 give another
 * puzzle if blank lines are ignored and columns come first.
 */
function findLayout({ text }: Source): NumberLayout {
  const [, ...rest] = text.trim().split('\n');
  const filled = rest.filter((line) => line.trim() !== '');
  const areRecords = filled.every((line) => {
    const [count, ...blocks] = line.trim().split(/\s+/);
    return Number(count) === blocks.length;
  });
  return { areRecords, isSpaced: filled.length < rest.length };
}

/** The formats with this extension; ".txt" identifies none. */
function withExtension(formats: readonly Format[], extension: string): readonly Format[] {
  return formats.filter(({ extensions }) => extensions[0] === extension);
}

function onlyOne<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}

function hasNoRemarks(format: Format, source: Source): boolean {
  return format.read(source).every((puzzle) => puzzle.ok && puzzle.warnings.length === 0);
}

function samePuzzles(source: Source, one: Format, other: Format): boolean {
  const a = one.read(source);
  const b = other.read(source);
  return a.length === b.length && a.every((puzzle, i) => samePuzzle(puzzle, b[i]));
}

function samePuzzle(a: Result<Puzzle>, b: Result<Puzzle> | undefined): boolean {
  if (!a.ok || b?.ok !== true) return false;
  const p = a.value;
  const q = b.value;
  return (
    p.width === q.width &&
    p.height === q.height &&
    p.rows.every((clue, y) => sameClue(clue, q.rows[y])) &&
    p.columns.every((clue, x) => sameClue(clue, q.columns[x]))
  );
}
