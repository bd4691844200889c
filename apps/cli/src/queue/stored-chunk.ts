/** Chunks as rows of a table: bytes of their stream, or JSON of puzzles that were already read. */
import { createHash } from 'node:crypto';
import { type Chunk, type ChunkBody, isBlankBytes, type StreamKind } from '../batch/chunk.js';
import { listPieces } from '../batch/pieces.js';
import type { Input } from '../io/input-puzzle.js';

/** The columns of a chunk, except run and number. */
export interface StoredChunk {
  readonly file: string;
  /** The index of its first puzzle. */
  readonly first: number;
  readonly count: number;
  readonly kind: StreamKind | 'inputs';
  readonly line: number;
  readonly body: Buffer;
  /** Shows whether two chunks are equal: SHA-256 of all of the above. */
  readonly digest: string;
}

/** The row of a chunk. */
export function toStored({ file, index, count, body }: Chunk): StoredChunk {
  const bytes = packBody(body);
  const line = body.kind === 'inputs' ? 0 : body.line;
  const hash = createHash('sha256');
  hash.update(JSON.stringify([file, index, count, body.kind, line])).update(bytes);
  const digest = hash.digest('hex');
  return { file, first: index, count, kind: body.kind, line, body: bytes, digest };
}

function packBody(body: ChunkBody): Buffer {
  if (body.kind === 'inputs') return Buffer.from(JSON.stringify(body.inputs));
  return Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.length);
}

/** The chunk of a row as `pg` returns it: 64-bit numbers are text. */
export function chunkOfRow(
  row: Omit<StoredChunk, 'first' | 'line' | 'digest'> & { first: string; line: string },
): Chunk {
  const { file, count, kind, body } = row;
  const index = Number(row.first);
  if (kind !== 'inputs') {
    return { file, index, count, body: { kind, bytes: body, line: Number(row.line) } };
  }
  const inputs: Input[] = JSON.parse(body.toString('utf8'));
  return { file, index, count, body: { kind, inputs } };
}

/** A chunk without its first `count` puzzles. */
export function withoutFirst(chunk: Chunk, count: number): Chunk {
  if (count === 0) return chunk;
  const rest = { file: chunk.file, index: chunk.index + count, count: chunk.count - count };
  const { body } = chunk;
  if (body.kind === 'inputs')
    return { ...rest, body: { ...body, inputs: body.inputs.slice(count) } };
  const piece = listPieces(body)[count];
  if (piece === undefined) throw new RangeError(`withoutFirst: a chunk has no puzzle ${count}`);
  let from = 0;
  for (let { line } = body; line < piece.line; line++)
    from = body.bytes.indexOf(NEW_LINE, from) + 1;
  return { ...rest, body: { ...body, bytes: body.bytes.subarray(from), line: piece.line } };
}

/** Makes chunks of exactly `most` puzzles wherever possible, however the stream was read. */
export class Regroup {
  readonly #most: number;
  #begun: Chunk[] = [];
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Most puzzles that the next chunk may hold. */
  room(): number {
    return this.#most - this.#count;
  }

  /**
   * Takes a chunk; yields the full chunk that it completes, and one that it cannot be joined to.
   */
  *add(chunk: Chunk): Generator<Chunk> {
    const [first] = this.#begun;
    if (first !== undefined && !belongTogether(first, chunk)) yield* this.end();
    this.#begun.push(chunk);
    this.#count += chunk.count;
    if (this.#count >= this.#most) yield* this.end();
  }

  /** Yields the last, incomplete chunk, if there is one. */
  *end(): Generator<Chunk> {
    if (this.#count > 0) yield merged(this.#begun, this.#count);
    this.#begun = [];
    this.#count = 0;
  }
}

function belongTogether(a: Chunk, b: Chunk): boolean {
  if (a.body.kind === 'inputs') return b.body.kind === 'inputs';
  return a.body.kind === b.body.kind && a.file === b.file;
}

function merged(chunks: readonly Chunk[], count: number): Chunk {
  const [first] = chunks;
  if (first === undefined) throw new RangeError('merged: at least one chunk is needed, got none');
  const { file, index } = first;
  const { body } = first;
  if (body.kind === 'inputs') {
    const inputs = chunks.flatMap((chunk) =>
      chunk.body.kind === 'inputs' ? chunk.body.inputs : [],
    );
    return { file, index, count, body: { kind: 'inputs', inputs } };
  }
  const pieces: Uint8Array[] = [];
  let line = body.line;
  for (const { body: piece } of chunks) {
    if (piece.kind === 'inputs') continue;
    // blank lines between chunks belong to none but count as lines
    if (piece.line > line) pieces.push(Buffer.alloc(piece.line - line, '\n'));
    line = piece.line;
    pieces.push(piece.bytes);
    for (const byte of piece.bytes) if (byte === NEW_LINE) line++;
  }
  const whole = Buffer.concat(pieces);
  const bytes = body.kind === 'ndjson' ? withPlainBlanks(whole) : whole;
  return { file, index, count, body: { kind: body.kind, bytes, line: body.line } };
}

const NEW_LINE = 10;

/** Lines with blank ones emptied, and none at the end: which chunk gets those depends on chance. */
function withPlainBlanks(lines: Buffer): Buffer {
  const kept: Uint8Array[] = [];
  let blanks = 0;
  for (let from = 0; from < lines.length; ) {
    const newLine = lines.indexOf(NEW_LINE, from);
    const to = newLine < 0 ? lines.length : newLine;
    if (isBlankBytes(lines, from, to)) blanks++;
    else {
      kept.push(Buffer.alloc(blanks, '\n'), lines.subarray(from, to), END);
      blanks = 0;
    }
    from = to + 1;
  }
  return Buffer.concat(kept);
}

const END = Buffer.from('\n');
