/**
 * Worker threads that share jobs: a server, a batch or a race submits jobs, the threads answer.
 *
 * A job has one item or many, which its thread answers one after the other, in any number of
 * reports. The pool keeps the job until it is answered. When a thread dies or hangs, the pool
 * starts another one and gives it the rest of the job, except for the current item, which is
 * answered with an error. We tried a library for this (tinypool): it gives no answer before the
 * whole job is done, cannot end a thread that hangs, and does not say on which item a thread died.
 */
import type { ResourceLimits } from 'node:worker_threads';
import { type Problem, problem } from '@nonokit/core';
import { workerHung, workerLate } from '../words/en/workers.js';
import { type HeldJob, type JobListener, PooledWorker } from './pooled-worker.js';
import type { Report } from './worker-messages.js';

/** How to start and watch the threads of a pool. */
export interface WorkerPoolOptions<Setup> {
  /**
   * The program of a thread, which calls `serveOrders`: new URL('./worker.js', import.meta.url).
   */
  readonly script: URL;
  /** Number of threads: 2. */
  readonly threads: number;
  /** The data that each thread starts with: { solutions: true }. */
  readonly setup: Setup;
  /** How many jobs a thread may hold, the current one included; called for every job. Default 1. */
  readonly held?: () => number;
  /** Time limit for an item: 60000. The thread itself should keep to it. No limit by default. */
  readonly timeoutMs?: number | undefined;
  /** Time after `timeoutMs` at which the thread is ended. Default 5000. */
  readonly graceMs?: number;
  /**
   * Work after which a thread is ended that does not give up a cancelled job, by the reason of its
   * signal. Default 2000.
   */
  readonly giveUpMs?: (reason: unknown) => number;
  /** Memory of each thread: { maxOldGenerationSizeMb: 256 }. A thread that exceeds it is ended. */
  readonly resourceLimits?: ResourceLimits;
}

const GIVE_UP_MS = 2000;

/** The least time between two looks at a thread that is to stop. */
const LOOK_MS = 5;

/** How much longer a thread may take that hardly works, because it waits for something. */
const PATIENCE_MS = 10_000;

/** How many threads in a row may end by themselves before they begin an item. */
const MAX_STILLBORN = 8;

/** A pool of threads that do jobs. A thread that dies or hangs is replaced. */
export class WorkerPool<Setup, Job, R extends Report> {
  readonly #options: WorkerPoolOptions<Setup>;
  readonly #workers = new Set<PooledWorker<Job, R>>();
  /** Callbacks that wait for a thread to have room. */
  readonly #waiting: (() => void)[] = [];
  readonly #watch: NodeJS.Timeout | undefined;
  #orders = 0;
  #stopped = false;
  #closing = false;
  #failure: Error | undefined;
  /** Number of threads in a row that ended by themselves before they began an item. */
  #stillborn = 0;

  constructor(options: WorkerPoolOptions<Setup>) {
    this.#options = options;
    for (let thread = 0; thread < options.threads; thread++) this.#start();
    const { timeoutMs, graceMs = 5000 } = options;
    if (timeoutMs === undefined) return;
    const look = (): void => this.#endHanging(timeoutMs, graceMs);
    this.#watch = setInterval(look, Math.max(10, Math.min(250, graceMs / 4)));
  }

