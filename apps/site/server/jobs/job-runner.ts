/**
 * Takes jobs of a queue and does them, until it is stopped. A job is done when its work has
 * returned; the jobs of a process that dies expire, and another one takes them.
 */
import type { Log } from '../host/index.js';
import type { JobName } from './jobs.js';
import { MOST_TRIES, type Queue, type Taken } from './open-queue.js';

/** What a runner does. */
export interface JobRunnerOptions {
  readonly queue: Queue;
  readonly log: Log;
  /** The most jobs that are taken at once. */
  readonly most: number;
  /** How long jobs are let gather before the next are taken. */
  readonly gatherMs: number;
  /** Does jobs and completes them. */
  readonly work: (jobs: readonly Taken[]) => Promise<void>;
}

/** The pause of an idle runner. */
const PAUSE_MS = 1000;

/**
 * The longest rest after jobs. A runner rests as long as it worked: what people wait for has at
 * least half of a busy process.
 */
const MOST_REST_MS = 50;

/** Jobs that are worth nothing later, and that are about people: they leave no dead letter. */
export const FORGOTTEN: readonly JobName[] = ['mail', 'recovery'];

/** Takes jobs and does them. */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  #isStopped = false;
  #running: Promise<void> | undefined;
  #endPause: () => void = () => undefined;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
  }

  /** Starts to take jobs. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Announces a job. */
  wake(): void {
    this.#endPause();
  }

  /** Finishes jobs in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#endPause();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { log, gatherMs } = this.#options;
    while (!this.#isStopped) {
      const start = performance.now();
      const hadWork = await this.doSome().catch((error: unknown) => {
        log.error({ error }, 'the queue of jobs could not be read');
        return false;
      });
      if (this.#isStopped) return;
      const tookMs = performance.now() - start;
      if (!hadWork) await this.#pause();
      if (this.#isStopped) return;
      await rest(Math.max(gatherMs, hadWork ? Math.min(tookMs, MOST_REST_MS) : 0));
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
    await this.#doAll(jobs);
    return true;
  }

  /** Does them together; if that fails each alone, so that one takes no other with it. */
  async #doAll(jobs: readonly Taken[]): Promise<void> {
    const { work } = this.#options;
    const isDone = jobs.length > 1 && (await succeeds(work(jobs)));
    if (isDone) return;
    for (const job of jobs) await work([job]).catch((error: unknown) => this.#failed(job, error));
  }

  /** A job that failed is tried again after a pause; after the last try it is a dead letter. */
  async #failed(job: Taken, error: unknown): Promise<void> {
    const { id, tries, data } = job;
    const { queue, log } = this.#options;
    const isLast = tries >= MOST_TRIES;
    log.error({ error, job: id, name: data.name, tries, isLast }, 'a job failed');
    if (isLast && FORGOTTEN.includes(data.name)) await queue.complete([job]);
    else await queue.fail(job, error instanceof Error ? error.message : String(error));
  }
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Whether the jobs could be done together; the fault of one shows when it is done alone. */
function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
