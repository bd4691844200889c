/** `@nonokit/queue/testing`: a PostgreSQL server for tests. */
export { type Postgres, postgresPrograms, startPostgres } from './postgres.js';
