/** Runs a suite on SQLite in memory, and on PostgreSQL where it is installed. */
import { type Postgres, postgresPrograms, startPostgres } from '@nonokit/queue/testing';
import { afterAll, beforeAll, describe } from 'vitest';

/** Calls `suite` for each database, with a function that gives its address. */
export function onBothDatabases(name: string, suite: (url: () => string) => void): void {
  describe(`${name} on SQLite`, () => suite(() => 'sqlite::memory:'));
  const programs = postgresPrograms();
  describe.skipIf(programs === undefined)(`${name} on PostgreSQL`, () => {
    let server: Postgres | undefined;
    beforeAll(async () => {
      server = await startPostgres(programs ?? '');
    }, 60_000);
    afterAll(() => server?.stop());
    suite(() => server?.url ?? '');
  });
}
