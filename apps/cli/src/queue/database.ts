/**
 * The database of the queue: connections, the tables of our own, and pg-boss, which hands out the jobs.
 *
 * Puzzles and answers lie in tables of the schema `nonokit`; a job is only the name of a chunk. So a job that
 * is done twice, by a worker that was thought dead, changes nothing: the first answer stays.
 */
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type PgBoss from 'pg-boss';

/** Something that queries can be sent to: the pool, or the connection of a transaction. */
export type Sql = Pick<PoolClient, 'query'>;

/** Jobs wait here, as `Job`. */
export const CHUNKS = 'nonokit-chunks';

/** Jobs that failed too often end here. */
export const DEAD = 'nonokit-dead';

/** How often a chunk is tried before it is given up. */
export const MAX_RETRIES = 10;

/** What a job says: answer this chunk. */
export interface Job {
  readonly run: string;
  readonly chunk: number;
  /** The seed to do it with, where several race; the first that decides its puzzles wins. */
  readonly seed?: number;
}

/** An open queue. */
export interface Database {
  readonly pool: Pool;
  readonly boss: PgBoss;
  close(): Promise<void>;
}

/** The schema of pg-boss. */
export const BOSS_SCHEMA = 'nonokit_jobs';

/** How to open the queue. */
export interface DatabaseOptions {
  /** "postgres://user@host:5432/name". */
  readonly url: string;
  /** Whether this process looks after jobs whose workers have gone silent. */
  readonly supervise: boolean;
  /** Told of trouble that need not be the end: a lost connection. */
  readonly onTrouble: (error: Error) => void;
}

/** Opens the queue, and makes its tables where there are none. Fails where the server cannot be used. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, supervise, onTrouble } = options;
  const { Pool } = await import('pg');
  const { default: Boss } = await import('pg-boss');
  const pool = new Pool({ connectionString: url, max: 4, application_name: 'nonokit' });
  pool.on('error', onTrouble);
  try {
    await makeTables(pool);
    const boss = new Boss({
      connectionString: url,
      max: 3,
      schema: BOSS_SCHEMA,
      application_name: 'nonokit-jobs',
      supervise,
      maintenanceIntervalSeconds: 1,
      schedule: false,
    });
    boss.on('error', onTrouble);
    await boss.start();
    await boss.createQueue(DEAD);
    await boss.createQueue(CHUNKS, { name: CHUNKS, retryLimit: MAX_RETRIES, deadLetter: DEAD });
    const close = async (): Promise<void> => {
      await boss.stop({ graceful: false });
      await pool.end();
    };
    return { pool, boss, close };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Runs `work` in a transaction: all of it or, where it throws or the process dies, nothing. */
export async function transaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    // a connection that may be in the middle of something is not used again
    client.release(true);
    throw error;
  }
}

/** The connection of a transaction as pg-boss takes it. */
export function bossSql(sql: Sql): { db: PgBoss.Db } {
  return {
    db: {
      executeSql: (text, values) => sql.query<QueryResultRow>(text, values),
    },
  };
}

const TABLES = `
  select pg_advisory_xact_lock(7033461);
  create schema if not exists nonokit;
  create table if not exists nonokit.run (
    name text primary key,
    options jsonb not null,
    chunk_size int not null,
    lease_seconds int not null,
    chunks int,
    puzzles bigint,
    created_on timestamptz not null default now()
  );
  create table if not exists nonokit.chunk (
    run text not null references nonokit.run on delete cascade,
    number int not null,
    file text not null,
    first bigint not null,
    count int not null,
    kind text not null,
    line bigint not null,
    body bytea not null,
    digest text not null,
    primary key (run, number)
  );
  create table if not exists nonokit.answer (
    run text not null,
    chunk int not null,
    body bytea not null,
    undecided int not null,
    failed int not null,
    worker text not null,
    answered_on timestamptz not null default now(),
    primary key (run, chunk),
    foreign key (run, chunk) references nonokit.chunk on delete cascade
  );
`;

/** Makes the tables; several processes may try at the same time. */
async function makeTables(pool: Pool): Promise<void> {
  await transaction(pool, (sql) => sql.query(TABLES));
}
