/**
 * The queues of the site's jobs in its database, with statements in whatever transaction is given.
 */
import {
  type Job,
  type JobQueue,
  openPostgresQueue,
  openSqliteQueue,
  type PostgresSql,
  type SqliteDatabase,
  type SqliteSql,
} from '@nonokit/queue';
import { CompiledQuery } from 'kysely';
import type Database from 'libsql';
import type pg from 'pg';
import type { Sql, Storage } from '../storage/index.js';
import type { JobData, JobName } from './jobs.js';

/** A job as it lies in the table. */
export interface Stored {
  readonly name: JobName;
  readonly data: JobData[JobName];
}

/** A job that was taken. */
export type Taken = Job<Stored>;

/** A queue of jobs. */
export interface Queue {
  enqueue(jobs: readonly Stored[], sql: Sql | undefined): Promise<void>;
  /** The oldest jobs, at most so many. */
  take(most: number): Promise<readonly Taken[]>;
  extend(jobs: readonly Taken[]): Promise<void>;
  /** Removes jobs that are done, in a transaction if one is given. */
  complete(jobs: readonly Taken[], sql?: Sql): Promise<void>;
  giveBack(job: Taken): Promise<void>;
}

/** How long a job may be silent until another process takes it. */
export const LEASE_MS = 60_000;

/** Opens a queue by its name. */
export async function openQueue(storage: Storage, name: string, now: () => number): Promise<Queue> {
  if (storage.dialect === 'sqlite') {
    const database = preparing(storage.driver as Database.Database);
    const queue = await openSqliteQueue<Stored>({ database, name, clock: now });
    return sqliteQueue(queue, storage);
  }
  const database = storage.driver as pg.Pool;
  const queue = await openPostgresQueue<Stored>({ database, schema: 'nonokit_jobs', name });
  return postgresQueue(queue);
}

/** The driver with statements that are prepared once: a queue has a handful of them. */
function preparing(driver: Database.Database): SqliteDatabase {
  const kept = new Map<string, Database.Statement>();
  return {
    exec: (text) => driver.exec(text),
    close: () => driver.close(),
    prepare(text) {
      const statement = kept.get(text) ?? driver.prepare(text);
      kept.set(text, statement);
      return statement;
    },
  };
}

/**
 * SQLite has one connection: a statement beside a transaction would be part of it. So each waits
 * until the connection is free; with a transaction of the caller it is the caller's.
 */
function sqliteQueue(queue: JobQueue<Stored, SqliteSql>, { db, logOnDisk }: Storage): Queue {
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const result = await db.connection().execute(work);
    logOnDisk?.wrote();
    return result;
  };
  const within = <T>(sql: Sql | undefined, work: () => Promise<T>): Promise<T> =>
    sql?.isTransaction === true ? work() : alone(work);
  return {
    enqueue: (jobs, sql) => within(sql, () => queue.enqueue(rows(jobs))),
    take: (most) => alone(() => queue.take(most)),
    extend: (jobs) => alone(async () => void (await queue.extend(jobs))),
    complete: (jobs, sql) => within(sql, () => completeAll(queue, jobs)),
    giveBack: (job) => alone(async () => void (await queue.giveBack(job))),
  };
}

function postgresQueue(queue: JobQueue<Stored, PostgresSql>): Queue {
  const within = (sql: Sql): PostgresSql => ({
    query: (text, values = []) => sql.executeQuery(CompiledQuery.raw(text, values)),
  });
  return {
    enqueue: (jobs, sql) => queue.enqueue(rows(jobs), sql && within(sql)),
    take: (most) => queue.take(most),
    extend: async (jobs) => void (await queue.extend(jobs)),
    complete: (jobs, sql) => completeAll(queue, jobs, sql && within(sql)),
    giveBack: async (job) => void (await queue.giveBack(job)),
  };
}

async function completeAll<Q>(
  queue: JobQueue<Stored, Q>,
  jobs: readonly Taken[],
  sql?: Q,
): Promise<void> {
  for (const job of jobs) await queue.complete(job, sql);
}

function rows(jobs: readonly Stored[]) {
  return jobs.map((data) => ({ data, leaseMs: LEASE_MS }));
}
