/**
 * The queue in PostgreSQL, for any number of machines: pg-boss keeps the jobs, so its states,
 * retries, back-off and dead letters are those that its manual describes and its tools show.
 *
 * Two things differ from plain pg-boss. A lease is checked before a job ends, because pg-boss lets
 * a worker that was too late end the try of another one. And an error of `fetch` is thrown, because
 * pg-boss answers it with "no jobs". The server's clock decides when a job expires.
 */
import type PgBoss from 'pg-boss';
import {
  type DeadLetter,
  EXPIRED,
  type Job,
  type JobCounts,
  type JobQueue,
  type Lease,
  type QueuePolicy,
} from './job-queue.js';
import type { PgBossStart } from './pgboss-start.js';
import { type PostgresDatabase, type PostgresSql, transaction } from './postgres.js';
import { numberIn, textIn } from './rows.js';

/** The name of the queue of dead letters. */
export function deadLettersName(queue: string): string {
  return `${queue}-dead`;
}

/** A queue of pg-boss. */
export class PgBossQueue<Data extends object> implements JobQueue<Data, PostgresSql> {
  readonly #boss: PgBoss;
  readonly #database: PostgresDatabase;
  readonly #table: string;
  readonly #name: string;

  readonly #policy: QueuePolicy<Data>;

  constructor({ boss, database, schema }: PgBossStart, name: string, policy: QueuePolicy<Data>) {
    this.#boss = boss;
    this.#database = database;
    this.#table = `${schema}.job`;
    this.#name = name;
    this.#policy = policy;
  }

