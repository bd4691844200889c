/**
 * The queue in PostgreSQL, for any number of machines: one table and `for update skip locked`, so
 * that workers do not wait for each other.
 *
 * The server's clock decides about leases, since the clocks of the machines differ.
 */
import type { Job, JobCounts, JobQueue, Lease, NewJob } from './job-queue.js';
import { countsOf, dataOf, leaseOf } from './rows.js';

/** Runs one statement: a pool of `pg`, or the client of a transaction. */
export interface PostgresSql {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** A database of `pg`: `new Pool({ connectionString })`. */
export interface PostgresDatabase extends PostgresSql {
  /** Closes all connections. */
  end(): Promise<void>;
}

/** Which queue to open, and where. */
export interface PostgresQueueOptions {
  /** The database; closing the queue closes it. */
  readonly database: PostgresDatabase;
  /** The schema of the table `job`, created if missing: "nonokit_batch". */
  readonly schema: string;
  /** The name of the queue; the table holds any number of queues: "chunks". */
  readonly name: string;
  /** Milliseconds since 1970, for tests; the server's clock by default. */
  readonly clock?: () => number;
}

/** Opens the queue and creates its table if missing. Fails if the server cannot be used. */
export async function openPostgresQueue<Data>(
  options: PostgresQueueOptions,
): Promise<JobQueue<Data, PostgresSql>> {
  const { database, schema } = options;
  if (!/^[a-z_]{1,60}$/.test(schema)) {
    throw new RangeError(`openPostgresQueue: a schema is of letters a to z, got "${schema}"`);
  }
  // sent as one text, so that it is one transaction; the lock is for processes that start together
  await database.query(`
    select pg_advisory_xact_lock(7033462);
    create schema if not exists ${schema};
    create table if not exists ${schema}.job (
      id bigint generated always as identity primary key,
      queue text not null,
      data jsonb not null,
      lease_ms bigint not null,
      tries int not null default 0,
      leased_until timestamptz
    );
    create index if not exists job_queue on ${schema}.job (queue, id);`);
  return new PostgresQueue<Data>(options);
}

class PostgresQueue<Data> implements JobQueue<Data, PostgresSql> {
  readonly #database: PostgresDatabase;
  readonly #table: string;
  readonly #name: string;
  readonly #clock: (() => number) | undefined;

  constructor({ database, schema, name, clock }: PostgresQueueOptions) {
    this.#database = database;
    this.#table = `${schema}.job`;
    this.#name = name;
    this.#clock = clock;
  }

  async enqueue(jobs: readonly NewJob<Data>[], sql: PostgresSql = this.#database): Promise<void> {
    await sql.query(
      `insert into ${this.#table} (queue, data, lease_ms)
       select $1, job->'data', (job->>'leaseMs')::bigint
       from jsonb_array_elements($2::jsonb) with ordinality as given (job, place) order by place`,
      [this.#name, JSON.stringify(jobs)],
    );
  }

  async take(most: number): Promise<readonly Job<Data>[]> {
    // materialized: a plan that evaluates the subquery twice would take more rows than allowed
    const { rows } = await this.#database.query(
      `with free as materialized (
         select id from ${this.#table}
         where queue = $1 and (leased_until is null or leased_until <= ${NOW}
           -- the clock was set back since: such a lease would hold for as long
           or leased_until > ${NOW} + 2 * lease_ms * interval '1 millisecond')
         order by id limit $3 for update skip locked
       )
       update ${this.#table} job set tries = job.tries + 1, leased_until = ${NEW_LEASE}
       from free where job.id = free.id
       returning job.id::float8 as id, job.tries, job.data::text as data`,
      [this.#name, this.#now(), most],
    );
    const jobs = rows.map((row) => ({ ...leaseOf(row), data: dataOf<Data>(row) }));
    return jobs.sort((a, b) => a.id - b.id);
  }

  async extend(leases: readonly Lease[]): Promise<readonly Lease[]> {
    const { rows } = await this.#database.query(
      `update ${this.#table} job set leased_until = ${NEW_LEASE}
       from jsonb_to_recordset($3::jsonb) as lease (id bigint, tries int)
       where job.queue = $1 and job.id = lease.id and job.tries = lease.tries
         and job.leased_until is not null
       returning job.id::float8 as id, job.tries`,
      [this.#name, this.#now(), JSON.stringify(leases)],
    );
    const kept = new Set(rows.map((row) => leaseOf(row).id));
    return leases.filter(({ id }) => !kept.has(id));
  }

  async complete(lease: Lease, sql: PostgresSql = this.#database): Promise<boolean> {
    const { rows } = await sql.query(`delete from ${this.#table} ${LEASED} returning id`, [
      ...[this.#name, lease.id, lease.tries],
    ]);
    return rows.length > 0;
  }

  async giveBack(lease: Lease): Promise<boolean> {
    const { rows } = await this.#database.query(
      `update ${this.#table} set leased_until = null ${LEASED} returning id`,
      [this.#name, lease.id, lease.tries],
    );
    return rows.length > 0;
  }

  async counts(): Promise<JobCounts> {
    const { rows } = await this.#database.query(
      `select count(*) filter (where not coalesce(leased_until > ${NOW}, false))::float8 as waiting,
         count(*) filter (where leased_until > ${NOW})::float8 as leased
       from ${this.#table} where queue = $1`,
      [this.#name, this.#now()],
    );
    return countsOf(rows[0]);
  }

  async close(): Promise<void> {
    await this.#database.end();
  }

  /** The time for `$2`: null means the server's clock. */
  #now(): number | null {
    return this.#clock?.() ?? null;
  }
}

/** The current time, given `$2`. */
const NOW = 'coalesce(to_timestamp($2::float8 / 1000), clock_timestamp())';

/** The end of a lease that begins now. */
const NEW_LEASE = `${NOW} + job.lease_ms * interval '1 millisecond'`;

/** Finds the job of a lease that is not lost. */
const LEASED = 'where queue = $1 and id = $2 and tries = $3 and leased_until is not null';
