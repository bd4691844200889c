/** Queries that are compiled once give what the same query gives when it is built each time. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hasPostgres, openSiteDatabase } from '../testing/both-databases.js';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { openStorage, type Storage } from './open.js';
import { prepared } from './prepared.js';

const byNumber = prepared((db, state: string, numbers: readonly number[]) =>
  db
    .selectFrom('puzzle')
    .select(['number', sql<string>`${'constant'}`.as('text')])
    .where('number', 'in', numbers)
    .where('state', '=', state as 'public')
    .orderBy('number')
    .limit(3)
    .compile(),
);

const rename = prepared((db, name: string, id: string) =>
  db.updateTable('puzzle').set({ author_name: name }).where('id', '=', id).compile(),
);

const findAuthorName = prepared((db, id: string) =>
  db.selectFrom('puzzle').select('author_name as name').where('id', '=', id).compile(),
);

async function check(storage: Storage): Promise<void> {
  const { db } = storage;
  await fillPuzzles(db, 1, 20);
  const found = async (...numbers: number[]) =>
    (await byNumber.all(db, 'public', numbers)).map(({ number }) => number);
  expect(await found(3, 2)).toEqual([2, 3]);
  expect(await found(9)).toEqual([9]);
  // the same number of them again, and more than the limit
  expect(await found(5, 8)).toEqual([5, 8]);
  expect(await found(4, 5, 6, 8)).toEqual([4, 5, 6]);
  expect(await byNumber.first(db, 'hidden', [2, 3])).toBeUndefined();
  expect(await byNumber.first(db, 'public', [2])).toEqual({ number: 2, text: 'constant' });
  const undone = db.transaction().execute(async (transaction) => {
    expect((await rename(transaction, 'Zoe', 'p1')).numAffectedRows).toBe(1n);
    expect(await findAuthorName.first(transaction, 'p1')).toEqual({ name: 'Zoe' });
    throw new Error('as asked');
  });
  await expect(undone).rejects.toThrow('as asked');
  expect(await findAuthorName.first(db, 'p1')).not.toEqual({ name: 'Zoe' });
  expect((await rename(db, 'Zoe', 'gone')).numAffectedRows).toBe(0n);
}

describe('prepared queries', () => {
  it('are right in SQLite', async () => {
    const storage = await openStorage('sqlite::memory:');
    await check(storage);
    await storage.close();
  });

  it.skipIf(!hasPostgres)('are right in PostgreSQL, even if tables change', async () => {
    const database = await openSiteDatabase();
    const storage = await openStorage(database.url);
    await check(storage);
    const everything = prepared((db, id: string) =>
      db.selectFrom('puzzle').selectAll().where('id', '=', id).compile(),
    );
    await everything.first(storage.db, 'p1');
    await sql`alter table puzzle add column added integer not null default 7`.execute(storage.db);
    // on every connection: some have the statement with its old columns
    const rows = await Promise.all(
      Array.from({ length: 20 }, () => everything.first(storage.db, 'p1')),
    );
    for (const row of rows) expect(row).toMatchObject({ id: 'p1', added: 7 });
    await storage.close();
    await database.drop();
  });
});
