/**
 * A lane takes jobs of a queue and does them, until it is stopped. A job is done when its work has
 * returned; a process that dies loses its leases and another one takes its jobs.
 */
import type { Log } from '../host/index.js';
import { LEASE_MS, type Queue, type Taken } from './open-queue.js';

/** What a lane does. */
export interface LaneOptions {
  readonly queue: Queue;
  readonly log: Log;
  /** The most jobs that are taken at once. */
  readonly most: number;
  /** How long jobs are let gather before the next are taken. */
  readonly gatherMs: number;
  /** Does jobs and completes them. */
  readonly work: (jobs: readonly Taken[]) => Promise<void>;
}

/** How long a lane waits when there was nothing to do. */
const PAUSE_MS = 1000;

/** A job that has failed so often is given up, with an error in the log. */
const MOST_TRIES = 5;

/** Takes jobs and does them. */
export class Lane {
  readonly #options: LaneOptions;
  #isStopped = false;
  #running: Promise<void> | undefined;
  #endPause: () => void = () => undefined;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Starts to take jobs. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Says that there is a job. */
  wake(): void {
    this.#endPause();
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#endPause();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { log, gatherMs } = this.#options;
    while (!this.#isStopped) {
      const hadWork = await this.doSome().catch((error: unknown) => {
        log.error({ error }, 'the queue of jobs could not be read');
        return false;
      });
      if (this.#isStopped) return;
      if (!hadWork) await this.#pause();
      if (gatherMs > 0 && !this.#isStopped) await new Promise((go) => setTimeout(go, gatherMs));
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Does some jobs if there are any. */
  async doSome(): Promise<boolean> {
    const { queue, most } = this.#options;
    const jobs = await queue.take(most);
    if (jobs.length === 0) return false;
    if (this.#isStopped) {
      for (const job of jobs) await queue.giveBack(job);
      return false;
    }
    const extending = setInterval(() => void this.#extend(jobs), LEASE_MS / 3);
    try {
      await this.#doAll(jobs);
    } finally {
      clearInterval(extending);
    }
    return true;
  }

  /** Does them together; if that fails each alone, so that one takes no other with it. */
  async #doAll(jobs: readonly Taken[]): Promise<void> {
    const { work } = this.#options;
    const isDone = jobs.length > 1 && (await succeeds(work(jobs)));
    if (isDone) return;
    for (const job of jobs) await work([job]).catch((error: unknown) => this.#failed(job, error));
  }

  async #extend(jobs: readonly Taken[]): Promise<void> {
    try {
      await this.#options.queue.extend(jobs);
    } catch (error) {
      this.#options.log.warn({ error }, 'a lease could not be extended');
    }
  }

  /** A job that failed is tried again when its lease has run out, and at last given up. */
  async #failed(job: Taken, error: unknown): Promise<void> {
    const { id, tries, data } = job;
    const isLast = tries >= MOST_TRIES;
    const facts = { error, job: id, name: data.name, tries, isLast };
    this.#options.log.error(facts, 'a job failed');
    if (isLast) await this.#options.queue.complete([job]);
  }
}

/** Whether jobs could be done together; what is wrong with one is said when it is done alone. */
function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
