/**
 * Chunks: puzzles that travel together, from the input to a worker thread or through a queue, and
 * come back as the same number of answers. Streams of puzzles stay bytes until a worker parses
 * them; the main thread only finds where puzzles begin.
 */
import type { InputFailure, InputPuzzle } from '../io/input-puzzle.js';

/** Some puzzles of one input, in its order. */
export interface Chunk {
  /** The name on the command line: "a.ndjson", "-". */
  readonly file: string;
  /** Index of the first puzzle in the input, from 0. */
  readonly index: number;
  /** Number of puzzles, at least 1. */
  readonly count: number;
  readonly body: ChunkBody;
}

/** The puzzles themselves. */
export type ChunkBody = StreamBody | InputsBody;

/** A piece of a stream that holds whole puzzles. */
export interface StreamBody {
  readonly kind: StreamKind;
  readonly bytes: Uint8Array;
  /** The line of the input at which `bytes` begins, from 1. */
  readonly line: number;
}

/** Puzzles that the main thread has already read, including unreadable ones. */
export interface InputsBody {
  readonly kind: 'inputs';
  readonly inputs: readonly (InputPuzzle | InputFailure)[];
}

/** Inputs that can be cut without parsing: one JSON object per line, or tournament files. */
export type StreamKind = 'ndjson' | 'taai';

/** True if `text` is empty or white space. The cutting of bytes uses the same rule. */
export function isBlankText(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 32) return false;
  return true;
}

/** True if the bytes `from` to `to` are white space. */
export function isBlankBytes(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if ((bytes[i] ?? 0) > 32) return false;
  return true;
}
