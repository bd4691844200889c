/** Runs a suite on SQLite in memory, and on PostgreSQL where it is installed. */
import { openTestDatabase, postgresPrograms, type TestDatabase } from '@nonokit/queue/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStorage } from '../storage/open.js';

/** Whether tests on PostgreSQL are skipped. */
export const hasPostgres = postgresPrograms() !== undefined;

/** A database in PostgreSQL with the tables of the site, and no rows. */
export function openSiteDatabase(): Promise<TestDatabase> {
  return openTestDatabase({
    name: 'site',
    fill: async (url) => (await openStorage(url)).close(),
  });
}

/**
 * Calls `suite` for each database, with a function that gives its address. In PostgreSQL `open`
 * makes it; by default with the tables of the site.
 */
export function onBothDatabases(
  name: string,
  suite: (url: () => string) => void,
  open: () => Promise<TestDatabase> = openSiteDatabase,
): void {
  describe(`${name} on SQLite`, () => suite(() => 'sqlite::memory:'));
  describe.skipIf(!hasPostgres)(`${name} on PostgreSQL`, () => {
    let database: TestDatabase | undefined;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database?.drop());
    suite(() => database?.url ?? '');
  });
}
