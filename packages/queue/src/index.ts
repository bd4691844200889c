/**
 * Jobs behind one interface: pg-boss in PostgreSQL for many machines, or a table in SQLite for one.
 */
export type {
  DeadLetter,
  Job,
  JobCounts,
  JobQueue,
  Lease,
  QueuePolicy,
} from './job-queue.js';
export {
  OtherPgBoss,
  openPostgresJobs,
  PGBOSS_SCHEMA,
  type PostgresJobs,
} from './pgboss-jobs.js';
export type { OlderTable } from './pgboss-start.js';
export { type PostgresDatabase, type PostgresSql, transaction } from './postgres.js';
export { beginWriting, type LockingDatabase, writeAlone } from './sqlite-lock.js';
export {
  openSqliteQueue,
  type SqliteDatabase,
  type SqliteQueueOptions,
  type SqliteSql,
} from './sqlite-queue.js';
