import type PgBoss from 'pg-boss';
import type { PostgresDatabase, PostgresSql } from './postgres.js';

/** A started pg-boss. */
export interface PgBossStart {
  readonly boss: PgBoss;
  /** Another one, which runs its statements in a transaction. */
  readonly open: (sql: PostgresSql) => PgBoss;
  readonly database: PostgresDatabase;
  readonly schema: string;
}

/** A table of jobs of version 0.1.0. */
export interface OlderTable<Data> {
  /** The schema of its table `job`: "nonokit_batch". */
  readonly schema: string;
  /** The name of the queue there: "chunks". */
  readonly queue: string;
  /** A job's content from that of the older one. */
  readonly convert: (data: Data) => Data;
}
