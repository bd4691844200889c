/**
 * Large files of many puzzles, one a line or one after the other, read puzzle by puzzle: the first
 * is solved before the last is read, and Ctrl-C is heard in between.
 */
import { gunzipSync } from 'node:zlib';
import { DEFAULT_LIMITS, type Puzzle, type Result } from '@nonokit/core';
import { isGzipped } from '@nonokit/formats/own';
import { givingWay } from 'nonokit/threads';
import type { StreamKind } from '../batch/chunk.js';
import { cutStream } from '../batch/cut.js';
import { listPieces, readPiece } from '../batch/pieces.js';
import { guessKind } from '../batch/stream-kind.js';

/** Puzzles that are parsed at once, before others have a turn. */
const AT_ONCE = 16;

/** Bytes at the start that are enough to recognise the content. */
const START_BYTES = 1 << 16;

/** Bytes that are searched for ends of puzzles at once. */
const SLICE_BYTES = 1 << 18;

/** The puzzles of a file, one after the other; undefined if it has to be read whole. */
export function puzzlesInPieces(
  packed: Uint8Array,
  from: string | undefined,
): AsyncGenerator<Result<Puzzle>> | undefined {
  const bytes = unpacked(packed);
  if (bytes === undefined) return undefined;
  const kind = guessKind(Buffer.from(bytes.subarray(0, START_BYTES)), false, from);
  const isOne = kind === undefined || !hasSecond(bytes, kind);
  return isOne ? undefined : readPieces(bytes, kind);
}

/** The bytes, unpacked where they are gzipped; undefined if that fails. */
function unpacked(packed: Uint8Array): Uint8Array | undefined {
  if (!isGzipped(packed)) return packed;
  try {
    return gunzipSync(packed, { maxOutputLength: DEFAULT_LIMITS.maxBytes });
  } catch {
    return undefined;
  }
}

/** True if another puzzle begins after the first. */
function hasSecond(bytes: Uint8Array, kind: StreamKind): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return buffer.includes(kind === 'ndjson' ? '\n{' : '\n$');
}

async function* readPieces(bytes: Uint8Array, kind: StreamKind): AsyncGenerator<Result<Puzzle>> {
  const giveWay = givingWay();
  const chunks = cutStream(slices(bytes), { file: '', kind, size: () => AT_ONCE });
  for await (const { body } of chunks) {
    if (body.kind === 'inputs') continue;
    for (const piece of listPieces(body)) yield readPiece(kind, piece);
    await giveWay();
  }
}

async function* slices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    yield bytes.subarray(from, from + SLICE_BYTES);
  }
}
