/**
 * number-loom's `.woven`, also its share string: "WOVEN-", the document (`number-loom`) packed with
 * Brotli in base64, and "-", with a line end after every 100 characters.
 *
 * We pack without compression, which every Brotli decoder reads. The caller unpacks
 * (`ReadOptions.unpackBrotli`).
 */
import { bad, good, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { fromBase64, toBase64 } from '../lexing/base64.js';
import { quote } from '../lexing/cursor.js';
import { readDocument } from '../lexing/json-document.js';
import { decodeText, encodeText } from '../lexing/text-encoding.js';
import {
  wovenCharacters,
  wovenDamaged,
  wovenInside,
  wovenNoDecoder,
  wovenStart,
  wovenStopsShort,
  wovenTooLong,
} from '../words/en/woven.js';
import { numberLoom, puzzleOfLoom, writeLoom, writeLoomKind } from './number-loom.js';
import { storeBrotli } from './stored-brotli.js';

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
    const decoded = writeLoom(puzzles);
    return decoded.ok ? good(encodeWoven(decoded.value.trimEnd())) : decoded;
  },
  writeKind: (puzzle, picture) => {
    const decoded = writeLoomKind(puzzle, picture);
    return decoded.ok ? good(encodeWoven(decoded.value.trimEnd())) : decoded;
  },
};

/** Maximum bytes of an unpacked document, enough for millions of cells. */
const MAX_DOCUMENT = 8_000_000;

/** Maximum string length: a longer string exceeds the document limit even uncompressed. */
const MAX_STRING = 12_000_000;

/** The beginning of the string; problems inside it have no closer place. */
const PLACE = { line: 1, column: 1 };

function readWoven(source: Source): Result<Puzzle> {
  const packed = packedIn(source.text);
  const bytes = packed.ok ? unpacked(packed.value, source) : packed;
  if (!bytes.ok) return bytes;
  const decoded = readDocument(decodeText(bytes.value));
  const puzzle = decoded.ok ? puzzleOfLoom(decoded.value, source.limits) : decoded;
  if (!puzzle.ok) {
    const { kind } = puzzle;
    const problem = placed(puzzle.problem);
    return { ...puzzle, problem, kind: kind && { ...kind, place: PLACE } };
  }
  return good(puzzle.value, puzzle.warnings.map(placed));
}

/** The bytes in base64 between "WOVEN-" and "-". */
function packedIn(text: string): Result<Uint8Array> {
  if (text.length > MAX_STRING) return bad(wovenTooLong, {}, PLACE);
  const string = text.replace(/\s+/g, '');
  if (!string.startsWith('WOVEN-')) {
    return bad(wovenStart, { found: quote(string.slice(0, 10)) }, PLACE);
  }
  if (string.length < 8 || !string.endsWith('-')) return bad(wovenStopsShort, {}, PLACE);
  const packed = fromBase64(string.slice(6, -1));
  return packed === undefined ? bad(wovenCharacters, {}, PLACE) : good(packed);
}

function unpacked(packed: Uint8Array, { limits, unpackBrotli }: Source): Result<Uint8Array> {
  if (unpackBrotli === undefined) return bad(wovenNoDecoder, {}, PLACE);
  const most = Math.min(MAX_DOCUMENT, limits.maxBytes);
  const bytes = unpackBrotli(packed, most);
  // a decoder may check its bound only occasionally
  if (bytes === undefined || bytes.length > most) return bad(wovenDamaged, { most }, PLACE);
  return good(bytes);
}

/**
 * A problem inside the packed document, placed at the string because nobody can see the document's
 * lines.
 */
function placed(inside: Problem): Problem {
  return { ...problem(wovenInside, { problem: inside }, PLACE), code: inside.code };
}

/** Characters per line. */
const LINE = 100;

/** The string of a document. It does not end with a line end, because number-loom rejects one. */
function encodeWoven(decoded: string): string {
  const string = `WOVEN-${toBase64(storeBrotli(encodeText(decoded)))}-`;
  const lines: string[] = [];
  for (let at = 0; at < string.length; at += LINE) lines.push(string.slice(at, at + LINE));
  return lines.join('\n');
}
