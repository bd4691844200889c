/** The log is waited for once for all who asked before, and after what they committed. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openQueues } from '../jobs/open-queue.js';
import { LogOnDisk } from './log-on-disk.js';
import { openStorage } from './open.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nonokit-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('the log belongs to a file of SQLite, and to no other database', async () => {
  const file = join(folder, 'site.sqlite');
  const storage = await openStorage(`sqlite:${file}`);
  const add = (name: string) =>
    storage.db.insertInto('site_state').values({ name, value: '' }).execute();
  await add('a');
  expect((await stat(`${file}-wal`)).size).toBeGreaterThan(0);
  await storage.logOnDisk?.sync();
  // SQLite begins the log anew in the same file
  const { ino } = await stat(`${file}-wal`);
  await storage.db.executeQuery({
    ...storage.db.selectFrom('site_state').compile(),
    sql: 'pragma wal_checkpoint(truncate)',
    parameters: [],
  });
  await add('b');
  expect((await stat(`${file}-wal`)).ino).toBe(ino);
  await storage.logOnDisk?.sync();
  await storage.close();
  const inMemory = await openStorage('sqlite::memory:');
  expect([storage.logOnDisk, inMemory.logOnDisk]).toEqual([expect.any(LogOnDisk), undefined]);
  await inMemory.close();
});

it('the log is flushed once for all callers, and reports a fault until it is repaired', async () => {
  const file = join(folder, 'late.sqlite');
  const log = new LogOnDisk(file);
  // nothing was written
  await log.sync();
  log.wrote();
  const first = log.sync();
  const second = log.sync();
  const third = log.sync();
  expect(third).toBe(second);
  await expect(first).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(log.sync()).rejects.toMatchObject({ code: 'ENOENT' });
  const storage = await openStorage(`sqlite:${file}`);
  await log.sync();
  log.wrote();
  const running = log.sync();
  await new Promise((resolve) => setImmediate(resolve));
  // a flush in progress began before the commit of the current writer
  log.wrote();
  expect(log.sync()).not.toBe(running);
  await log.close();
  await storage.close();
});

it('the log needs a flush after every kind of write, and not after reading', async () => {
  const storage = await openStorage(`sqlite:${join(folder, 'writes.sqlite')}`);
  const { db, logOnDisk } = storage;
  await logOnDisk?.sync();
  const isNew = async (work: () => Promise<unknown>) => {
    const before = logOnDisk?.sync();
    await work();
    const after = logOnDisk?.sync();
    await after;
    return before !== after;
  };
  const row = (name: string) => ({ name, value: '1' });
  const write = (sql: typeof db, name: string) =>
    sql.insertInto('site_state').values(row(name)).execute();
  const { jobs: queue } = await openQueues(storage, () => 0);
  const add = () => queue.send([{ name: 'tidy', data: {} }]);
  const outcomes = {
    insert: await isNew(() => write(db, 'a')),
    update: await isNew(() => db.updateTable('site_state').set({ value: '2' }).execute()),
    returning: await isNew(() =>
      db.insertInto('site_state').values(row('b')).returning('name').execute(),
    ),
    raw: await isNew(() => sql`insert into site_state values ('c', '1')`.execute(db)),
    delete: await isNew(() => db.deleteFrom('site_state').execute()),
    transaction: await isNew(() => db.transaction().execute((own) => write(own, 'd'))),
    job: await isNew(add),
    read: await isNew(() => db.selectFrom('site_state').selectAll().execute()),
    readTogether: await isNew(() =>
      db.transaction().execute((own) => own.selectFrom('site_state').selectAll().execute()),
    ),
  };
  expect(outcomes).toEqual({
    insert: true,
    update: true,
    returning: true,
    raw: true,
    delete: true,
    transaction: true,
    job: true,
    // a transaction that only reads is not told from others
    read: false,
    readTogether: true,
  });
  await storage.close();
});

it('closing the database waits for the log', async () => {
  const storage = await openStorage(`sqlite:${join(folder, 'closed.sqlite')}`);
  await storage.db.insertInto('site_state').values({ name: 'a', value: '' }).execute();
  const { logOnDisk } = storage;
  const sync = vi.spyOn(logOnDisk as LogOnDisk, 'sync');
  await storage.close();
  expect(sync).toHaveBeenCalledOnce();
});
