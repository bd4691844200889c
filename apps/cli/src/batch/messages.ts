/**
 * What the main thread and a batch worker tell each other: chunks one way, answers the other, and two
 * numbers in shared memory that can be read while the worker is too busy to answer, or dead.
 */
import type { Problem } from '@nonokit/core';
import type { AnswerOptions } from './answer-chunk.js';
import type { Chunk } from './chunk.js';

/** What a worker is started with. */
export interface WorkerStart {
  readonly options: AnswerOptions;
  /** `SLOTS` 32-bit integers. */
  readonly shared: SharedArrayBuffer;
}

/** The integers of the shared memory. */
export const SLOT = {
  /** Counts the puzzles begun; a puzzle that hangs leaves it as it is. */
  begun: 0,
  /** The number of the order being worked on, or 0. */
  order: 1,
  /** The puzzle of that order that was begun last. */
  item: 2,
  /** 1 once the worker is to stop where it is. */
  stop: 3,
} as const;

/** How many integers are shared. */
export const SLOTS = 4;

/** To the worker: answer this chunk. */
export interface Order {
  /** From 1, rising. */
  readonly number: number;
  readonly chunk: Chunk;
  /** Puzzles that are answered already: 0. */
  readonly from: number;
  /** Puzzles that ended a worker, by their place in the chunk, with what to say of them. */
  readonly broken: readonly (readonly [item: number, problem: Problem])[];
}

/** From the worker: some answers of an order. */
export interface Report {
  readonly number: number;
  /** Lines of JSON, in UTF-8. */
  readonly bytes: Uint8Array;
  /** Answers in `bytes`. */
  readonly count: number;
  /** Of the answers in `bytes`: status unknown. */
  readonly undecided: number;
  /** Of the answers in `bytes`: not a puzzle, or it ended a worker. */
  readonly failed: number;
  /** The last report of its order; more answers come only from another worker. */
  readonly last: boolean;
  /** Milliseconds of work since the report before. */
  readonly ms: number;
}
