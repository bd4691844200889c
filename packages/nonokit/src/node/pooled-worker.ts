/**
 * One thread of a `WorkerPool`: the jobs it holds, and what its shared memory says of its work.
 */
import { Worker } from 'node:worker_threads';
import { type Problem, problem } from '@nonokit/core';
import { workerDied, workerExited } from '../words/en/workers.js';
import {
  type Order,
  type Report,
  SLOT,
  SLOTS,
  STOP_ALL,
  type WorkerStart,
} from './worker-messages.js';

/** Who gets the answers to a job. */
export interface JobListener<R extends Report> {
  /** Takes some answers, in order. */
  report(report: R): void;
  /** No more come: all are there (`complete`), or the job was given up. */
  end(complete: boolean): void;
  /**
   * The job ended its thread. Where this is missing, another thread goes on with the job, and its
   * order says which item is broken.
   */
  broken?(problem: Problem): void;
}

/** A job in the hands of a thread. */
export interface HeldJob<Job, R extends Report> {
  /** Of its latest order, from 1; 0 before there is one. */
  number: number;
  readonly job: Job;
  /** Answers that the job needs: 64. */
  readonly items: number;
  readonly listener: JobListener<R>;
  /** Items that ended a thread, with what to say of them. */
  readonly broken: Map<number, Problem>;
  /** Answers that have come. */
  answered: number;
  cancelled: boolean;
  /** Called once when the job has left the pool. */
  readonly release: () => void;
}

/** What a thread tells its pool. */
export interface WorkerEvents<Job, R extends Report> {
  readonly onReport: (worker: PooledWorker<Job, R>, report: R) => void;
  readonly onExit: (worker: PooledWorker<Job, R>, cause: Problem) => void;
}

/** A thread and what it holds, the job at work first. */
export class PooledWorker<Job, R extends Report> {
  readonly held: HeldJob<Job, R>[] = [];
  readonly #thread: Worker;
  readonly #slots: Int32Array;
  /** What `SLOT.begun` was when `hangingMs` last looked, and since when it is that. */
  #begun = 0;
  #since = performance.now();
  /** Why the thread is ended, where it is. */
  #cause: Problem | undefined;

  constructor(script: URL, setup: unknown, events: WorkerEvents<Job, R>) {
    const shared = new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT);
    const start: WorkerStart<unknown> = { setup, shared };
    this.#slots = new Int32Array(shared);
    this.#thread = new Worker(script, { workerData: start });
    this.#thread.on('message', (report: R) => events.onReport(this, report));
    this.#thread.on('error', (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      this.#cause ??= problem(workerDied, { reason });
    });
    this.#thread.on('exit', (code) => {
      events.onExit(this, this.#cause ?? problem(workerExited, { status: code }));
    });
  }

  /** Whether the thread is being ended. */
  get isEnding(): boolean {
    return this.#cause !== undefined;
  }

  /** Whether the thread has begun with an item, ever. */
  get hasBegun(): boolean {
    return Atomics.load(this.#slots, SLOT.begun) > 0;
  }

  /** Sends a job, which the thread begins once it has done those before. */
  give(job: HeldJob<Job, R>): void {
    if (this.held.length === 0) this.#since = performance.now();
    this.held.push(job);
    const { number, answered: from, broken } = job;
    const order: Order<Job> = { number, job: job.job, from, broken: [...broken] };
    this.#thread.postMessage(order);
  }

  /** Takes the first job off the list; the next one is at work then. */
  shift(): void {
    this.held.shift();
    this.giveUpCancelled();
  }

  /** Tells the thread to give up the job at work, if that is cancelled. */
  giveUpCancelled(): void {
    const [first] = this.held;
    if (first?.cancelled) Atomics.store(this.#slots, SLOT.stop, first.number);
  }

  /** Tells the thread to give up all its jobs. */
  giveUpAll(): void {
    Atomics.store(this.#slots, SLOT.stop, STOP_ALL);
  }

  /** The item of `job` that the thread has begun and not answered, or undefined. */
  unanswered(job: HeldJob<Job, R>): number | undefined {
    if (Atomics.load(this.#slots, SLOT.order) !== job.number) return undefined;
    const item = Atomics.load(this.#slots, SLOT.item);
    return item >= job.answered ? item : undefined;
  }

  /** For how long the thread has been at one item; 0 where it is idle. */
  hangingMs(now: number): number {
    const begun = Atomics.load(this.#slots, SLOT.begun);
    const idle = Atomics.load(this.#slots, SLOT.order) === 0;
    if (begun !== this.#begun || idle || this.held.length === 0) this.#since = now;
    this.#begun = begun;
    return now - this.#since;
  }

  /** Ends the thread, whatever it does. */
  async terminate(cause?: Problem): Promise<void> {
    this.#cause ??= cause;
    await this.#thread.terminate();
  }
}
