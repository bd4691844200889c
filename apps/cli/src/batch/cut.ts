/**
 * Cutting: turns a stream of bytes into chunks of whole puzzles, found by their first bytes without
 * parsing.
 *
 * The bytes of each read are passed on at once, so that a slow source is answered line by line and
 * a fast one in large chunks. Only one read and its last, incomplete puzzle are held in memory.
 */
import { DEFAULT_LIMITS, type Problem, problem } from '@nonokit/core';
import { puzzleTooLong } from '../words/en/problems/batch.js';
import { type Chunk, isBlankBytes, type StreamKind } from './chunk.js';

/** How to cut. */
export interface CutOptions {
  /** The file name in the answers. */
  readonly file: string;
  readonly kind: StreamKind;
  /** Most puzzles of the next chunk: 64. Called for every chunk. */
  readonly size: () => number;
  /** Decides which puzzles were answered before and are skipped. */
  readonly skip?: ((index: number) => boolean) | undefined;
  /** Most bytes of one puzzle. Default: the limit for files. */
  readonly maxBytes?: number;
}

/** Whole puzzles of the input, or the problem that prevents reading on. */
type Block = { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false };

/** The chunks of a stream; ends with a problem if a single puzzle is too long to hold. */
export async function* cutStream(
  source: AsyncIterable<Uint8Array>,
  options: CutOptions,
): AsyncGenerator<Chunk, Problem | undefined> {
  const { kind, maxBytes = DEFAULT_LIMITS.maxBytes } = options;
  const place = { index: 0, line: 1 };
  for await (const block of blocksOf(source, kind, maxBytes)) {
    if (!block.ok) {
      return problem(puzzleTooLong, { most: maxBytes }, { line: place.line, column: 1 });
    }
    yield* chunksOfBlock(block.bytes, place, options);
  }
  return undefined;
}

/** Blocks of whole puzzles: everything read so far, up to the last end of a puzzle. */
async function* blocksOf(
  source: AsyncIterable<Uint8Array>,
  kind: StreamKind,
  maxBytes: number,
): AsyncGenerator<Block> {
  let rest: Uint8Array[] = [];
  let length = 0;
  for await (const read of source) {
    const piece = Buffer.from(read.buffer, read.byteOffset, read.length);
    const end = kind === 'ndjson' ? piece.lastIndexOf(NEW_LINE) + 1 : entryEnd(piece, rest.at(-1));
    if (end > 0 || (end === 0 && kind === 'taai')) {
      if (length + end > 0) yield joined([...rest, piece.subarray(0, end)], length + end);
      rest = [];
      length = 0;
    }
    const after = piece.subarray(Math.max(end, 0));
    if (after.length > 0) rest.push(after);
    length += after.length;
    if (length > maxBytes) {
      yield { ok: false };
      return;
    }
  }
  if (length > 0) yield joined(rest, length);
}

const NEW_LINE = 10;
const DOLLAR = 36;

/**
 * Where the last tournament puzzle in `piece` begins, which ends all before it; -1 if none begins.
 */
function entryEnd(piece: Buffer, before: Uint8Array | undefined): number {
  const at = piece.lastIndexOf('\n$');
  if (at >= 0) return at + 1;
  return piece[0] === DOLLAR && before?.at(-1) === NEW_LINE ? 0 : -1;
}

function joined(pieces: readonly Uint8Array[], length: number): Block {
  const [only] = pieces;
  const whole = pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces, length);
  return { ok: true, bytes: whole };
}

/** The current position in the input. */
interface InputPlace {
  index: number;
  line: number;
}

function* chunksOfBlock(
  bytes: Uint8Array,
  place: InputPlace,
  { file, kind, size, skip }: CutOptions,
): Generator<Chunk> {
  let begun: { from: number; line: number; index: number } | undefined;
  const chunkTo = (to: number): Chunk | undefined => {
    if (begun === undefined) return undefined;
    const { from, line, index } = begun;
    begun = undefined;
    // of its own: a message to a thread holds the whole buffer below a view
    const body = { kind, bytes: new Uint8Array(bytes.subarray(from, to)), line };
    return { file, index, count: place.index - index, body };
  };
  let most = size();
  const endOf = kind === 'ndjson' ? endOfLine : endOfEntry;
  for (let from = 0, to = 0; from < bytes.length; from = to) {
    to = endOf(bytes, from);
    const blank = isBlankBytes(bytes, from, to);
    const skipped = !blank && skip?.(place.index) === true;
    const full = begun !== undefined && place.index - begun.index >= most;
    if (full || skipped) {
      const chunk = chunkTo(from);
      if (chunk !== undefined) yield chunk;
      most = size();
    }
    if (!blank && !skipped) begun ??= { from, line: place.line, index: place.index };
    if (!blank) place.index++;
    place.line += kind === 'ndjson' ? 1 : lineEndsIn(bytes, from, to);
    if (to === bytes.length) {
      const chunk = chunkTo(to);
      if (chunk !== undefined) yield chunk;
    }
  }
}

/** Where the line from `from` on ends, its line end included. */
function endOfLine(bytes: Uint8Array, from: number): number {
  const newLine = bytes.indexOf(NEW_LINE, from);
  return newLine < 0 ? bytes.length : newLine + 1;
}

/** Where the entry of a tournament file ends; text before the first `$` is an invalid entry. */
function endOfEntry(bytes: Uint8Array, from: number): number {
  for (let at = from; ; ) {
    const next = endOfLine(bytes, at);
    if (next === bytes.length || bytes[next] === DOLLAR) return next;
    at = next;
  }
}

function lineEndsIn(bytes: Uint8Array, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at++) if (bytes[at] === NEW_LINE) lines++;
  return lines;
}
