/**
 * Pieces: the puzzles of a stream, each as its own text, read when its turn comes.
 */
import { bad, DEFAULT_LIMITS, type Problem, type Puzzle, type Result } from '@nonokit/core';
import { taaiPuzzles } from '@nonokit/formats';
import { json } from '@nonokit/formats/own';
import { noEntry, notOnePuzzle } from '../words/en/problems/batch.js';
import { isBlankText, type StreamBody, type StreamKind } from './chunk.js';

/** The text of one puzzle, and its first line in the input. */
export interface Piece {
  readonly text: string;
  readonly line: number;
}

/** The puzzles of a part of a stream, not yet read. */
export function piecesOf({ kind, bytes, line }: StreamBody): Piece[] {
  const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  const text = line === 1 ? decoded.replace(/^\uFEFF/, '') : decoded;
  const texts = kind === 'ndjson' ? text.split('\n') : text.split(/\n(?=\$)/);
  const pieces: Piece[] = [];
  let at = line;
  for (const piece of texts) {
    if (!isBlankText(piece)) pieces.push({ text: piece, line: at });
    at += kind === 'ndjson' ? 1 : piece.split('\n').length;
  }
  return pieces;
}

/** Reads a piece; the lines of problems are counted from the start of the input. */
export function readPiece(kind: StreamKind, { text, line }: Piece): Result<Puzzle> {
  const read = kind === 'ndjson' ? readLine(text) : readEntry(text);
  return read.ok ? read : { ok: false, problem: placed(read.problem, line) };
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
