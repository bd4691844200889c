/**
 * Pieces: the puzzles of a stream, each as its own text, read when its turn comes.
 */
import { bad, DEFAULT_LIMITS, type Problem, type Puzzle, type Result } from '@nonokit/core';
import { taaiPuzzles } from '@nonokit/formats';
import { json } from '@nonokit/formats/own';
import { noEntry, notOnePuzzle } from '../words/en/problems/batch.js';
import { isBlankBytes, isBlankText, type StreamBody, type StreamKind } from './chunk.js';

/** The text of one puzzle, and its first line in the input. */
export interface Piece {
  readonly text: string;
  readonly line: number;
}

/** Lines among bytes. Numbers, since an object for each costs as much as reading a small puzzle. */
export interface Lines {
  readonly count: number;
  /** By line: where it begins, where its end is, and its number in the input. */
  readonly places: readonly number[];
}

/** Numbers of a line in `Lines`. */
export const PLACES = 3;

/** A part of bytes. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The puzzles of a part of a stream, not yet read. */
export function listPieces(body: StreamBody): Piece[] {
  const { kind, bytes, line } = body;
  if (kind === 'ndjson') {
    const lines = linesOf(body);
    return Array.from({ length: lines.count }, (_, k) => linePiece(body, lines, k));
  }
  const from = skipMark(body);
  const pieces: Piece[] = [];
  let at = line;
  for (const text of textAt(bytes, { from, to: bytes.length }).split(/\n(?=\$)/)) {
    if (!isBlankText(text)) pieces.push({ text, line: at });
    at += text.split('\n').length;
  }
  return pieces;
}

/** The lines of a part of a stream that are not blank. */
export function linesOf(body: Pick<StreamBody, 'bytes' | 'line'>): Lines {
  const { bytes } = body;
  const places: number[] = [];
  let { line } = body;
  for (let from = skipMark(body); from < bytes.length; line++) {
    const newLine = bytes.indexOf(NEW_LINE, from);
    const to = newLine < 0 ? bytes.length : newLine;
    if (!isBlankBytes(bytes, from, to)) places.push(from, to, line);
    from = to + 1;
  }
  return { count: places.length / PLACES, places };
}

/** Line `k`, which must be there. */
export function linePiece(
  { bytes }: Pick<StreamBody, 'bytes'>,
  { places }: Lines,
  k: number,
): Piece {
  const [from = 0, to = 0, line = 0] = places.slice(PLACES * k, PLACES * (k + 1));
  return { text: textAt(bytes, { from, to }), line };
}

/** A part of bytes as text. */
export function textAt(bytes: Uint8Array, { from, to }: Span): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('utf8');
}

/** Where the text of a stream begins: after its byte order mark, if it has one. */
function skipMark({ bytes, line }: Pick<StreamBody, 'bytes' | 'line'>): number {
  return line === 1 && MARK.every((byte, k) => bytes[k] === byte) ? MARK.length : 0;
}

const NEW_LINE = 10;
/** The byte order mark in UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/** Reads a piece; the lines of problems are counted from the start of the input. */
export function readPiece(kind: StreamKind, { text, line }: Piece): Result<Puzzle> {
  const read = kind === 'ndjson' ? readLine(text) : readEntry(text);
  return read.ok ? read : { ...read, problem: placed(read.problem, line) };
}

function placed(what: Problem, line: number): Problem {
  return what.line === undefined ? { ...what, line } : { ...what, line: what.line + line - 1 };
}

const NO_BYTES = new Uint8Array();

function readLine(text: string): Result<Puzzle> {
  const results = json.read({ bytes: NO_BYTES, text, limits: DEFAULT_LIMITS });
  const [first] = results;
  if (first !== undefined && results.length === 1) return first;
  return bad(notOnePuzzle, { found: results.length });
}

function readEntry(text: string): Result<Puzzle> {
  for (const puzzle of taaiPuzzles([text])) return puzzle;
  return bad(noEntry);
}
