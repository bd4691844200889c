/**
 * The worker threads of a batch: chunks of puzzles go in, answers come out.
 *
 * A worker holds its current chunk and a waiting one, so that it does not idle while the main
 * thread writes.
 */
import { type JobListener, WorkerPool } from 'nonokit/node';
import type { AnswerOptions } from './answer-chunk.js';
import type { Chunk } from './chunk.js';
import type { AnswerReport } from './messages.js';

/** How to start and watch the workers of a batch. */
export interface ChunkPoolOptions {
  /** Number of threads: 2. */
  readonly jobs: number;
  readonly answers: AnswerOptions;
  /** The program of a worker. */
  readonly script: URL;
  /** How long after its timeout a puzzle may stay unanswered before its worker is ended: 5000. */
  readonly graceMs: number;
}

/** Receives the answers to a chunk. */
export type ChunkListener = JobListener<AnswerReport>;

/**
 * Chunks that a worker holds: the current one and the next. With hard puzzles it holds only one:
 * sending the next takes no time then, and behind a hard puzzle it would wait while other workers
 * are idle.
 */
const HELD = 2;

/**
 * Target time for a chunk: long enough to be worth sending, short enough to share out the last
 * chunks evenly. Of the smallest puzzles that is 4096: each message costs both threads some 0.1 ms
 * and wakes the main thread, which then takes a core from a worker.
 */
const CHUNK_MS = 50;
const MAX_CHUNK = 4096;

/** A pool of worker threads that answer chunks. */
export class ChunkPool {
  readonly #pool: WorkerPool<AnswerOptions, Chunk, AnswerReport>;
  #msPerPuzzle = CHUNK_MS / 8;

  constructor({ jobs, answers, script, graceMs }: ChunkPoolOptions) {
    this.#pool = new WorkerPool({
      script,
      threads: jobs,
      setup: answers,
      held: () => (this.chunkSize() > 1 ? HELD : 1),
      timeoutMs: answers.task.timeoutMs,
      graceMs,
    });
  }

  /**
   * Gives the chunk to a worker once one has room for it. `signal` cancels the chunk; answers that
   * are finished are still reported. Fails if no worker can be started.
   */
  async take(chunk: Chunk, listener: ChunkListener, signal?: AbortSignal): Promise<void> {
    const report = (part: AnswerReport): void => {
      if (part.count > 0) this.#msPerPuzzle += (part.ms / part.count - this.#msPerPuzzle) / 4;
      listener.report(part);
    };
    const end = (whole: boolean): void => listener.end(whole);
    await this.#pool.take(chunk, chunk.count, { report, end }, signal);
  }

  /** Good number of puzzles for the next chunk, judged by the earlier ones: 64. */
  chunkSize(): number {
    return Math.max(1, Math.min(MAX_CHUNK, Math.round(CHUNK_MS / this.#msPerPuzzle)));
  }

  /** Stops all work immediately; finished answers are still reported. */
  stop(): void {
    this.#pool.stop();
  }

  /** Ends the threads. Fails if no worker could be started and chunks were left. */
  async close(): Promise<void> {
    await this.#pool.close();
  }
}
