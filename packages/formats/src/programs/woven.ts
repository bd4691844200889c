/**
 * number-loom's `.woven`, which is its share string, too: "WOVEN-", the document (`number-loom`) packed with
 * Brotli, in base64, and "-", with a line end after every hundredth character.
 *
 * We pack without compression, which every reader of Brotli understands.
 */
import {
  bad,
  describeProblem,
  good,
  type Problem,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { fromBase64, toBase64 } from '../lexing/base64.js';
import { quote } from '../lexing/cursor.js';
import { readDocument } from '../lexing/json-document.js';
import { decodeText, encodeText } from '../lexing/text-encoding.js';
import { storeBrotli, unbrotli } from './brotli.js';
import { loomOf, numberLoom, puzzleOfLoom } from './number-loom.js';

/** Share strings of number-loom, `--from woven`. */
export const woven: Format = {
  id: 'woven',
  name: 'number-loom .woven',
  extensions: ['.woven'],
  media: 'text',
  holds: numberLoom.holds,
  detect: ({ text }) => /^\s*WOVEN-/.test(text.slice(0, 1000)),
  read: (source) => [readWoven(source)],
  write: (puzzles) => {
    const decoded = loomOf(puzzles);
    return decoded.ok ? good(wovenOf(decoded.value.trimEnd())) : decoded;
  },
};

/** The largest document that is unpacked: one of millions of cells. */
const MAX_DOCUMENT = 8_000_000;

/** A longer string holds a larger document even where it is not compressed. */
const MAX_STRING = 12_000_000;

/** Where the string begins: nothing in it can be placed more closely. */
const PLACE = { line: 1, column: 1 };

function readWoven({ text, limits }: Source): Result<Puzzle> {
  if (text.length > MAX_STRING) {
    return bad('too-large', 'the string is longer than that of any puzzle allowed', PLACE);
  }
  const string = text.replace(/\s+/g, '');
  if (!string.startsWith('WOVEN-')) {
    const found = `the file begins with ${quote(string.slice(0, 10))}`;
    return bad('bad-title', `${found}, expected "WOVEN-"`, PLACE);
  }
  if (string.length < 8 || !string.endsWith('-')) {
    return bad('stops-short', 'the string stops short, expected "-" at its end', PLACE);
  }
  const packed = fromBase64(string.slice(6, -1));
  if (packed === undefined) {
    const what = 'the string has other characters than letters, digits, "+" and "/"';
    return bad('bad-encoding', what, PLACE);
  }
  const bytes = unbrotli(packed, Math.min(MAX_DOCUMENT, limits.maxBytes));
  if (!bytes.ok) return { ok: false, problem: { ...bytes.problem, ...PLACE } };
  const decoded = readDocument(decodeText(bytes.value));
  const puzzle = decoded.ok ? puzzleOfLoom(decoded.value, limits) : decoded;
  if (!puzzle.ok) return { ok: false, problem: placed(puzzle.problem) };
  return good(puzzle.value, puzzle.warnings.map(placed));
}

/** A problem of the packed document, in whose lines nobody can look. */
function placed(inside: Problem): Problem {
  return problem(inside.code, `in the packed document, ${describeProblem(inside)}`, PLACE);
}

/** Characters a line. */
const LINE = 100;

/** The string of a document. It does not end with a line end, which number-loom takes for an error. */
function wovenOf(decoded: string): string {
  const string = `WOVEN-${toBase64(storeBrotli(encodeText(decoded)))}-`;
  const lines: string[] = [];
  for (let at = 0; at < string.length; at += LINE) lines.push(string.slice(at, at + LINE));
  return lines.join('\n');
}
