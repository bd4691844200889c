/**
 * Files of bare numbers: nothing names the format, so each hypothesis is tried, and the one that makes a
 * consistent puzzle of all numbers is the right one. Where several do, the file's name decides, then the
 * layout, then which of the puzzles does not contradict itself; then a person must.
 */
import { bad, good, type Puzzle, type Result, sameClue } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { contradicts } from '../numbers/contradiction.js';
import { cril } from '../numbers/cril.js';
import { csplib, cwd } from '../numbers/cwd.js';
import { feenn } from '../numbers/feenn.js';
import { keen } from '../numbers/keen.js';
import { mk } from '../numbers/mk.js';
import { nin } from '../numbers/nin.js';
import { spoj } from '../numbers/spoj.js';
import { syro } from '../numbers/syro.js';
import { pzlBlack } from '../programs/pzl.js';
import { nearestFormats } from './nearest-formats.js';

/**
 * The formats whose files hold numbers alone. Of several that make one and the same puzzle the first is
 * taken, so the special stand before the general: a CWD file is a CSPLib file with a blank line in it.
 */
const NUMERIC: readonly Format[] = [nin, mk, cwd, csplib, feenn, keen, syro, spoj, cril, pzlBlack];

/** True for the formats among which `numericFormat` chooses. */
export function isNumericFormat(format: Format): boolean {
  return NUMERIC.includes(format);
}

/** True if the text is digits, blanks and commas, and perhaps a `#` alone on its line. */
export function isNumeric({ text }: Source): boolean {
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

/**
 * The format in which a text of bare numbers makes a consistent puzzle. Several that make different ones
 * are a problem that names them; undefined if there is none.
 */
export function numericFormat(source: Source, extension: string): Result<Format> | undefined {
  const passing = NUMERIC.filter((format) => format.detect(source));
  const named = onlyOne(withExtension(passing, extension));
  if (named !== undefined) return good(named);
  const [first, ...others] = likeliest(passing, source);
  if (first === undefined) return undefined;
  const different = others.filter((other) => !samePuzzles(source, first, other));
  if (different.length === 0) return good(first);
  const [possible, ...more] = [first, ...different].filter((one) => isPossible(source, one));
  if (possible !== undefined && more.length === 0) return good(possible);
  const ids = [first, ...different].map(({ id }) => id);
  const found = `the numbers make different puzzles as ${ids.join(' and as ')}`;
  return bad('ambiguous-format', `${found}, expected a name that tells or --from`);
}

/** False if the clues contradict each other in this format: the numbers were hardly meant so. */
function isPossible(source: Source, format: Format): boolean {
  return format.read(source).every((puzzle) => puzzle.ok && !contradicts(puzzle.value));
}

/** What to say of a text of bare numbers that makes no puzzle in any way. */
export function brokenNumbers(source: Source, extension: string): Result<Format> {
  const named = onlyOne(withExtension(NUMERIC, extension));
  if (named !== undefined) return good(named);
  const reasons = nearestFormats(source, NUMERIC, { endCounts: true, foreign: FOREIGN });
  const tried = reasons.length > 0 ? reasons : [`tried ${NUMERIC.map(({ id }) => id).join(', ')}`];
  return bad(
    'unknown-format',
    `the file holds numbers but no consistent puzzle: ${tried.join('; ')}`,
  );
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
  const unlikely = againstLayout(source);
  const likely = rest.filter((format) => !unlikely.includes(format));
  return likely.length > 0 ? likely : rest;
}

/**
 * Which formats the lines speak against. Line ends mean nothing to a `.pzl`, but its writers put a record on
 * a line and blank lines between the parts. CSPLib, feenn and, beside records, NIN have no blank lines: of
 * 10,743 real puzzles as CWD, 700 make another one with columns first and blank lines ignored.
 */
function againstLayout({ text }: Source): readonly Format[] {
  const [, ...rest] = text.trim().split('\n');
  const filled = rest.filter((line) => line.trim() !== '');
  const areRecords = filled.every((line) => {
    const [count, ...blocks] = line.trim().split(/\s+/);
    return Number(count) === blocks.length;
  });
  const spaced = filled.length < rest.length;
  if (!areRecords) return spaced ? [pzlBlack, csplib, feenn] : [pzlBlack];
  return spaced ? [nin, csplib, feenn] : [];
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
