/**
 * The database of the queue: connections, the tables of runs, chunks and answers, and the jobs.
 *
 * Puzzles and answers are in tables of their own; a job contains only the name of a chunk.
 */
import {
  type JobQueue,
  openPostgresJobs,
  type PostgresJobs,
  type PostgresSql,
} from '@nonokit/queue';
import type { Pool, PoolClient } from 'pg';

/** Accepts queries: the pool, or the connection of a transaction. */
export type Sql = Pick<PoolClient, 'query'>;

/** The schema of all tables except those of the jobs. */
export const SCHEMA = 'nonokit_batch';

/** The content of a job: the chunk to answer. */
export interface ChunkJob {
  readonly run: string;
  readonly chunk: number;
  /** Seconds after which a worker stops, and sends the rest as another job: 60. */
  readonly slice: number;
  /** The seed to use if several race; the first that decides its puzzles wins. */
  readonly seed?: number;
}

/** An open queue. */
export interface Database {
  readonly pool: Pool;
  readonly jobs: JobQueue<ChunkJob, PostgresSql>;
  readonly maintain: PostgresJobs['maintain'];
  close(): Promise<void>;
}

/** How often a chunk is tried before it becomes a dead letter. */
export const MOST_TRIES = 11;

/** The slice of runs that version 0.1.0 submitted, in seconds. */
const OLDER_SLICE = 60;

const POLICY = {
  // a worker stops after its slice, so one that takes twice that time has died
  expireSeconds: ({ slice }: ChunkJob): number => 2 * slice,
  retryLimit: MOST_TRIES - 1,
  retryDelaySeconds: 1,
};

/** Opens the queue and creates its tables if missing. Fails if the server cannot be used. */
export async function openDatabase(url: string): Promise<Database> {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString: url, max: 4, application_name: 'nonokit' });
  // a connection that breaks while it is idle is replaced; the next query reports the fault
  pool.on('error', () => undefined);
  try {
    // sent as one text, so that it is one transaction
    await pool.query(TABLES);
    const started = await openPostgresJobs(pool);
    const older = {
      schema: SCHEMA,
      queue: 'chunks',
      convert: (job: ChunkJob) => ({ ...job, slice: OLDER_SLICE }),
    };
    const jobs = await started.queue<ChunkJob>('batch-chunks', POLICY, older);
    const close = async (): Promise<void> => {
      await started.close();
      await pool.end();
    };
    return { pool, jobs, maintain: started.maintain, close };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

const COLUMNS = `select from information_schema.columns where table_schema = '${SCHEMA}'`;

/** Creates the tables; the lock is for processes that start together. */
const TABLES = `
  select pg_advisory_xact_lock(7033461);
  create schema if not exists ${SCHEMA};
  create table if not exists ${SCHEMA}.run (
    name text primary key,
    options jsonb not null,
    chunk_size int not null,
    slice_seconds int not null,
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
    answered int not null,
    undecided int not null,
    failed int not null,
    worker text not null,
    answered_on timestamptz not null default now(),
    primary key (run, chunk),
    foreign key (run, chunk) references ${SCHEMA}.chunk on delete cascade
  );
  do $$ begin
    -- tables of version 0.1.0, whose answers are to whole chunks
    if not exists (${COLUMNS} and table_name = 'answer' and column_name = 'answered') then
      alter table ${SCHEMA}.answer add column answered int;
      update ${SCHEMA}.answer a set answered = c.count from ${SCHEMA}.chunk c
        where c.run = a.run and c.number = a.chunk;
      alter table ${SCHEMA}.answer alter column answered set not null;
    end if;
    if exists (${COLUMNS} and table_name = 'run' and column_name = 'lease_seconds') then
      alter table ${SCHEMA}.run rename column lease_seconds to slice_seconds;
    end if;
  end $$;
`;
