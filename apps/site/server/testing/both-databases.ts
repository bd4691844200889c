/** Runs a suite on SQLite in memory, and on PostgreSQL where it is installed. */
import { openTestDatabase, postgresPrograms, type TestDatabase } from '@nonokit/queue/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStorage } from '../storage/open.js';

/** Whether PostgreSQL is installed; without it tests on it are skipped. */
export const hasPostgres = postgresPrograms() !== undefined;

/** A database in PostgreSQL with the tables of the site, and no rows. */
export function openSiteDatabase(): Promise<TestDatabase> {
  return openTestDatabase({
    name: 'site',
    fill: async (url) => (await openStorage(url)).close(),
  });
}

/** Calls `suite` for SQLite and for PostgreSQL, with a function that gives the address. */
export function onBothDatabases(name: string, suite: (url: () => string) => void): void {
  describe(`${name} on SQLite`, () => suite(() => 'sqlite::memory:'));
  onPostgres(name, suite);
}

/** The same for PostgreSQL alone; `open` makes the database, by default with the site's tables. */
export function onPostgres(
  name: string,
  suite: (url: () => string) => void,
  open: () => Promise<TestDatabase> = openSiteDatabase,
): void {
  describe.skipIf(!hasPostgres)(`${name} on PostgreSQL`, () => {
    let database: TestDatabase | undefined;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database?.drop());
    suite(() => database?.url ?? '');
  });
}
