/**
 * The jobs of the site on `@nonokit/queue`, the same on SQLite and PostgreSQL: retries, pauses and
 * dead letters. Handlers may run twice and have to be written for that.
 *
 * Ratings have a runner of their own: there is one for each solve, so they are done in batches,
 * each with one commit, and do not wait behind a dump.
 */
import type { Log } from '../host/index.js';
import type { Sql, Storage } from '../storage/index.js';
import { FORGOTTEN, JobRunner } from './job-runner.js';
import type { JobData, JobName, Jobs, QueueCounts, QueueName } from './jobs.js';
import { openQueues, type Queues, type Stored, type Taken } from './open-queue.js';

/** What does the work of each job. */
export type JobHandlers = {
  readonly [N in Exclude<JobName, 'rate'>]: (data: JobData[N]) => Promise<void>;
} & {
  /** Rates solves in one transaction, with what `alongside` does in it: all of it or nothing. */
  readonly rate: (solves: readonly JobData['rate'][], alongside: Alongside) => Promise<void>;
};

/** Work in the same transaction. */
export type Alongside = (sql: Sql) => Promise<void>;

/** What the jobs need. */
export interface JobsOptions {
  readonly storage: Storage;
  readonly log: Log;
  readonly now: () => number;
  /** Called at the first job, because handlers use the site that has these jobs. */
  readonly handlers: () => JobHandlers;
}

/** Ratings in one transaction: few enough for requests not to wait for them. */
const MOST_RATINGS = 16;

/** How long solves gather before they are rated. */
const GATHER_MS = 40;

/** Opens the jobs. */
export async function openJobs(options: JobsOptions): Promise<QueueJobs> {
  return new QueueJobs(await openQueues(options.storage, options.now), options);
}

/** Two runners: ratings in batches, and all others one after the other. */
export class QueueJobs implements Jobs {
  readonly #queues: Queues;
  readonly #options: JobsOptions;
  readonly #runners: { readonly jobs: JobRunner; readonly ratings: JobRunner };

  constructor(queues: Queues, options: JobsOptions) {
    this.#queues = queues;
    this.#options = options;
    const { log } = options;
    const { jobs, ratings } = queues;
    const work = (taken: readonly Taken[]): Promise<void> => this.#doOne(taken);
    const rate = (taken: readonly Taken[]): Promise<void> => this.#rate(taken);
    this.#runners = {
      jobs: new JobRunner({ log, queue: jobs, most: 1, gatherMs: 0, work }),
      ratings: new JobRunner({
        log,
        queue: ratings,
        most: MOST_RATINGS,
        gatherMs: GATHER_MS,
        work: rate,
      }),
    };
  }

  async add<N extends JobName>(name: N, data: JobData[N], sql?: Sql): Promise<void> {
    const isRating = name === 'rate';
    const { jobs, ratings } = this.#queues;
    await (isRating ? ratings : jobs).send([{ name, data }], sql);
    (isRating ? this.#runners.ratings : this.#runners.jobs).wake();
  }

  async counts(): Promise<QueueCounts> {
    const { jobs, ratings } = this.#queues;
    return { jobs: await jobs.counts(), ratings: await ratings.counts() };
  }

  async oldestSeconds(): Promise<Readonly<Record<QueueName, number>>> {
    const { jobs, ratings } = this.#queues;
    return { jobs: await jobs.oldestSeconds(), ratings: await ratings.oldestSeconds() };
  }

  start(): void {
    const { log } = this.#options;
    const tell = (error: unknown): void => log.warn({ error }, 'jobs were not maintained');
    this.#maintain(tell).catch(tell);
    for (const runner of Object.values(this.#runners)) runner.start();
  }

  async drain(): Promise<void> {
    for (const runner of Object.values(this.#runners)) while (await runner.doSome());
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.#runners).map((runner) => runner.stop()));
    await this.#queues.close();
  }

  /** Fails expired jobs; mails that processes died with five times are not kept. */
  async #maintain(tell: (error: unknown) => void): Promise<void> {
    const { jobs, maintain } = this.#queues;
    await maintain(tell);
    const letters = await jobs.deadLetters(Number.MAX_SAFE_INTEGER);
    const forgotten = letters.filter(({ data }) => FORGOTTEN.includes(data.name));
    if (forgotten.length > 0) await jobs.discard(forgotten);
  }

  async #doOne(taken: readonly Taken[]): Promise<void> {
    for (const { data } of taken) await this.#handle(data);
    await this.#queues.jobs.complete(taken);
  }

  #handle(stored: Stored): Promise<void> {
    const handlers = this.#options.handlers();
    // a name has the data of its handler: `add` lets nothing else in
    const handle = handlers[stored.name as Exclude<JobName, 'rate'>] as (
      data: Stored['data'],
    ) => Promise<void>;
    return handle(stored.data);
  }

  #rate(taken: readonly Taken[]): Promise<void> {
    const solves = taken.map(({ data }) => data.data as JobData['rate']);
    const complete: Alongside = async (sql) => {
      await this.#queues.ratings.complete(taken, sql);
    };
    return this.#options.handlers().rate(solves, complete);
  }
}
