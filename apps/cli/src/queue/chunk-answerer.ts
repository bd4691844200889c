/**
 * The threads of a worker: chunks are answered with the options of their runs, by one pool of
 * threads for each set of options. Seeds that race have one thread each, which is stopped once
 * another seed has won.
 */

import type { Problem } from '@nonokit/core';
import { AnswerBytes } from '../batch/answer-bytes.js';
import { type AnswerOptions, writeAnswers } from '../batch/answer-chunk.js';
import type { Chunk } from '../batch/chunk.js';
import type { ChunkPool } from '../batch/chunk-pool.js';
import type { AnswerReport } from '../batch/messages.js';
import type { Answers } from './chunk-store.js';
import type { ChunkJob } from './database.js';

/**
 * Starts threads that answer with these options: `threads` of them, or the number that the user
 * requested.
 */
export type StartPool = (options: AnswerOptions, threads?: number) => ChunkPool;

/** A seed in the race for the answers to a chunk, with a thread of its own that can be stopped. */
interface Runner {
  readonly job: ChunkJob;
  readonly pool: ChunkPool;
  lost: boolean;
}

/** Answers chunks in pools of threads. */
export class ChunkAnswerer {
  readonly #start: StartPool;
  /** The pools by their options as JSON: nearly always one. */
  readonly #pools = new Map<string, ChunkPool>();
  readonly #runners = new Set<Runner>();

  constructor(start: StartPool) {
    this.#start = start;
  }

  /**
   * The answers to a chunk, or to its first puzzles once `signal` is aborted; undefined if another
   * seed was first.
   */
  async answersTo(
    job: ChunkJob,
    chunk: Chunk,
    options: AnswerOptions,
    signal: AbortSignal,
  ): Promise<Answers | undefined> {
    if (job.seed !== undefined) return this.#race(job, chunk, options, signal);
    const key = JSON.stringify(options);
    const pool = this.#pools.get(key) ?? this.#start(options);
    this.#pools.set(key, pool);
    return answersFrom(pool, chunk, signal);
  }

  /** Stops the seeds whose chunk is decided according to `isDecided`. */
  async stopLosers(isDecided: (job: ChunkJob) => Promise<boolean>): Promise<void> {
    for (const runner of this.#runners) {
      if (!(await isDecided(runner.job)) || !this.#runners.has(runner)) continue;
      runner.lost = true;
      runner.pool.stop();
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    for (const pool of this.#pools.values()) await pool.close();
  }

  /** Answers with one seed, on a thread of its own, until it is done or another seed was first. */
  async #race(
    job: ChunkJob,
    chunk: Chunk,
    options: AnswerOptions,
    signal: AbortSignal,
  ): Promise<Answers | undefined> {
    const { seed = 1 } = job;
    const pool = this.#start({ ...options, task: { ...options.task, seed } }, 1);
    const runner: Runner = { job, pool, lost: false };
    this.#runners.add(runner);
    try {
      return await answersFrom(pool, chunk, signal);
    } catch (error) {
      if (runner.lost) return undefined;
      throw error;
    } finally {
      this.#runners.delete(runner);
      await pool.close();
    }
  }
}

async function answersFrom(pool: ChunkPool, chunk: Chunk, signal: AbortSignal): Promise<Answers> {
  const parts: Uint8Array[] = [];
  let count = 0;
  let undecided = 0;
  let failed = 0;
  const report = (part: AnswerReport): void => {
    parts.push(part.bytes);
    count += part.count;
    undecided += part.undecided;
    failed += part.failed;
  };
  const complete = await new Promise<boolean>((resolve, reject) => {
    pool.take(chunk, { report, end: resolve }, signal).catch(reject);
  });
  if (!complete && !signal.aborted) throw new Error('the threads of the worker have ended');
  return { count, body: Buffer.concat(parts), undecided, failed };
}

/** Answers that report `problem` for every puzzle of a chunk. */
export function failedAnswers(chunk: Chunk, options: AnswerOptions, problem: Problem): Answers {
  const broken = new Map(Array.from({ length: chunk.count }, (_, item) => [item, problem]));
  const signal = { aborted: false };
  const out = new AnswerBytes();
  const progress = { from: 0, broken };
  let failed = 0;
  const onAnswer = (): void => void failed++;
  writeAnswers(chunk, options, { signal, progress, onAnswer, out });
  return { count: chunk.count, body: Buffer.from(out.take()), undecided: 0, failed };
}
