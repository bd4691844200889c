/**
 * The stage of detection for files of bare numbers: nothing names the format, so each is tried, and the one that
 * makes a consistent puzzle of all numbers is the right one. Where several do, the file's name decides, then the
 * layout, then which of the puzzles does not contradict itself; then a person must.
 *
 * Of several formats that make one and the same puzzle the first of the list is taken, so the special stand before
 * the general there: a CWD file is a CSPLib file with a blank line in it.
 */
import { bad, good, type Puzzle, type Result, sameClue } from '@nonokit/core';
import type { Format, NumberLayout, Source } from '../format.js';
import { contradicts } from '../numbers/contradiction.js';
import { detectAmbiguous, detectNumbers } from '../words/en/detect.js';
import { extensionOf } from './find-format.js';
import { nearestFormats } from './nearest-formats.js';

/**
 * The format in which a text of bare numbers makes a consistent puzzle. Several that make different ones are a
 * problem that names them. Undefined where the text holds more than numbers, and where it may still be a picture
 * of digits.
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

/** True if the text is digits, blanks and commas, and perhaps a `#` alone on its line. */
function isNumeric({ text }: Source): boolean {
  return (
    text !== '' &&
    /^[0-9,#\s]*$/.test(text) &&
    !/[0-9,#][ \t]*#|#[ \t]*[0-9,]/.test(text) &&
    !isBitmap(text)
  );
}

/** True for lines of 0 and 1 of one length above 1: a picture, whatever numbers they make. */
function isBitmap(text: string): boolean {
  if (!/^[01\n]*$/.test(text)) return false;
  const lines = text.trim().split('\n');
  const width = lines[0]?.length ?? 0;
  return width > 1 && lines.every((line) => line.length === width);
}

/** The one of these formats that a file is in; all of them make a consistent puzzle of its numbers. */
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

/** False if the clues contradict each other in this format: the numbers were hardly meant so. */
function isPossible(source: Source, format: Format): boolean {
  return format.read(source).every((puzzle) => puzzle.ok && !contradicts(puzzle.value));
}

/** What to say of a text of bare numbers that makes no puzzle in any of these formats. */
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

/** What readers say of files that are not laid out as theirs are: no use in an explanation. */
const FOREIGN: ReadonlySet<string> = new Set([
  'bad-size',
  'no-separator',
  'two-separators',
  'no-end',
]);

/** Of several formats those that have nothing to remark, if any, and then what the layout suggests. */
function likeliest(passing: readonly Format[], source: Source): readonly Format[] {
  if (passing.length < 2) return passing;
  const plain = passing.filter((format) => hasNoRemarks(format, source));
  const rest = plain.length > 0 ? plain : passing;
  const layout = layoutOf(source);
  const likely = rest.filter((format) => format.isUnlikely?.(layout) !== true);
  return likely.length > 0 ? likely : rest;
}

/**
 * What the lines look like. It matters: of 10,743 real puzzles written as CWD, 700 make another puzzle where
 * blank lines are ignored and columns come first.
 */
function layoutOf({ text }: Source): NumberLayout {
  const [, ...rest] = text.trim().split('\n');
  const filled = rest.filter((line) => line.trim() !== '');
  const areRecords = filled.every((line) => {
    const [count, ...blocks] = line.trim().split(/\s+/);
    return Number(count) === blocks.length;
  });
  return { areRecords, isSpaced: filled.length < rest.length };
}

/** The formats with this extension of their own: ".txt" may be any. */
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
  const [a, b] = [one.read(source), other.read(source)];
  return a.length === b.length && a.every((puzzle, i) => samePuzzle(puzzle, b[i]));
}

function samePuzzle(a: Result<Puzzle>, b: Result<Puzzle> | undefined): boolean {
  if (!a.ok || b?.ok !== true) return false;
  const [p, q] = [a.value, b.value];
  return (
    p.width === q.width &&
    p.height === q.height &&
    p.rows.every((clue, y) => sameClue(clue, q.rows[y])) &&
    p.columns.every((clue, x) => sameClue(clue, q.columns[x]))
  );
}