  /**
   * Gives a job of `items` items to a thread, once one has room for it, and tells `listener` its
   * answers. `signal` cancels the job. Fails if no thread can be started.
   */
  async take(
    job: Job,
    items: number,
    listener: JobListener<R>,
    signal?: AbortSignal,
  ): Promise<void> {
    for (;;) {
      if (this.#failure !== undefined) throw this.#failure;
      if (this.#stopped || this.#closing || signal?.aborted) return listener.end(false);
      const worker = this.#freest();
      if (worker !== undefined) {
        const cancel = (): void => this.#cancel(held, signal?.reason);
        const release = (): void => signal?.removeEventListener('abort', cancel);
        const state = { number: 0, broken: new Map(), answered: 0, cancelled: false };
        const held: HeldJob<Job, R> = { job, items, listener, release, ...state };
        signal?.addEventListener('abort', cancel);
        return this.#give(worker, held);
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /**
   * Does a job of one item and returns its last report; undefined, at once, if `signal` is aborted.
   * Fails if the job ends its thread.
   */
  run(job: Job, signal: AbortSignal): Promise<R | undefined> {
    return new Promise((resolve, reject) => {
      let last: R | undefined;
      const cancelled = (): void => resolve(undefined);
      signal.addEventListener('abort', cancelled);
      const done = (): void => signal.removeEventListener('abort', cancelled);
      const listener: JobListener<R> = {
        report: (report) => {
          last = report;
        },
        end: (complete) => {
          done();
          if (this.#failure === undefined || complete) resolve(complete ? last : undefined);
          else reject(this.#failure);
        },
        broken: ({ message }) => {
          done();
          reject(new Error(message));
        },
      };
      this.take(job, 1, listener, signal).catch(reject);
    });
  }

  /** Cancels all jobs; finished answers are still reported. */
  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    for (const worker of this.#workers) {
      worker.giveUpAll();
      this.#endLate(worker, GIVE_UP_MS, () => worker.held.length > 0);
    }
    this.#wake();
  }

  /**
   * Ends threads for the memory that they hold, and starts others in their place: all that are
   * idle, or the one that has worked on its item for longest, whose job is told the cause.
   */
  end(which: 'idle' | 'working', cause: Problem): void {
    const now = performance.now();
    const workers = [...this.#workers].filter(
      ({ held, isEnding }) => !isEnding && held.length > 0 === (which === 'working'),
    );
    workers.sort((a, b) => b.hangingMs(now) - a.hangingMs(now));
    for (const worker of which === 'idle' ? workers : workers.slice(0, 1)) {
      void worker.terminate(cause);
    }
  }

  /** Ends the threads. Fails if none could be started and jobs were left undone. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#watch);
    this.#wake();
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
    if (this.#failure !== undefined) throw this.#failure;
  }

  #start(): PooledWorker<Job, R> {
    const { script, setup, resourceLimits } = this.#options;
    const worker = new PooledWorker<Job, R>(
      script,
      { setup, resourceLimits },
      {
        onReport: (from, report) => this.#report(from, report),
        onExit: (ended, cause) => this.#restart(ended, cause),
      },
    );
    this.#workers.add(worker);
    return worker;
  }

  /** The thread with the fewest jobs, or undefined if none has room. */
  #freest(): PooledWorker<Job, R> | undefined {
    let best: PooledWorker<Job, R> | undefined;
    const most = this.#options.held?.() ?? 1;
    for (const worker of this.#workers) {
      if (worker.isEnding || worker.held.length >= most) continue;
      if (best === undefined || worker.held.length < best.held.length) best = worker;
    }
    return best;
  }

  #give(worker: PooledWorker<Job, R>, job: HeldJob<Job, R>): void {
    job.number = ++this.#orders;
    worker.give(job);
  }

  /** Tells the thread of a job to give it up. */
  #cancel(job: HeldJob<Job, R>, reason: unknown): void {
    job.cancelled = true;
    const giveUpMs = this.#options.giveUpMs?.(reason) ?? GIVE_UP_MS;
    for (const worker of this.#workers) {
      if (!worker.held.includes(job)) continue;
      worker.giveUpCancelled();
      // one that waits behind another job is given up when its turn comes
      this.#endLate(worker, giveUpMs, () => worker.held[0] === job);
    }
  }

  #end(job: HeldJob<Job, R>, complete: boolean): void {
    job.release();
    job.listener.end(complete);
  }

  /**
   * Ends the thread after some more work, unless it has given up its jobs by then. One that still
   * loads, or gets no processor, is left: another in its place would not be sooner.
   */
  #endLate(worker: PooledWorker<Job, R>, giveUpMs: number, isLate: () => boolean): void {
    const late = problem(workerLate);
    const patience = performance.now() + giveUpMs + PATIENCE_MS;
    let begun = worker.hasBegun ? worker.workMs : undefined;
    const look = (): void => {
      if (!isLate() || worker.isEnding) return;
      if (worker.hasBegun) begun ??= worker.workMs;
      const left = begun === undefined ? giveUpMs : begun + giveUpMs - worker.workMs;
      if (left <= 0 || performance.now() > patience) void worker.terminate(late);
      else setTimeout(look, Math.max(LOOK_MS, left)).unref();
    };
    setTimeout(look, giveUpMs).unref();
  }

  #report(worker: PooledWorker<Job, R>, report: R): void {
    const held = worker.held[0];
    if (held === undefined || held.number !== report.number) return;
    held.answered += report.count;
    this.#stillborn = 0;
    held.listener.report(report);
    if (!report.last) return;
    worker.shift();
    this.#end(held, held.answered === held.items);
    this.#wake();
  }

  /** Ends threads that have worked on one item for too long. */
  #endHanging(timeoutMs: number, graceMs: number): void {
    const now = performance.now();
    for (const worker of this.#workers) {
      if (worker.hangingMs(now) <= timeoutMs + graceMs || worker.isEnding) continue;
      const waited = { timeout: timeoutMs / 1000, grace: graceMs / 1000 };
      void worker.terminate(problem(workerHung, waited));
    }
  }

  /** Replaces a thread that has ended, and passes its jobs to the new one. */
  #restart(ended: PooledWorker<Job, R>, cause: Problem): void {
    this.#workers.delete(ended);
    const isStillborn = !ended.isEnded && !ended.hasBegun;
    if (!this.#closing && isStillborn && ++this.#stillborn > MAX_STILLBORN) {
      this.#failure ??= new Error(`worker threads end as soon as they start: ${cause.message}`);
    }
    if (this.#stopped || this.#closing || this.#failure !== undefined) {
      for (const job of ended.held) this.#end(job, false);
    } else {
      const next = this.#start();
      for (const job of ended.held) this.#passOn(job, next, ended.unanswered(job), cause);
    }
    this.#wake();
  }

  /** Passes a job of an ended thread to the next one, unless there is nothing left to do. */
  #passOn(
    job: HeldJob<Job, R>,
    next: PooledWorker<Job, R>,
    brokenItem: number | undefined,
    cause: Problem,
  ): void {
    if (job.cancelled) this.#end(job, false);
    else if (brokenItem !== undefined && job.listener.broken !== undefined) {
      job.release();
      job.listener.broken(cause);
    } else {
      if (brokenItem !== undefined) job.broken.set(brokenItem, cause);
      this.#give(next, job);
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
