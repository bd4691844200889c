/** What each process asks the database once a minute: never for all members one by one. */
import type { CompiledQuery } from 'kysely';
import type Database from 'libsql';
import { expect, it } from 'vitest';
import { mailNotices, noteContests } from '../community/index.js';
import { publishDue } from '../desk/index.js';
import type { Site } from '../site/index.js';
import { testSite } from '../testing/test-site.js';

/** The steps by which SQLite answers all queries of some work. */
async function findSteps(work: (site: Site) => Promise<void>): Promise<string[]> {
  const mail = { smtp: 'smtp://127.0.0.1:1', mailFrom: 'a@b.example' };
  const test = await testSite({ config: mail });
  const { db, storage } = test.site;
  const queries: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await work({ ...test.site, db: watched });
  const driver = storage.driver as Database.Database;
  const steps = queries.flatMap(({ sql, parameters }) => {
    const rows = driver.prepare(`explain query plan ${sql}`).all(...parameters);
    return (rows as { readonly detail: string }[]).map(({ detail }) => detail);
  });
  await test.close();
  return steps;
}

it.each([
  ['the mails about notices', mailNotices],
  ['the beginning of contests', noteContests],
  ['drafts whose day has come', publishDue],
])('no table is read as a whole for %s', async (_, work) => {
  const steps = await findSteps(work);
  expect(steps).not.toEqual([]);
  expect(steps.filter((step) => /^SCAN \w+$/.test(step))).toEqual([]);
});
