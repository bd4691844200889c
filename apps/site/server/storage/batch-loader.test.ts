/** Rows that are asked for in the same moment are read by one query, and are the right ones. */
import { describe, expect, it } from 'vitest';
import { hasPostgres, openSiteDatabase } from '../testing/both-databases.js';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { batchLoader } from './batch-loader.js';
import { openStorage, type Storage } from './open.js';
import { prepared } from './prepared.js';

const puzzles = prepared((db, ids: readonly string[]) =>
  db.selectFrom('puzzle').select(['id', 'number', 'solves']).where('id', 'in', ids).compile(),
);

/** A loader with that query, and a list of how many rows it was asked for each time. */
function counted(db: Storage['db']) {
  const sizes: number[] = [];
  const all: typeof puzzles.all = (sql, ids) => {
    sizes.push(ids.length);
    return puzzles.all(sql, ids);
  };
  const loader = batchLoader(db, { all }, ({ id }) => id);
  return { sizes, puzzle: (id: string) => loader.load(id) };
}

async function check(storage: Storage): Promise<void> {
  const { db } = storage;
  await fillPuzzles(db, 1, 100);
  const { sizes, puzzle } = counted(db);
  expect((await puzzle('p3'))?.number).toBe(3);
  expect(await puzzle('nobody')).toBeUndefined();
  expect(sizes).toEqual([1, 1]);
  // many at once, some twice, some not there
  const asked = Array.from({ length: 90 }, (_, k) =>
    k % 9 === 0 ? `none${k}` : `p${1 + (k % 50)}`,
  );
  const numbers = (await Promise.all(asked.map((id) => puzzle(id)))).map((row) => row?.number);
  expect(numbers).toEqual(
    asked.map((id) => (id.startsWith('none') ? undefined : Number(id.slice(1)))),
  );
  expect(sizes.length).toBeLessThan(7);
  expect(sizes.every((size) => [1, 2, 4, 8, 16, 32].includes(size))).toBe(true);
  // a caller gets rows written before its call, also while another query is in progress
  const before = puzzle('p3');
  await new Promise(setImmediate);
  await db.updateTable('puzzle').set({ solves: 4711 }).where('id', '=', 'p3').execute();
  expect((await puzzle('p3'))?.solves).toBe(4711);
  await before;
}

describe('rows that are requested together', () => {
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

  it('are read after all their callers have asked', async () => {
    const storage = await openStorage('sqlite::memory:');
    const { db } = storage;
    await fillPuzzles(db, 1, 3);
    const { sizes, puzzle } = counted(db);
    const asked: Promise<unknown>[] = [];
    const ask = (id: string) => asked.push(puzzle(id));
    // timers that come due at the same time, as requests do that came in together: one query
    for (const id of ['p1', 'p2']) setTimeout(ask, 0, id);
    const due = performance.now() + 3;
    while (performance.now() < due);
    await new Promise((done) => setTimeout(done, 5));
    // the same turn and all that follows from it: one query
    await new Promise<void>((done) => {
      ask('p1');
      void Promise.resolve()
        .then(() => ask('p2'))
        .then(() => ask('p3'));
      process.nextTick(ask, 'p2');
      setImmediate(done);
    });
    await Promise.all(asked);
    expect(sizes).toEqual([2, 4]);
    // written after one asked and before another does: the later one gets what was written
    const before = puzzle('p1');
    await db.updateTable('puzzle').set({ solves: 17 }).where('id', '=', 'p1').execute();
    const after = puzzle('p1');
    expect((await after)?.solves).toBe(17);
    await before;
    await storage.close();
  });

  it('may be requested many at once, or the same one repeatedly', async () => {
    const storage = await openStorage('sqlite::memory:');
    await fillPuzzles(storage.db, 1, 3);
    const { sizes, puzzle } = counted(storage.db);
    const rows = await Promise.all(Array.from({ length: 50 }, () => puzzle('p2')));
    expect(rows.every((row) => row?.number === 2)).toBe(true);
    expect(sizes).toEqual([1, 1]);
    await storage.close();
  });

  it('reject all their callers on an error, and not the next one', async () => {
    const storage = await openStorage('sqlite::memory:');
    await fillPuzzles(storage.db, 1, 3);
    let failures = 1;
    const loader = batchLoader(
      storage.db,
      {
        all: (...args: Parameters<typeof puzzles.all>) =>
          failures-- > 0 ? Promise.reject(new Error('gone')) : puzzles.all(...args),
      },
      ({ id }) => id,
    );
    const puzzle = (id: string) => loader.load(id);
    const both = await Promise.allSettled(['p1', 'p2'].map((id) => puzzle(id)));
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await puzzle('p1'))?.id).toBe('p1');
    await storage.close();
  });
});
