/** The log is waited for once for all who asked before, and after what they committed. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LogOnDisk } from './log-on-disk.js';
import { openStorage } from './open.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nonokit-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('belongs to a file of SQLite, and to no other database', async () => {
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
    ...{ sql: 'pragma wal_checkpoint(truncate)', parameters: [] },
  });
  await add('b');
  expect((await stat(`${file}-wal`)).ino).toBe(ino);
  await storage.logOnDisk?.sync();
  await storage.close();
  const inMemory = await openStorage('sqlite::memory:');
  expect([storage.logOnDisk, inMemory.logOnDisk]).toEqual([expect.any(LogOnDisk), undefined]);
  await inMemory.close();
});

it('is waited for together, and says what is wrong until it is right', async () => {
  const file = join(folder, 'late.sqlite');
  const log = new LogOnDisk(file);
  const first = log.sync();
  const [second, third] = [log.sync(), log.sync()];
  expect(third).toBe(second);
  await expect(first).rejects.toMatchObject({ code: 'ENOENT' });
  const storage = await openStorage(`sqlite:${file}`);
  await log.sync();
  // one that runs may have begun before the commit of whoever asks now
  const running = log.sync();
  await new Promise((resolve) => setImmediate(resolve));
  expect(log.sync()).not.toBe(running);
  await log.close();
  await storage.close();
});
