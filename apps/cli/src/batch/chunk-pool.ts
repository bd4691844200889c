/**
 * The worker threads of a batch: chunks of puzzles in, answers out.
 *
 * A worker has one chunk at work and one waiting, so that none idles while the main thread writes.
 */
import { type JobListener, WorkerPool } from 'nonokit/node';
import type { AnswerOptions } from './answer-chunk.js';
import type { Chunk } from './chunk.js';
import type { AnswerReport } from './messages.js';

/** How to start and watch the workers of a batch. */
export interface ChunkPoolOptions {
  /** Threads: 2. */
  readonly jobs: number;
  readonly answers: AnswerOptions;
  /** The program of a worker. */
  readonly script: URL;
  /**
   * How long after its timeout a puzzle may go without an answer before its worker is ended: 5000.
   */
  readonly graceMs: number;
}

/** Who gets the answers to a chunk. */
export type ChunkListener = JobListener<AnswerReport>;

/**
 * Chunks that a worker holds: the one it works on, and the next. It holds only one where puzzles
 * are hard: handing out the next takes no time then, and behind a hard puzzle it would wait while
 * others are idle.
 */
const HELD = 2;

/**
 * How long a chunk should take: long enough to be worth sending, short enough to share out the last
 * ones.
 */
const CHUNK_MS = 50;
const MAX_CHUNK = 512;

/** Worker threads that answer chunks. */
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

  /** Gives a worker the chunk, once one has room for it. Fails where no worker can be started. */
  async take(chunk: Chunk, listener: ChunkListener): Promise<void> {
    const report = (part: AnswerReport): void => {
      if (part.count > 0) this.#msPerPuzzle += (part.ms / part.count - this.#msPerPuzzle) / 4;
      listener.report(part);
    };
    await this.#pool.take(chunk, chunk.count, { report, end: (whole) => listener.end(whole) });
  }

  /** How many puzzles a chunk should hold, as far as can be told from those before: 64. */
  chunkSize(): number {
    return Math.max(1, Math.min(MAX_CHUNK, Math.round(CHUNK_MS / this.#msPerPuzzle)));
  }

  /** Stops all work where it is; what is finished is still reported. */
  stop(): void {
    this.#pool.stop();
  }

  /** Ends the threads. Fails where no worker could be started, so that chunks were left. */
  async close(): Promise<void> {
    await this.#pool.close();
  }
}
