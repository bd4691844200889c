/**
 * Starts pg-boss in a database: makes its tables if missing, refuses those of another version, and
 * takes over the jobs of the table that version 0.1.0 kept.
 *
 * pg-boss is loaded here and nowhere else, so that a site on SQLite does without it.
 */
import type PgBoss from 'pg-boss';
import type { JobQueue, QueuePolicy } from './job-queue.js';
import { deadLettersName, PgBossQueue, runningOn } from './pgboss-queue.js';
import type { OlderTable, PgBossStart } from './pgboss-start.js';
import { type PostgresDatabase, type PostgresSql, transaction } from './postgres.js';
import { textIn } from './rows.js';

/** The schema of pg-boss's tables. Others who use pg-boss in this database have another one. */
export const PGBOSS_SCHEMA = 'nonokit_pgboss';

/** The version of pg-boss's tables that this version of pg-boss works with. */
export const PGBOSS_SCHEMA_VERSION = 24;

/** How often one of all processes looks for jobs that expired. */
const MAINTENANCE_SECONDS = 10;

/** How long the rows of completed and of failed jobs stay, for those who look. */
const SHOW_COMPLETED_SECONDS = 3600;
const SHOW_FAILED_SECONDS = 7 * 86_400;

/** How long jobs and dead letters wait at most, in minutes: ten years, so none is lost. */
const RETENTION_MINUTES = 5_256_000;

/** The tables of pg-boss belong to another version of it. */
export class OtherPgBoss extends Error {
  override readonly name = 'OtherPgBoss';

  readonly expected = PGBOSS_SCHEMA_VERSION;

  constructor(readonly found: number) {
    super(
      `the schema ${PGBOSS_SCHEMA} is of version ${found} of pg-boss's tables, ` +
        `expected ${PGBOSS_SCHEMA_VERSION}`,
    );
  }
}

/** The queues of a PostgreSQL database. */
export interface PostgresJobs {
  /** Opens a queue and creates it if missing; `older` are jobs that it takes over. */
  queue<Data extends object>(
    name: string,
    policy: QueuePolicy<Data>,
    older?: OlderTable<Data>,
  ): Promise<JobQueue<Data, PostgresSql>>;
  /**
   * Fails expired jobs and deletes old rows, now and from time to time until `close`. Every process
   * that takes jobs calls this; one of them does the work. Later trouble goes to `onTrouble`.
   */
  maintain(onTrouble: (error: Error) => void): Promise<void>;
  /** Stops the maintenance; the database stays open. */
  close(): Promise<void>;
}

/**
 * Starts pg-boss.
 *
 * @throws {OtherPgBoss} if its tables are of a later version.
 */
export async function openPostgresJobs(database: PostgresDatabase): Promise<PostgresJobs> {
  const { default: PgBoss } = await import('pg-boss');
  const options = {
    schema: PGBOSS_SCHEMA,
    schedule: false,
    archiveCompletedAfterSeconds: SHOW_COMPLETED_SECONDS,
    archiveFailedAfterSeconds: SHOW_FAILED_SECONDS,
    deleteAfterDays: 1,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  };
  const open = (sql: PostgresSql, supervise = false): PgBoss =>
    new PgBoss({ ...options, db: runningOn(sql), supervise });
  await install(database, open);
  const boss = open(database);
  await boss.start();
  const found = Number(await boss.schemaVersion());
  if (found !== PGBOSS_SCHEMA_VERSION) throw new OtherPgBoss(found);
  const start: PgBossStart = { boss, open, database, schema: PGBOSS_SCHEMA };
  let supervisor: PgBoss | undefined;
  return {
    queue: (name, policy, older) => openQueue(start, name, policy, older),
    async maintain(onTrouble) {
      if (supervisor !== undefined) return;
      supervisor = open(database, true).on('error', onTrouble);
      await supervisor.start();
      await supervisor.expire();
    },
    close: async () => {
      for (const each of [supervisor, boss]) await each?.stop({ graceful: false, close: false });
    },
  };
}

/** Identifies the lock of processes that make or migrate pg-boss's tables. */
const INSTALL_LOCK = 7033463;

