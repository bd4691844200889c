/**
 * Chunks: puzzles that travel together, from the input to a worker thread or through a queue, and
 * come back as as many answers. Streams of puzzles stay bytes until a worker parses them, so that
 * the main thread does nothing but find where puzzles begin.
 */
import type { InputFailure, InputPuzzle } from '../io/input.js';

/** Some puzzles of one input, in its order. */
export interface Chunk {
  /** As the person named it: "a.ndjson", "-". */
  readonly file: string;
  /** Which puzzle of the input the first one is, from 0. */
  readonly index: number;
  /** How many there are, at least 1. */
  readonly count: number;
  readonly body: ChunkBody;
}

/** The puzzles themselves. */
export type ChunkBody = StreamBody | InputsBody;

/** A piece of a stream that holds whole puzzles. */
export interface StreamBody {
  readonly kind: StreamKind;
  readonly bytes: Uint8Array;
  /** The line of the input on which `bytes` begins, from 1. */
  readonly line: number;
}

/** Puzzles that the main thread has read already, the unreadable ones among them. */
export interface InputsBody {
  readonly kind: 'inputs';
  readonly inputs: readonly (InputPuzzle | InputFailure)[];
}

/** Inputs that can be cut without being read: one JSON object a line, or tournament files. */
export type StreamKind = 'ndjson' | 'taai';

/** True if nothing stands in `text` but white space. The cutting of bytes goes by the same rule. */
export function isBlankText(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 32) return false;
  return true;
}

/** The same of bytes `from` to `to`. */
export function isBlankBytes(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if ((bytes[i] ?? 0) > 32) return false;
  return true;
}
