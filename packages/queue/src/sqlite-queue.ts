/**
 * The queue in a SQLite file, for one machine: a table of our own, without a server.
 *
 * The caller passes the driver (better-sqlite3 or libsql, which share a synchronous interface).
 * Every statement runs completely or not at all, and no method leaves a job between two of them.
 */
import {
  type DeadLetter,
  EXPIRED,
  type Job,
  type JobCounts,
  type JobQueue,
  type Lease,
  type QueuePolicy,
} from './job-queue.js';
import { numberIn, textIn } from './rows.js';
import { type LockingDatabase, writeAlone } from './sqlite-lock.js';

/** A connection that prepares statements. */
export interface SqliteSql {
  prepare(sql: string): { all(...values: unknown[]): readonly unknown[] };
}

/** A database of SQLite: `new Database('jobs.db')`. */
export interface SqliteDatabase extends SqliteSql, LockingDatabase {}

/** Which queue to open, and where. */
export interface SqliteQueueOptions<Data> extends QueuePolicy<Data> {
  /** The database. If several processes use the file, they must set `pragma busy_timeout`. */
  readonly database: SqliteDatabase;
  /** The name of the queue; the table `job` holds any number of queues: "chunks". */
  readonly name: string;
  /** Milliseconds since 1970: Date.now. */
  readonly clock: () => number;
}

/** Opens the queue and creates its table if missing. */
export async function openSqliteQueue<Data>(
  options: SqliteQueueOptions<Data>,
): Promise<JobQueue<Data, SqliteSql>> {
  const { database } = options;
  // autoincrement: a number is never reused, so that an old lease cannot match a new job
  database.exec(`
    create table if not exists job (
      id integer primary key autoincrement,
      queue text not null,
      data text not null,
      lease_ms integer not null,
      tries integer not null default 0,
      leased_until integer
    );
    create index if not exists job_queue on job (queue, id);`);
  const columns = database.prepare(`select name from pragma_table_info('job')`).all();
  const names = columns.map((row) => textIn(row, 'name'));
  for (const [name, definition] of Object.entries(LATER_COLUMNS)) {
    if (!names.includes(name)) database.exec(`alter table job add column ${name} ${definition}`);
  }
  return new SqliteQueue<Data>(options);
}

/** Columns that tables made by version 0.1.0 lack. */
const LATER_COLUMNS = {
  /** When a job that failed may be taken again. */
  start_after: 'integer',
  error: 'text',
  died_at: 'integer',
  /** Tries before the job was last put back by a person. */
  forgiven: 'integer not null default 0',
  sent_at: 'integer',
};

class SqliteQueue<Data> implements JobQueue<Data, SqliteSql> {
  readonly #database: SqliteDatabase;
  readonly #name: string;
  readonly #clock: () => number;
  readonly #policy: QueuePolicy<Data>;

  constructor(options: SqliteQueueOptions<Data>) {
    this.#database = options.database;
    this.#name = options.name;
    this.#clock = options.clock;
    this.#policy = options;
  }

  async send(jobs: readonly Data[], sql?: SqliteSql): Promise<void> {
    const insert = `insert into job (queue, sent_at, data, lease_ms)
       select ?, ?, value -> '$.data', value ->> '$.expireMs' from json_each(?) order by key
       returning id`;
    const { expireSeconds } = this.#policy;
    const rows = jobs.map((data) => ({ data, expireMs: 1000 * expireSeconds(data) }));
    const values = [this.#name, this.#clock(), JSON.stringify(rows)];
    this.#write((at) => at.prepare(insert).all(...values), sql);
  }

  async take(most: number): Promise<readonly Job<Data>[]> {
    const now = this.#clock();
    // the clock may have been set back since: such a lease would hold for as long
    const expired = 'queue = ? and (leased_until <= ? or leased_until > ? + 2 * lease_ms)';
    this.#failWhere(expired, EXPIRED, [this.#name, now, now]);
    const take = this.#database.prepare(
      `update job set tries = tries + 1, leased_until = ? + lease_ms, start_after = null
       where id in (
         select id from job
         where queue = ? and leased_until is null and died_at is null
           and (start_after is null or start_after <= ? or start_after > ? + ${LONGEST_PAUSE_MS})
         order by id limit ?
       )
       returning id, tries, data`,
    );
    const rows = this.#write(() => take.all(now, this.#name, now, now, most));
    const jobs = rows.map((row) => ({ number: numberIn(row, 'id'), row }));
    return jobs
      .sort((a, b) => a.number - b.number)
      .map(({ number, row }) => ({
        id: String(number),
        tries: numberIn(row, 'tries'),
        data: JSON.parse(textIn(row, 'data')),
      }));
  }