/**
 * Makes or migrates the tables, one process after the other. pg-boss has a lock of its own, but
 * fails where two processes make its schema at the same time, and leaves its transaction open.
 */
async function install(
  database: PostgresDatabase,
  open: (sql: PostgresSql) => PgBoss,
): Promise<void> {
  const client = await database.connect();
  try {
    await client.query(`select pg_advisory_lock(${INSTALL_LOCK})`);
    const boss = open(client);
    await boss.start();
    await boss.stop({ graceful: false, close: false });
    await client.query(`select pg_advisory_unlock(${INSTALL_LOCK})`);
    client.release();
  } catch (error) {
    // the lock ends with its connection
    client.release(true);
    throw error;
  }
}

async function openQueue<Data extends object>(
  start: PgBossStart,
  name: string,
  policy: QueuePolicy<Data>,
  older: OlderTable<Data> | undefined,
): Promise<JobQueue<Data, PostgresSql>> {
  const { retryLimit, retryDelaySeconds: retryDelay } = policy;
  const deadLetter = deadLettersName(name);
  if ((await start.boss.getQueue(name)) === null) {
    await transaction(start.database, async (sql) => {
      // the tables of new queues, which several processes cannot make at the same time
      await sql.query('select pg_advisory_xact_lock(7033463)');
      const boss = start.open(sql);
      const retentionMinutes = RETENTION_MINUTES;
      await boss.createQueue(deadLetter, { name: deadLetter, retentionMinutes });
      const retries = { retryLimit, retryDelay, retryBackoff: true };
      await boss.createQueue(name, { name, ...retries, retentionMinutes, deadLetter });
    });
  }
  const queue = new PgBossQueue<Data>(start, name, policy);
  if (older !== undefined) await takeOver(start, name, queue, older);
  return queue;
}

/** Jobs that are moved at a time. */
const MOVED_AT_ONCE = 1000;

/** Moves the jobs of an older table into a queue, and drops the table once it is empty. */
async function takeOver<Data extends object>(
  { database, schema }: PgBossStart,
  name: string,
  queue: JobQueue<Data, PostgresSql>,
  older: OlderTable<Data>,
): Promise<void> {
  for (let moved = MOVED_AT_ONCE; moved === MOVED_AT_ONCE; ) {
    if (!(await hasTable(database, older.schema))) return;
    moved = await transaction(database, async (sql) => {
      const count = await moveSome(sql, queue, older);
      // pg-boss dates jobs by the beginning of their transaction; one that has waited for the lock
      // began before those whose jobs come first
      await sql.query(
        `update ${schema}.job set created_on = (select clock_timestamp())
         where name = $1 and created_on = now()`,
        [name],
      );
      return count;
    });
  }
}

/** Moves the oldest jobs, each of them once, however many processes start together. */
async function moveSome<Data extends object>(
  sql: PostgresSql,
  queue: JobQueue<Data, PostgresSql>,
  { schema, queue: name, convert }: OlderTable<Data>,
): Promise<number> {
  // the lock that version 0.1.0 takes to create the table
  await sql.query('select pg_advisory_xact_lock(7033462)');
  if (!(await hasTable(sql, schema))) return 0;
  await sql.query(`lock table ${schema}.job in access exclusive mode`);
  const { rows } = await sql.query(
    `with first as (select id from ${schema}.job where queue = $1 order by id limit $2),
       moved as (delete from ${schema}.job using first where job.id = first.id
         returning job.id, data)
     select data::text from moved order by id`,
    [name, MOVED_AT_ONCE],
  );
  const jobs = rows.map((row): Data => convert(JSON.parse(textIn(row, 'data'))));
  await queue.send(jobs, sql);
  const left = await sql.query(`select from ${schema}.job limit 1`);
  if (left.rows.length === 0) await sql.query(`drop table ${schema}.job`);
  return jobs.length;
}

/** Whether there is a table of jobs as version 0.1.0 kept it. */
async function hasTable(sql: PostgresSql, schema: string): Promise<boolean> {
  const { rows } = await sql.query(
    `select from information_schema.columns
     where table_schema = $1 and table_name = 'job' and column_name = 'leased_until'`,
    [schema],
  );
  return rows.length > 0;
}
