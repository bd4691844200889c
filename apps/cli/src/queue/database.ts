/**
 * The database of the queue: connections, the tables of runs, chunks and answers, and the jobs.
 *
 * Puzzles and answers are in tables of their own; a job contains only the name of a chunk. So a job
 * that is done twice, because a worker was thought dead, changes nothing: the first answer stays.
 */
import { type JobQueue, openPostgresQueue, type PostgresSql } from '@nonokit/queue';
import type { Pool, PoolClient } from 'pg';

/** Accepts queries: the pool, or the connection of a transaction. */
export type Sql = Pick<PoolClient, 'query'>;

/** The schema of all tables. */
export const SCHEMA = 'nonokit_batch';

/** The content of a job: the chunk to answer. */
export interface ChunkJob {
  readonly run: string;
  readonly chunk: number;
  /** The seed to use if several race; the first that decides its puzzles wins. */
  readonly seed?: number;
}

/** An open queue. */
export interface Database {
  readonly pool: Pool;
  readonly jobs: JobQueue<ChunkJob, PostgresSql>;
  close(): Promise<void>;
}

/** How to open the queue. */
export interface DatabaseOptions {
  /** "postgres://user@host:5432/name". */
  readonly url: string;
  /** Called on trouble that may pass: a lost connection. */
  readonly onTrouble: (error: Error) => void;
}

/** Opens the queue and creates its tables if missing. Fails if the server cannot be used. */
export async function openDatabase({ url, onTrouble }: DatabaseOptions): Promise<Database> {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString: url, max: 4, application_name: 'nonokit' });
  pool.on('error', onTrouble);
  try {
    // sent as one text, so that it is one transaction
    await pool.query(TABLES);
    const jobs = await openPostgresQueue<ChunkJob>({
      database: pool,
      schema: SCHEMA,
      name: 'chunks',
    });
    return { pool, jobs, close: () => jobs.close() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * Runs `work` in a transaction: it happens completely or, if it throws or the process dies, not at
 * all.
 */
export async function transaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    // a connection that may be in the middle of a command is not reused
    client.release(true);
    throw error;
  }
}

/** Creates the tables; the lock is for processes that start together. */
const TABLES = `
  select pg_advisory_xact_lock(7033461);
  create schema if not exists ${SCHEMA};
  create table if not exists ${SCHEMA}.run (
    name text primary key,
    options jsonb not null,
    chunk_size int not null,
    lease_seconds int not null,
    chunks int,
    puzzles bigint,
    created_on timestamptz not null default now()
  );
  create table if not exists ${SCHEMA}.chunk (
    run text not null references ${SCHEMA}.run on delete cascade,
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
  create table if not exists ${SCHEMA}.answer (
    run text not null,
    chunk int not null,
    body bytea not null,
    undecided int not null,
    failed int not null,
    worker text not null,
    answered_on timestamptz not null default now(),
    primary key (run, chunk),
    foreign key (run, chunk) references ${SCHEMA}.chunk on delete cascade
  );
`;