  async complete(leases: readonly Lease[], sql?: SqliteSql): Promise<readonly Lease[]> {
    return this.#write((at) => {
      const complete = at.prepare(`delete from job where ${LEASED} returning id`);
      const isLost = ({ id, tries }: Lease): boolean =>
        complete.all(this.#name, Number(id), tries).length === 0;
      return leases.filter(isLost);
    }, sql);
  }

  async fail({ id, tries }: Lease, error: string): Promise<boolean> {
    return this.#failWhere(LEASED, error, [this.#name, Number(id), tries]) > 0;
  }

  /** Statements that write, in the transaction of the caller or in one of their own. */
  #write<T>(work: (sql: SqliteSql) => T, sql?: SqliteSql): T {
    return sql === undefined ? writeAlone(this.#database, () => work(this.#database)) : work(sql);
  }

  /** Ends tries; jobs without a further one become dead letters. Returns the number of jobs. */
  #failWhere(where: string, error: string, values: readonly unknown[]): number {
    const fail = this.#database.prepare(
      `update job set leased_until = null, error = ?,
         died_at = case when tries - forgiven > ? then ? end,
         start_after = min(? + (? << min(tries - forgiven - 1, 16)), ? + ${LONGEST_PAUSE_MS})
       where ${where} returning id`,
    );
    const now = this.#clock();
    const { retryLimit, retryDelaySeconds } = this.#policy;
    const times = [retryLimit, now, now, 1000 * retryDelaySeconds, now];
    return this.#write(() => fail.all(error, ...times, ...values).length);
  }

  async counts(): Promise<JobCounts> {
    const count = this.#database.prepare(
      `select count(*) filter (where died_at is not null) as dead,
         count(*) filter (where leased_until is not null) as active,
         count(*) filter (where leased_until is null and died_at is null and start_after is null)
           as waiting,
         count(*) filter (where leased_until is null and died_at is null
           and start_after is not null) as retrying
       from job where queue = ?`,
    );
    const [row] = count.all(this.#name);
    const read = (name: string): number => numberIn(row, name);
    return {
      waiting: read('waiting'),
      retrying: read('retrying'),
      active: read('active'),
      dead: read('dead'),
    };
  }

  async oldestSeconds(): Promise<number> {
    const oldest = this.#database.prepare(
      `select coalesce(max(0, ? - min(sent_at)), 0) / 1000.0 as seconds
       from job where queue = ? and leased_until is null and died_at is null`,
    );
    return numberIn(oldest.all(this.#clock(), this.#name)[0], 'seconds');
  }

  async deadLetters(most: number): Promise<readonly DeadLetter<Data>[]> {
    const rows = this.#database
      .prepare(
        `select cast(id as text) as id, data, error from job
         where queue = ? and died_at is not null order by died_at, job.id limit ?`,
      )
      .all(this.#name, most);
    return rows.map((row) => ({
      id: textIn(row, 'id'),
      data: JSON.parse(textIn(row, 'data')),
      error: textIn(row, 'error'),
    }));
  }

  async retry(letters: readonly Pick<DeadLetter<Data>, 'id'>[]): Promise<number> {
    // `tries` keeps counting: an old lease of the job must not match a new one
    const retry = `update job set died_at = null, start_after = null, forgiven = tries ${DEAD}`;
    const put = this.#database.prepare(retry);
    return this.#write(() => put.all(this.#name, joinIds(letters)).length);
  }

  async discard(letters: readonly Pick<DeadLetter<Data>, 'id'>[]): Promise<number> {
    const remove = this.#database.prepare(`delete from job ${DEAD}`);
    return this.#write(() => remove.all(this.#name, joinIds(letters)).length);
  }
}

/** The longest pause between two tries; a clock that was set back must not prolong it. */
const LONGEST_PAUSE_MS = 86_400_000;

/** Finds the job of a lease that is not lost. */
const LEASED = 'queue = ? and id = ? and tries = ? and leased_until is not null';

/** Finds dead letters by their numbers. */
const DEAD = `where queue = ? and died_at is not null
  and id in (select cast(value as integer) from json_each(?)) returning id`;

function joinIds(letters: readonly { readonly id: string }[]): string {
  return JSON.stringify(letters.map(({ id }) => id));
}
