/**
 * Working: takes jobs, answers their chunks on worker threads and stores the answers, as long as
 * there are any. Any number of processes do this on any number of machines; each may be killed at
 * any time.
 *
 * A worker takes a job for the time of a lease, which it extends while it works, however long that
 * takes. When a worker falls silent, the others get its jobs; a job that was tried too often is
 * given up.
 */
import { hostname } from 'node:os';
import { problem } from '@nonokit/core';
import type { Job } from '@nonokit/queue';
import { gaveUp } from '../words/en/problems/batch.js';
import { ChunkAnswerer, failedAnswers, type StartPool } from './chunk-answerer.js';
import { ChunkStore } from './chunk-store.js';
import type { ChunkJob, Database } from './database.js';

/** How to work. */
export interface WorkOptions {
  /** Number of worker threads: 2. */
  readonly jobs: number;
  /** Ends once nothing is left to do, instead of waiting for more. */
  readonly drain: boolean;
  readonly signal: AbortSignal;
  readonly start: StartPool;
  /** Called with the finished work. */
  readonly onDone: (puzzles: number, undecided: number, failed: number) => void;
  /** Called when a chunk could not be answered or the database is unavailable; both are retried. */
  readonly onTrouble: (error: Error) => void;
}

/** How often a chunk is tried before it is given up. */
const MAX_TRIES = 11;

/** Pause before looking for jobs again. */
const POLL_MS = 500;

/** How long the database may be unavailable, for example during a restart. */
const PATIENCE_MS = 60_000;

/** Time between two extensions of leases. */
const EXTEND_MS = 1000;

/** Works until the signal is aborted or, with `drain`, until nothing is left to do. */
export async function work(database: Database, options: WorkOptions): Promise<void> {
  const shift = new Shift(database, options);
  const extending = setInterval(() => void shift.extend(), EXTEND_MS);
  try {
    await shift.run();
  } finally {
    clearInterval(extending);
    await shift.close();
  }
}

/** The work of one process. */
class Shift {
  readonly #jobs: Database['jobs'];
  readonly #store: ChunkStore;
  readonly #options: WorkOptions;
  readonly #answerer: ChunkAnswerer;
  /** The current jobs, each with a promise of its end. */
  readonly #held = new Map<Job<ChunkJob>, Promise<void>>();
  /** When the database last answered, and whether it has been unavailable since. */
  #heard = performance.now();
  #away = false;

  constructor(database: Database, options: WorkOptions) {
    this.#jobs = database.jobs;
    this.#store = new ChunkStore(database, `${hostname()}:${process.pid}`);
    this.#options = options;
    this.#answerer = new ChunkAnswerer(options.start);
    options.signal.addEventListener('abort', () => this.#answerer.stop());
  }

  async run(): Promise<void> {
    const { drain, signal } = this.#options;
    while (!signal.aborted) {
      if ((await this.#patiently(() => this.#take(), 0)) > 0) continue;
      const idle = drain && this.#held.size === 0;
      if (idle && (await this.#patiently(() => this.#isEmpty(), false))) break;
      await this.#pause();
    }
    await Promise.all(this.#held.values());
  }

  /** Extends the leases of the current jobs. */
  async extend(): Promise<void> {
    if (this.#held.size === 0) return;
    await this.#jobs.extend([...this.#held.keys()]).catch(this.#options.onTrouble);
    const isDecided = (job: ChunkJob) => this.#store.isDecided(job).catch(() => false);
    await this.#answerer.stopLosers(isDecided);
  }

  async close(): Promise<void> {
    await this.#answerer.close();
  }

  /** Takes a job for each thread and one ahead. Returns the number of jobs taken. */
  async #take(): Promise<number> {
    const room = this.#options.jobs + 1 - this.#held.size;
    if (room <= 0) return 0;
    const jobs = await this.#jobs.take(room);
    for (const job of jobs) {
      const over = this.#do(job)
        .catch((error: unknown) => this.#failed(job, error))
        .finally(() => this.#held.delete(job));
      this.#held.set(job, over);
    }
    return jobs.length;
  }

  async #do(job: Job<ChunkJob>): Promise<void> {
    const chunk = await this.#store.chunk(job.data);
    const options = await this.#store.optionsOf(job.data.run);
    if (chunk === undefined || options === undefined) {
      // the run was removed, or another worker has answered
      await this.#jobs.complete(job);
      return;
    }
    if (job.tries > MAX_TRIES) {
      await this.#store.store(job, job.data, failedAnswers(chunk, options, GAVE_UP));
      return;
    }
    const answers = await this.#answerer.answersTo(job.data, chunk, options);
    if (answers === undefined) {
      await this.#jobs.complete(job);
      return;
    }
    await this.#store.store(job, job.data, answers);
    this.#options.onDone(chunk.count, answers.undecided, answers.failed);
  }

  /** Gives a job back for another try; if even that fails, its lease runs out. */
  async #failed(job: Job<ChunkJob>, error: unknown): Promise<void> {
    const what = error instanceof Error ? error : new Error(String(error));
    if (!this.#options.signal.aborted) this.#options.onTrouble(what);
    await this.#jobs.giveBack(job).catch(() => false);
  }

  /** Whether no job is left, neither here nor with another worker. */
  async #isEmpty(): Promise<boolean> {
    const { waiting, leased } = await this.#jobs.counts();
    return waiting + leased === 0;
  }

  /**
   * Asks the database; returns `otherwise` while it is unavailable. Fails after a minute of that.
   */
  async #patiently<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      const answer = await ask();
      this.#heard = performance.now();
      this.#away = false;
      return answer;
    } catch (error) {
      if (performance.now() - this.#heard > PATIENCE_MS || !(error instanceof Error)) throw error;
      if (!this.#away) this.#options.onTrouble(error);
      this.#away = true;
      return otherwise;
    }
  }

  /** Waits until a job is done, or for a short time. */
  async #pause(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const { signal } = this.#options;
    let wake: () => void = () => undefined;
    const waited = new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, POLL_MS);
    });
    signal.addEventListener('abort', wake);
    await Promise.race([waited, ...this.#held.values()]);
    clearTimeout(timer);
    signal.removeEventListener('abort', wake);
  }
}

const GAVE_UP = problem(gaveUp, { tries: MAX_TRIES });
