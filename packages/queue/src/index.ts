/**
 * Jobs and leases behind one interface: a table in PostgreSQL for many machines, or in SQLite for
 * one.
 */
export type { Job, JobCounts, JobQueue, Lease, NewJob } from './job-queue.js';
export {
  openPostgresQueue,
  type PostgresDatabase,
  type PostgresQueueOptions,
  type PostgresSql,
} from './postgres-queue.js';
export {
  openSqliteQueue,
  type SqliteDatabase,
  type SqliteQueueOptions,
  type SqliteSql,
} from './sqlite-queue.js';
