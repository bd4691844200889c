/** Transactions in groups: each for itself, whatever becomes of the others. */
import { sql as literal } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from '../storage/open.js';
import { GroupedTransactions } from './grouped.js';

describe('GroupedTransactions', () => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openStorage('sqlite::memory:');
  });
  afterEach(() => storage.close());

  const write = (grouped: GroupedTransactions, name: string, isFailing = false) =>
    grouped.run(async (sql) => {
      await sql.insertInto('site_state').values({ name, value: '' }).execute();
      if (isFailing) throw new Error(`${name} failed`);
      return name;
    });
  const names = async () => {
    const rows = await storage.db.selectFrom('site_state').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };

  it('keep what succeeded and nothing of what failed', async () => {
    const grouped = new GroupedTransactions(storage);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, k) => write(grouped, `n${k + 10}`, k % 3 === 1)),
    );
    const good = all.filter(({ status }) => status === 'fulfilled');
    expect(good).toHaveLength(13);
    expect(await names()).toEqual(
      Array.from({ length: 20 }, (_, k) => `n${k + 10}`).filter((_, k) => k % 3 !== 1),
    );
    expect(all[1]).toMatchObject({ reason: { message: 'n11 failed' } });
    // a unique name that is there already fails for itself, too
    const twice = await Promise.allSettled([write(grouped, 'a'), write(grouped, 'a')]);
    expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await names()).toContain('a');
  });

  it('answer nobody before the commit', async () => {
    const grouped = new GroupedTransactions(storage);
    // a constraint that is looked at by the commit, and fails it
    await literal`create table child
      (of text references site_state (name) deferrable initially deferred)`.execute(storage.db);
    const orphan = grouped.run(async (sql) => {
      await sql
        .insertInto('child' as never)
        .values({ of: 'nothing' } as never)
        .execute();
    });
    const all = await Promise.allSettled([write(grouped, 'b'), orphan]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await names()).toEqual([]);
    expect(await write(grouped, 'c')).toBe('c');
  });

  it('answer nobody before the disk has it, and go on with others meanwhile', async () => {
    const disk: { readonly done: () => void; readonly failed: (error: Error) => void }[] = [];
    const sync = () =>
      new Promise<void>((done, failed) => {
        disk.push({ done, failed });
      });
    const grouped = new GroupedTransactions({ ...storage, logOnDisk: { sync } });
    const answered: string[] = [];
    const [first, second] = ['d', 'e'].map(async (name, k) => {
      // the second begins when the first waits for the disk
      if (k > 0) await expect.poll(() => disk.length).toBe(1);
      answered.push(await write(grouped, name));
    });
    await expect.poll(() => disk.length).toBe(2);
    expect([await names(), answered]).toEqual([['d', 'e'], []]);
    disk[1]?.done();
    await second;
    expect(answered).toEqual(['e']);
    disk[0]?.failed(new Error('the disk is gone'));
    await expect(first).rejects.toThrow('the disk is gone');
    // and the next commit of others waits by itself again
    const rows = await literal<{ synchronous: number }>`pragma synchronous`.execute(storage.db);
    expect(rows.rows).toEqual([{ synchronous: 2 }]);
  });
});