  async send(jobs: readonly Data[], sql: PostgresSql = this.#database): Promise<void> {
    if (jobs.length === 0) return;
    const id = jobs.length === 1 ? () => ({}) : await numberedIds(sql);
    const rows = jobs.map((data, k) => {
      const expireInSeconds = this.#policy.expireSeconds(data);
      return { ...id(k), name: this.#name, data, expireInSeconds };
    });
    await this.#boss.insert(rows, { db: runningOn(sql) });
  }

  async take(most: number): Promise<readonly Job<Data>[]> {
    const db = new ReportingDb(this.#database);
    const options = { batchSize: most, includeMetadata: true, db } as const;
    const jobs = await this.#boss.fetch<Data>(this.#name, options);
    db.throwIfFailed();
    return jobs
      .sort((a, b) => Number(a.createdOn) - Number(b.createdOn) || (a.id < b.id ? -1 : 1))
      .map(({ id, data, retryCount }) => ({ id, data, tries: retryCount + 1 }));
  }

  async complete(leases: readonly Lease[], sql?: PostgresSql): Promise<readonly Lease[]> {
    if (sql === undefined) return transaction(this.#database, (own) => this.complete(leases, own));
    const held = await this.#hold(leases, sql);
    const ids = leases.map(({ id }) => id).filter((id) => held.has(id));
    const options = { db: runningOn(sql) };
    // its types know one identifier here, its code any number
    const many = ids as string[] & string;
    if (ids.length > 0 && this.#policy.keepsCompleted === false) {
      await this.#boss.deleteJob(this.#name, ids, options);
    } else if (ids.length > 0) await this.#boss.complete(this.#name, many, {}, options);
    return leases.filter(({ id }) => !held.has(id));
  }

  fail(lease: Lease, error: string): Promise<boolean> {
    return transaction(this.#database, async (sql) => {
      const held = await this.#hold([lease], sql);
      if (held.size === 0) return false;
      await this.#boss.fail(this.#name, lease.id, { message: error }, { db: runningOn(sql) });
      return true;
    });
  }

  /** Locks the jobs of leases that are not lost, until the transaction ends. */
  async #hold(leases: readonly Lease[], sql: PostgresSql): Promise<ReadonlySet<string>> {
    const { rows } = await sql.query(
      `select id::text from ${this.#table} job
       join unnest($2::uuid[], $3::int[]) as lease (id, tries) using (id)
       where name = $1 and state = 'active' and retry_count + 1 = lease.tries
       for update of job`,
      [this.#name, leases.map(({ id }) => id), leases.map(({ tries }) => tries)],
    );
    return new Set(rows.map((row) => textIn(row, 'id')));
  }

  async counts(): Promise<JobCounts> {
    const { rows } = await this.#database.query(
      `select count(*) filter (where name = $1 and state = 'created')::float8 as waiting,
         count(*) filter (where name = $1 and state = 'retry')::float8 as retrying,
         count(*) filter (where name = $1 and state = 'active')::float8 as active,
         count(*) filter (where name = $2)::float8 as dead
       from ${this.#table} where name in ($1, $2) and state <= 'active'`,
      [this.#name, deadLettersName(this.#name)],
    );
    const [row] = rows;
    const read = (name: string): number => numberIn(row, name);
    return {
      waiting: read('waiting'),
      retrying: read('retrying'),
      active: read('active'),
      dead: read('dead'),
    };
  }

  async oldestSeconds(): Promise<number> {
    const { rows } = await this.#database.query(
      `select coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as seconds
       from ${this.#table} where name = $1 and state < 'active'`,
      [this.#name],
    );
    return numberIn(rows[0], 'seconds');
  }

  async deadLetters(most: number): Promise<readonly DeadLetter<Data>[]> {
    const { rows } = await this.#database.query(
      `select id::text, data::text,
         coalesce(output->>'message', output->'value'->>'message', '') as error
       from ${this.#table} where name = $1 and state = 'created' order by created_on, id limit $2`,
      [deadLettersName(this.#name), most],
    );
    return rows.map((row) => ({
      id: textIn(row, 'id'),
      data: JSON.parse(textIn(row, 'data')),
      error: textIn(row, 'error').replace(TIMEOUT, EXPIRED),
    }));
  }

  retry(letters: readonly Pick<DeadLetter<Data>, 'id'>[]): Promise<number> {
    return transaction(this.#database, async (sql) => {
      const jobs = await this.#removeDead(letters, sql);
      await this.send(jobs, sql);
      return jobs.length;
    });
  }

  async discard(letters: readonly Pick<DeadLetter<Data>, 'id'>[]): Promise<number> {
    return (await this.#removeDead(letters, this.#database)).length;
  }

  /** Deletes dead letters. Returns what their jobs held. */
  async #removeDead(
    letters: readonly Pick<DeadLetter<Data>, 'id'>[],
    sql: PostgresSql,
  ): Promise<Data[]> {
    const { rows } = await sql.query(
      `with letter as (
         delete from ${this.#table}
         where name = $1 and state = 'created' and id = any($2::uuid[]) returning *
       )
       select data::text from letter order by created_on, id`,
      [deadLettersName(this.#name), letters.map(({ id }) => id)],
    );
    return rows.map((row) => JSON.parse(textIn(row, 'data')));
  }
}

/** Identifiers in their order: of jobs sent together, pg-boss takes the lowest one first. */
async function numberedIds(sql: PostgresSql): Promise<(k: number) => { readonly id: string }> {
  const { rows } = await sql.query('select gen_random_uuid()::text as id');
  const start = textIn(rows[0], 'id').slice(0, -IDENTIFIER_END);
  return (k) => ({ id: `${start}${k.toString(16).padStart(IDENTIFIER_END, '0')}` });
}

/** Digits of an identifier that count the jobs sent together. */
const IDENTIFIER_END = 12;

/** The reason that pg-boss gives for a try that expired. */
const TIMEOUT = 'job failed by timeout in active state';

/** Statements of pg-boss, run in a transaction of the caller. */
export function runningOn(sql: PostgresSql): PgBoss.Db {
  return { executeSql: (text, values) => rowsFrom(sql, text, values) };
}

/** Remembers an error, for calls of pg-boss that hide it. */
class ReportingDb implements PgBoss.Db {
  readonly #sql: PostgresSql;
  #failure: { readonly error: unknown } | undefined;

  constructor(sql: PostgresSql) {
    this.#sql = sql;
  }

  async executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    try {
      return await rowsFrom(this.#sql, text, values);
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }

  throwIfFailed(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
  }
}

/** Runs a statement; several in one text have a result each, and pg-boss uses none of them. */
async function rowsFrom(
  sql: PostgresSql,
  text: string,
  values: unknown[],
): Promise<{ rows: unknown[] }> {
  const result = await sql.query(text, values);
  return { rows: Array.isArray(result) ? [] : [...result.rows] };
}
