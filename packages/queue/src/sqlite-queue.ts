/**
 * The queue in a SQLite file, for one machine: the same table, without a server.
 *
 * The caller passes the driver (better-sqlite3 or libsql, which share a synchronous interface).
 * Every method is one statement, which SQLite runs completely or not at all.
 */
import type { Job, JobCounts, JobQueue, Lease, NewJob } from './job-queue.js';
import { countsOf, dataOf, leaseOf } from './rows.js';

/** A connection that prepares statements. */
export interface SqliteSql {
  prepare(sql: string): { all(...values: unknown[]): readonly unknown[] };
}

/** A database of SQLite: `new Database('jobs.db')`. */
export interface SqliteDatabase extends SqliteSql {
  /** Runs statements without parameters. */
  exec(sql: string): unknown;
  close(): unknown;
}

/** Which queue to open, and where. */
export interface SqliteQueueOptions {
  /**
   * The database; closing the queue closes it. If several processes use the file, they must set
   * `pragma busy_timeout`.
   */
  readonly database: SqliteDatabase;
  /** The name of the queue; the table `job` holds any number of queues: "chunks". */
  readonly name: string;
  /** Milliseconds since 1970: Date.now. */
  readonly clock: () => number;
}

/** Opens the queue and creates its table if missing. */
export async function openSqliteQueue<Data>(
  options: SqliteQueueOptions,
): Promise<JobQueue<Data, SqliteSql>> {
  // autoincrement: a number is never reused, so that an old lease cannot match a new job
  options.database.exec(`
    create table if not exists job (
      id integer primary key autoincrement,
      queue text not null,
      data text not null,
      lease_ms integer not null,
      tries integer not null default 0,
      leased_until integer
    );
    create index if not exists job_queue on job (queue, id);`);
  return new SqliteQueue<Data>(options);
}

class SqliteQueue<Data> implements JobQueue<Data, SqliteSql> {
  readonly #database: SqliteDatabase;
  readonly #name: string;
  readonly #clock: () => number;

  constructor({ database, name, clock }: SqliteQueueOptions) {
    this.#database = database;
    this.#name = name;
    this.#clock = clock;
  }

  async enqueue(jobs: readonly NewJob<Data>[], sql: SqliteSql = this.#database): Promise<void> {
    const insert = sql.prepare(
      `insert into job (queue, data, lease_ms)
       select ?, value -> '$.data', value ->> '$.leaseMs' from json_each(?) order by key
       returning id`,
    );
    insert.all(this.#name, JSON.stringify(jobs));
  }

  async take(most: number): Promise<readonly Job<Data>[]> {
    const now = this.#clock();
    const take = this.#database.prepare(
      `update job set tries = tries + 1, leased_until = ? + lease_ms
       where id in (
         select id from job where queue = ? and (leased_until is null or leased_until <= ?
           -- the clock was set back since: such a lease would hold for as long
           or leased_until > ? + 2 * lease_ms)
         order by id limit ?
       )
       returning id, tries, data`,
    );
    const rows = take.all(now, this.#name, now, now, most);
    const jobs = rows.map((row) => ({ ...leaseOf(row), data: dataOf<Data>(row) }));
    return jobs.sort((a, b) => a.id - b.id);
  }

  async extend(leases: readonly Lease[]): Promise<readonly Lease[]> {
    const extend = this.#database.prepare(
      `update job set leased_until = ? + lease_ms ${LEASED} returning id`,
    );
    const now = this.#clock();
    return leases.filter(({ id, tries }) => extend.all(now, this.#name, id, tries).length === 0);
  }

  async complete(lease: Lease, sql: SqliteSql = this.#database): Promise<boolean> {
    const { id, tries } = lease;
    return (
      sql.prepare(`delete from job ${LEASED} returning id`).all(this.#name, id, tries).length > 0
    );
  }

  async giveBack({ id, tries }: Lease): Promise<boolean> {
    const giveBack = `update job set leased_until = null ${LEASED} returning id`;
    return this.#database.prepare(giveBack).all(this.#name, id, tries).length > 0;
  }

  async counts(): Promise<JobCounts> {
    const count = this.#database.prepare(
      `select count(*) - count(leased) as waiting, count(leased) as leased
       from (select case when leased_until > ? then 1 end as leased from job where queue = ?)`,
    );
    return countsOf(count.all(this.#clock(), this.#name)[0]);
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}

/** Finds the job of a lease that is not lost. */
const LEASED = 'where queue = ? and id = ? and tries = ? and leased_until is not null';
