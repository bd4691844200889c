/**
 * The jobs of the site on `@nonokit/queue`: a table in the database, leases, the same on SQLite and
 * PostgreSQL. A job is done when its handler has returned; a process that dies loses its leases and
 * another one takes its jobs. So handlers may run twice and have to be written for that.
 */
import {
  type Job,
  type JobQueue,
  openPostgresQueue,
  openSqliteQueue,
  type PostgresSql,
  type SqliteSql,
} from '@nonokit/queue';
import { CompiledQuery } from 'kysely';
import type Database from 'libsql';
import type pg from 'pg';
import type { Log } from '../operation/log.js';
import type { Storage } from '../storage/open.js';
import type { Sql } from '../storage/tables.js';
import type { JobData, JobName, Jobs } from './jobs.js';

/** A job as it lies in the table. */
interface Stored {
  readonly name: JobName;
  readonly data: JobData[JobName];
}

/** What does the work of each job. */
export type JobHandlers = { readonly [N in JobName]: (data: JobData[N]) => Promise<void> };

/** What the jobs need. */
export interface JobsOptions {
  readonly storage: Storage;
  readonly log: Log;
  readonly now: () => number;
  /** Asked when the first job is taken, since handlers use the site that has these jobs. */
  readonly handlers: () => JobHandlers;
}

/** How long a job may be silent until another process takes it. */
const LEASE_MS = 60_000;

/** A job that has failed so often is given up, with an error in the log. */
const MOST_TRIES = 5;

/** How long a process waits when there was nothing to do. */
const PAUSE_MS = 1000;

/** The queue, with statements in whatever transaction is given. */
interface Queue {
  enqueue(jobs: readonly Stored[], sql: Sql | undefined): Promise<void>;
  take(): Promise<Job<Stored> | undefined>;
  extend(job: Job<Stored>): Promise<void>;
  complete(job: Job<Stored>): Promise<void>;
  giveBack(job: Job<Stored>): Promise<void>;
}

/** Opens the jobs. */
export async function openJobs(options: JobsOptions): Promise<QueueJobs> {
  const { storage, now } = options;
  const name = 'site';
  if (storage.dialect === 'sqlite') {
    const database = storage.driver as Database.Database;
    const queue = await openSqliteQueue<Stored>({ database, name, clock: now });
    return new QueueJobs(sqliteQueue(queue, storage), options);
  }
  const database = storage.driver as pg.Pool;
  const queue = await openPostgresQueue<Stored>({ database, schema: 'nonokit_jobs', name });
  return new QueueJobs(postgresQueue(queue), options);
}

/**
 * SQLite has one connection: a statement beside a transaction would be part of it. So each waits
 * until the connection is free; with a transaction of the caller it is the caller's.
 */
function sqliteQueue(queue: JobQueue<Stored, SqliteSql>, { db }: Storage): Queue {
  const alone = <T>(work: () => Promise<T>): Promise<T> => db.connection().execute(work);
  return {
    enqueue: (jobs, sql) =>
      sql?.isTransaction === true
        ? queue.enqueue(rows(jobs))
        : alone(() => queue.enqueue(rows(jobs))),
    take: () => alone(async () => (await queue.take(1))[0]),
    extend: (job) => alone(async () => void (await queue.extend([job]))),
    complete: (job) => alone(async () => void (await queue.complete(job))),
    giveBack: (job) => alone(async () => void (await queue.giveBack(job))),
  };
}

function postgresQueue(queue: JobQueue<Stored, PostgresSql>): Queue {
  const within = (sql: Sql): PostgresSql => ({
    query: (text, values = []) => sql.executeQuery(CompiledQuery.raw(text, values)),
  });
  return {
    enqueue: (jobs, sql) => queue.enqueue(rows(jobs), sql && within(sql)),
    take: async () => (await queue.take(1))[0],
    extend: async (job) => void (await queue.extend([job])),
    complete: async (job) => void (await queue.complete(job)),
    giveBack: async (job) => void (await queue.giveBack(job)),
  };
}

function rows(jobs: readonly Stored[]) {
  return jobs.map((data) => ({ data, leaseMs: LEASE_MS }));
}

/** Takes one job after the other. */
export class QueueJobs implements Jobs {
  readonly #queue: Queue;
  readonly #options: JobsOptions;
  #isStopped = false;
  #running: Promise<void> | undefined;
  #wake: () => void = () => undefined;

  constructor(queue: Queue, options: JobsOptions) {
    this.#queue = queue;
    this.#options = options;
  }

  async add<N extends JobName>(name: N, data: JobData[N], sql?: Sql): Promise<void> {
    await this.#queue.enqueue([{ name, data }], sql);
    this.#wake();
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async drain(): Promise<void> {
    while (await this.#doOne());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      const hadWork = await this.#doOne().catch((error: unknown) => {
        this.#options.log.error({ error }, 'the queue of jobs could not be read');
        return false;
      });
      if (!hadWork && !this.#isStopped) await this.#pause();
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Does a job if there is one. */
  async #doOne(): Promise<boolean> {
    const job = await this.#queue.take();
    if (job === undefined) return false;
    if (this.#isStopped) {
      await this.#queue.giveBack(job);
      return false;
    }
    const extending = setInterval(() => void this.#extend(job), LEASE_MS / 3);
    try {
      await this.#handle(job.data);
      await this.#queue.complete(job);
    } catch (error) {
      await this.#failed(job, error);
    } finally {
      clearInterval(extending);
    }
    return true;
  }

  #handle<N extends JobName>({ name, data }: { name: N; data: JobData[N] }): Promise<void> {
    return this.#options.handlers()[name](data);
  }

  async #extend(job: Job<Stored>): Promise<void> {
    try {
      await this.#queue.extend(job);
    } catch (error) {
      this.#options.log.warn({ error, job: job.id }, 'a lease could not be extended');
    }
  }

  /** A job that failed is tried again when its lease has run out, and at last given up. */
  async #failed(job: Job<Stored>, error: unknown): Promise<void> {
    const { id, tries, data } = job;
    const isLast = tries >= MOST_TRIES;
    this.#options.log.error({ error, job: id, name: data.name, tries, isLast }, 'a job failed');
    if (isLast) await this.#queue.complete(job);
  }
}
