/** `@nonokit/queue/testing`: PostgreSQL servers and databases for tests. */
export { type Postgres, postgresPrograms, startPostgres } from './postgres.js';
export {
  openTestDatabase,
  SHARED_SERVER,
  type SharedServer,
  type Template,
  type TestDatabase,
} from './test-database.js';
