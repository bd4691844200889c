/** Rows that are asked for in the same moment are read by one query, and are the right ones. */
import { describe, expect, it } from 'vitest';
import { hasPostgres, openSiteDatabase } from '../testing/both-databases.js';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { openStorage, type Storage } from './open.js';
import { prepared } from './prepared.js';
import { together } from './batch-loader.js';

const puzzles = prepared((db, ids: readonly string[]) =>
  db.selectFrom('puzzle').select(['id', 'number', 'solves']).where('id', 'in', ids).compile(),
);

/** The same query, with a list of how many rows it was asked for each time. */
function counted() {
  const sizes: number[] = [];
  const all: typeof puzzles.all = (db, ids) => {
    sizes.push(ids.length);
    return puzzles.all(db, ids);
  };
  return { sizes, puzzle: together({ all }, ({ id }) => id) };
}

async function check(storage: Storage): Promise<void> {
  const { db } = storage;
  await fillPuzzles(db, 1, 100);
  const { sizes, puzzle } = counted();
  expect((await puzzle(db, 'p3'))?.number).toBe(3);
  expect(await puzzle(db, 'nobody')).toBeUndefined();
  expect(sizes).toEqual([1, 1]);
  // many at once, some twice, some not there
  const asked = Array.from({ length: 90 }, (_, k) =>
    k % 9 === 0 ? `none${k}` : `p${1 + (k % 50)}`,
  );
  const numbers = (await Promise.all(asked.map((id) => puzzle(db, id)))).map((row) => row?.number);
  expect(numbers).toEqual(
    asked.map((id) => (id.startsWith('none') ? undefined : Number(id.slice(1)))),
  );
  expect(sizes.length).toBeLessThan(7);
  expect(sizes.every((size) => [1, 2, 4, 8, 16, 32].includes(size))).toBe(true);
  // what was written before somebody asks is what they get, also while another query is under way
  const before = puzzle(db, 'p3');
  await new Promise(setImmediate);
  await db.updateTable('puzzle').set({ solves: 4711 }).where('id', '=', 'p3').execute();
  expect((await puzzle(db, 'p3'))?.solves).toBe(4711);
  await before;
}

describe('rows that are asked for together', () => {
  it('are right in SQLite', async () => {
    const storage = await openStorage('sqlite::memory:');
    await check(storage);
    await storage.close();
  });

  it.skipIf(!hasPostgres)('are right in PostgreSQL', async () => {
    const database = await openSiteDatabase();
    const storage = await openStorage(database.url);
    await check(storage);
    await storage.close();
    await database.drop();
  });

  it('fail for all who asked, and not for the next', async () => {
    const storage = await openStorage('sqlite::memory:');
    await fillPuzzles(storage.db, 1, 3);
    let failures = 1;
    const puzzle = together(
      {
        all: (...args: Parameters<typeof puzzles.all>) =>
          failures-- > 0 ? Promise.reject(new Error('gone')) : puzzles.all(...args),
      },
      ({ id }) => id,
    );
    const both = await Promise.allSettled(['p1', 'p2'].map((id) => puzzle(storage.db, id)));
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await puzzle(storage.db, 'p1'))?.id).toBe('p1');
    await storage.close();
  });
});
