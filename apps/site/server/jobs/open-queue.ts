/**
 * The queues of the site's jobs in its database, with statements in the transaction of the caller:
 * pg-boss in PostgreSQL, a table of our own in SQLite.
 */
import {
  type Job,
  type JobQueue,
  type OtherPgBoss,
  openPostgresJobs,
  openSqliteQueue,
  type PostgresJobs,
  type PostgresSql,
  type QueuePolicy,
  type SqliteDatabase,
  type SqliteSql,
} from '@nonokit/queue';
import { CompiledQuery } from 'kysely';
import type Database from 'libsql';
import type pg from 'pg';
import { OperatorError } from '../host/index.js';
import type { Sql, Storage } from '../storage/index.js';
import type { JobData, JobName } from './jobs.js';

/** A row of the table of jobs. */
export interface Stored {
  readonly name: JobName;
  readonly data: JobData[JobName];
}

/** A job that was taken. */
export type Taken = Job<Stored>;

/** A queue of jobs. */
export type Queue = JobQueue<Stored, Sql>;

/** The queues of a site: solves to be rated, and all other jobs. */
export interface Queues {
  readonly jobs: Queue;
  readonly ratings: Queue;
  /** Fails expired jobs, now and from time to time until `close`. */
  readonly maintain: PostgresJobs['maintain'];
  readonly close: PostgresJobs['close'];
}

/** A job that has failed at all of its tries is a dead letter. */
export const MOST_TRIES = 5;

/** How long a job may take, in seconds, before another process takes it. */
const EXPIRE_SECONDS: Readonly<Record<JobName, number>> = {
  rate: 60,
  judge: 120,
  daily: 300,
  mail: 300,
  recovery: 300,
  tidy: 900,
  rankings: 3600,
  dump: 3600,
};

const POLICY: QueuePolicy<Stored> = {
  expireSeconds: ({ name }) => EXPIRE_SECONDS[name],
  retryLimit: MOST_TRIES - 1,
  // a mail server that was down may be back after some minutes
  retryDelaySeconds: 30,
  // mails are among them
  keepsCompleted: false,
};

const POLICIES = { jobs: POLICY, ratings: { ...POLICY, retryDelaySeconds: 1 } };

/** The names of the queues in SQLite, and in the tables that version 0.1.0 had in PostgreSQL. */
const NAMES = { jobs: 'site', ratings: 'site ratings' };

/** Opens the queues of a site. @throws {OperatorError} if its tables are of a later version. */
export function openQueues(storage: Storage, now: () => number): Promise<Queues> {
  return storage.dialect === 'sqlite' ? openOnSqlite(storage, now) : openOnPostgres(storage);
}

async function openOnSqlite(storage: Storage, clock: () => number): Promise<Queues> {
  const database = preparing(storage.driver as Database.Database);
  const open = async (kind: keyof typeof NAMES): Promise<Queue> => {
    const options = { ...POLICIES[kind], database, clock, name: NAMES[kind] };
    return withinSqlite(await openSqliteQueue<Stored>(options), storage);
  };
  const nothing = async (): Promise<void> => undefined;
  return {
    jobs: await open('jobs'),
    ratings: await open('ratings'),
    // taking a job fails those that expired
    maintain: nothing,
    close: nothing,
  };
}

async function openOnPostgres(storage: Storage): Promise<Queues> {
  const started = await openPostgresJobs(storage.driver as pg.Pool).catch(refuse);
  const open = async (kind: keyof typeof NAMES): Promise<Queue> => {
    const convert = (job: Stored): Stored => job;
    const older = { schema: 'nonokit_jobs', queue: NAMES[kind], convert };
    return withinPostgres(await started.queue(`site-${kind}`, POLICIES[kind], older));
  };
  return {
    jobs: await open('jobs'),
    ratings: await open('ratings'),
    maintain: started.maintain,
    close: started.close,
  };
}

/** Reports a fault of pg-boss's tables to the operator. */
function refuse(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'OtherPgBoss') throw error;
  const { found, expected } = error as OtherPgBoss;
  throw new OperatorError({
    en:
      `The tables of jobs in the database are of version ${found} of pg-boss's schema, and this ` +
      `version of nonokit-site works with version ${expected}. Start the later version of ` +
      'nonokit-site that changed them.',
    ru:
      `Таблицы заданий в базе данных имеют версию ${found} схемы pg-boss, а эта версия ` +
      `nonokit-site работает с версией ${expected}. Запустите более новую версию nonokit-site, ` +
      'которая их изменила.',
  });
}

/** The driver with statements that are prepared once: a queue has a handful of them. */
function preparing(driver: Database.Database): SqliteDatabase {
  const kept = new Map<string, Database.Statement>();
  return {
    get inTransaction() {
      return driver.inTransaction;
    },
    exec: (text) => driver.exec(text),
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
function withinSqlite(queue: JobQueue<Stored, SqliteSql>, { db, logOnDisk }: Storage): Queue {
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const result = await db.connection().execute(work);
    logOnDisk?.wrote();
    return result;
  };
  const within = <T>(sql: Sql | undefined, work: () => Promise<T>): Promise<T> =>
    sql?.isTransaction === true ? work() : alone(work);
  return {
    send: (jobs, sql) => within(sql, () => queue.send(jobs)),
    take: (most) => alone(() => queue.take(most)),
    complete: (jobs, sql) => within(sql, () => queue.complete(jobs)),
    fail: (job, error) => alone(() => queue.fail(job, error)),
    counts: () => alone(() => queue.counts()),
    oldestSeconds: () => alone(() => queue.oldestSeconds()),
    deadLetters: (most) => alone(() => queue.deadLetters(most)),
    retry: (letters) => alone(() => queue.retry(letters)),
    discard: (letters) => alone(() => queue.discard(letters)),
  };
}

function withinPostgres(queue: JobQueue<Stored, PostgresSql>): Queue {
  const within = (sql: Sql | undefined): PostgresSql | undefined =>
    sql && {
      query: (text, values = []) => sql.executeQuery(CompiledQuery.raw(text, values)),
    };
  return {
    send: (jobs, sql) => queue.send(jobs, within(sql)),
    take: (most) => queue.take(most),
    complete: (jobs, sql) => queue.complete(jobs, within(sql)),
    fail: (job, error) => queue.fail(job, error),
    counts: () => queue.counts(),
    oldestSeconds: () => queue.oldestSeconds(),
    deadLetters: (most) => queue.deadLetters(most),
    retry: (letters) => queue.retry(letters),
    discard: (letters) => queue.discard(letters),
  };
}
