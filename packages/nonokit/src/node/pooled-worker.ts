/** One thread of a `WorkerPool`: its jobs, and the shared memory that describes its work. */
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { type Problem, problem } from '@nonokit/core';
import { workerDied, workerExited } from '../words/en/workers.js';
import { threadWorkMs } from './thread-work.js';
import {
  type Order,
  type Report,
  SLOT,
  SLOTS,
  STOP_ALL,
  type WorkerStart,
} from './worker-messages.js';

/** Receives the answers to a job. */
export interface JobListener<R extends Report> {
  /** Receives some answers, in order. */
  report(report: R): void;
  /** Called after the last answer: all arrived (`complete`), or the job was given up. */
  end(complete: boolean): void;
  /**
   * Called if the job ended its thread. Without this member, another thread continues the job, and
   * its order names the broken item.
   */
  broken?(problem: Problem): void;
}

/** A job that a thread holds. */
export interface HeldJob<Job, R extends Report> {
  /** Number of its latest order, from 1; 0 before the first. */
  number: number;
  readonly job: Job;
  /** Number of answers that the job needs: 64. */
  readonly items: number;
  readonly listener: JobListener<R>;
  /** Items that ended a thread, with the problem to report for each. */
  readonly broken: Map<number, Problem>;
  /** Number of answers received. */
  answered: number;
  cancelled: boolean;
  /** Called once when the job leaves the pool. */
  readonly release: () => void;
}

/** The events that a thread reports to its pool. */
export interface WorkerEvents<Job, R extends Report> {
  readonly onReport: (worker: PooledWorker<Job, R>, report: R) => void;
  readonly onExit: (worker: PooledWorker<Job, R>, cause: Problem) => void;
}

/** What a thread starts with, and the memory that it may use. */
export interface ThreadStart {
  readonly setup: unknown;
  readonly resourceLimits?: ResourceLimits | undefined;
}

/** A thread and its jobs, the current one first. */
export class PooledWorker<Job, R extends Report> {
  readonly held: HeldJob<Job, R>[] = [];
  readonly #thread: Worker;
  readonly #slots: Int32Array;
  /**
   * The value of `SLOT.begun` when `hangingMs` last looked, and the time since which it is
   * unchanged.
   */
  #begun = 0;
  #since = performance.now();
  /** The reason for ending the thread, if it is being ended. */
  #cause: Problem | undefined;
  #isEnded = false;

  constructor(script: URL, start: ThreadStart, events: WorkerEvents<Job, R>) {
    const shared = new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT);
    const { setup, resourceLimits = {} } = start;
    const workerData: WorkerStart<unknown> = { setup, shared };
    this.#slots = new Int32Array(shared);
    this.#thread = new Worker(script, { workerData, resourceLimits });
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

  /** Whether the pool ended the thread, which did not end by itself. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Milliseconds of work of the thread; only differences mean something. */
  get workMs(): number {
    return threadWorkMs(Atomics.load(this.#slots, SLOT.thread));
  }

  /** Whether the thread has ever begun an item. */
  get hasBegun(): boolean {
    return Atomics.load(this.#slots, SLOT.begun) > 0;
  }

  /** Sends a job, which the thread begins after its earlier jobs. */
  give(job: HeldJob<Job, R>): void {
    if (this.held.length === 0) this.#since = performance.now();
    this.held.push(job);
    const { number, answered: from, broken } = job;
    const order: Order<Job> = { number, job: job.job, from, broken: [...broken] };
    this.#thread.postMessage(order);
  }

  /** Removes the first job from the list; the next one becomes the current job. */
  shift(): void {
    this.held.shift();
    this.giveUpCancelled();
  }

  /** Tells the thread to give up the current job if it is cancelled. */
  giveUpCancelled(): void {
    const [first] = this.held;
    if (first?.cancelled) Atomics.store(this.#slots, SLOT.stop, first.number);
  }

  /** Tells the thread to give up all its jobs. */
  giveUpAll(): void {
    Atomics.store(this.#slots, SLOT.stop, STOP_ALL);
  }

  /** The item of `job` that the thread has begun but not answered, or undefined. */
  unanswered(job: HeldJob<Job, R>): number | undefined {
    if (Atomics.load(this.#slots, SLOT.order) !== job.number) return undefined;
    const item = Atomics.load(this.#slots, SLOT.item);
    return item >= job.answered ? item : undefined;
  }

  /** How long the thread has worked on one item; 0 if it is idle. */
  hangingMs(now: number): number {
    const begun = Atomics.load(this.#slots, SLOT.begun);
    const idle = Atomics.load(this.#slots, SLOT.order) === 0;
    if (begun !== this.#begun || idle || this.held.length === 0) this.#since = now;
    this.#begun = begun;
    return now - this.#since;
  }

  /** Ends the thread, whatever it is doing. */
  async terminate(cause?: Problem): Promise<void> {
    this.#cause ??= cause;
    this.#isEnded = true;
    await this.#thread.terminate();
  }
}
