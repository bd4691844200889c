/** Transactions that do not wait for the disk are like others, and the next one waits again. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { openStorage } from './open.js';
import { unsyncedTransaction } from './unsynced.js';

it('is kept whole or not at all, and nobody else stops waiting for the disk', async () => {
  const storage = await openStorage('sqlite::memory:');
  const { db } = storage;
  await fillPuzzles(db, 1, 3);
  const sync = async (on: typeof db) => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(on);
    return rows[0]?.synchronous;
  };
  const [FULL, NORMAL] = [2, 1];
  const solves = async () => {
    const rows = await db.selectFrom('puzzle').select('solves').orderBy('number').execute();
    return rows.map((row) => row.solves);
  };
  const before = await solves();
  expect(await sync(db)).toBe(FULL);
  // each time: SQLite acts on this setting when the statement is prepared
  for (let round = 0; round < 3; round++) {
    const [seen, beside] = await Promise.all([
      unsyncedTransaction(storage, async (own) => {
        await own.updateTable('puzzle').set({ solves: 4711 }).where('id', '=', 'p1').execute();
        return await sync(own);
      }),
      // asked for at the same time, and done behind it
      db.transaction().execute((own) => sync(own)),
    ]);
    expect([seen, beside]).toEqual([NORMAL, FULL]);
  }
  expect(await solves()).toEqual([4711, ...before.slice(1)]);
  const failed = unsyncedTransaction(storage, async (own) => {
    await own.updateTable('puzzle').set({ solves: 1 }).execute();
    throw new Error('as asked');
  });
  await expect(failed).rejects.toThrow('as asked');
  expect(await solves()).toEqual([4711, ...before.slice(1)]);
  expect(await sync(db)).toBe(FULL);
  await storage.close();
});
