/**
 * Files of bare numbers: nothing names the format, so each hypothesis is tried and the one that makes a
 * consistent puzzle of all numbers is the right one. Where that is not enough the file's name decides,
 * then the layout.
 */
import { bad, describeProblem, good, type Puzzle, type Result, sameClue } from '@nonokit/core';
import type { Format, Source } from './format.js';
import { nin } from './nin.js';
import { pzlBlack } from './pzl.js';

/** The formats whose files hold numbers alone. */
const NUMERIC: readonly Format[] = [nin, pzlBlack];

/** True if the text is digits, blanks and commas. */
export function isNumeric({ text }: Source): boolean {
  return text !== '' && /^[0-9,\s]*$/.test(text);
}

/** The format of a text of bare numbers, or a problem that names the hypotheses. */
export function numericFormat(source: Source, extension: string): Result<Format> {
  const named = NUMERIC.find((format) => format.extensions.includes(extension));
  const passing = NUMERIC.filter((format) => format.detect(source));
  if (named !== undefined && passing.includes(named)) return good(named);
  const [first, second] = passing;
  if (first === undefined) return named === undefined ? neither(source) : good(named);
  if (second === undefined || samePuzzle(source, first, second)) return good(first);
  const plain = passing.filter((format) => hasNoRemarks(format.read(source)));
  if (plain.length === 1 && plain[0] !== undefined) return good(plain[0]);
  const laidOut = formatOfLayout(source);
  if (laidOut !== undefined) return good(laidOut);
  return bad(
    'ambiguous-format',
    `the numbers make a puzzle both as ${first.id} and as ${second.id}, expected a name or --from`,
  );
}

/**
 * What the lines suggest where the numbers allow both (1 file in 200 of real ones). Line ends mean nothing
 * to a `.pzl`, but its writers put a record on a line and blank lines between the parts; NIN has neither.
 */
function formatOfLayout({ text }: Source): Format | undefined {
  const [, ...rest] = text.trim().split('\n');
  const filled = rest.filter((line) => line.trim() !== '');
  const areRecords = filled.every((line) => {
    const [count, ...blocks] = line.trim().split(/\s+/);
    return Number(count) === blocks.length;
  });
  if (!areRecords) return nin;
  return filled.length < rest.length ? pzlBlack : undefined;
}

function neither(source: Source): Result<never> {
  const reasons = NUMERIC.map((format) => {
    const [result] = format.read(source);
    const why = result === undefined || result.ok ? 'it is odd' : describeProblem(result.problem);
    return `as ${format.id}, ${why}`;
  });
  return bad(
    'unknown-format',
    `the file holds numbers but no consistent puzzle: ${reasons.join('; ')}`,
  );
}

function hasNoRemarks([result]: readonly Result<Puzzle>[]): boolean {
  return result?.ok === true && result.warnings.length === 0;
}

function samePuzzle(source: Source, one: Format, other: Format): boolean {
  const [a] = one.read(source);
  const [b] = other.read(source);
  if (a?.ok !== true || b?.ok !== true) return false;
  const [p, q] = [a.value, b.value];
  return (
    p.width === q.width &&
    p.height === q.height &&
    p.rows.every((clue, y) => sameClue(clue, q.rows[y])) &&
    p.columns.every((clue, x) => sameClue(clue, q.columns[x]))
  );
}
