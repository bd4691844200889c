/** Moving and backups: every row, between both databases, and nothing half done. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { restore } from '../operation/maintenance.js';
import { hasPostgres, openSiteDatabase } from '../testing/both-databases.js';
import { readBackup, writeBackup } from './archive.js';
import { computeSums, moveAll } from './move.js';
import { endFilling, openStorage, type Storage } from './open.js';
import { TABLE_LIST } from './table-list.js';

const folder = mkdtempSync(join(tmpdir(), 'nonokit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A database with something of every kind of value: text, numbers, fractions, bytes, null. */
async function filled(url = 'sqlite::memory:'): Promise<Storage> {
  const storage = await openStorage(url);
  const { db } = storage;
  const people = Array.from({ length: 1500 }, (_, index) => ({
    id: `p${index}`,
    name: `Имя ${index} "quoted"`,
    name_key: `name ${index}`,
    created_at: 1_795_000_000_000 + index,
    skill: 1500 + index / 7,
  }));
  for (let start = 0; start < people.length; start += 500) {
    await db
      .insertInto('person')
      .values(people.slice(start, start + 500))
      .execute();
  }
  await db
    .insertInto('passkey')
    .values({
      id: 'k',
      person_id: 'p3',
      name: 'phone',
      counter: 7,
      created_at: 1,
      used_at: null,
      public_key: Uint8Array.from({ length: 300 }, (_, index) => index % 256),
    })
    .execute();
  await db.insertInto('site_state').values({ name: 'a', value: 'line\nbreak' }).execute();
  return storage;
}

/** Says why a database is not opened. */
async function refusal(url: string): Promise<unknown> {
  return openStorage(url).then(
    ({ close }) => close(),
    (error: Error) => error.message,
  );
}

describe('the list of tables', () => {
  it('has every table of the database', async () => {
    const { db, close } = await openStorage('sqlite::memory:');
    const found = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(db);
    const names = found.rows.map(({ name }) => name).filter((name) => name !== 'migration');
    expect(names.sort()).toEqual(TABLE_LIST.map(({ table }) => table as string).sort());
    await close();
  });
});

describe('moveAll', () => {
  it('copies all rows, and reports their number', async () => {
    const from = await filled();
    const to = await openStorage('sqlite::memory:');
    const sums = await moveAll(from, to);
    expect(sums['person']?.rows).toBe(1500);
    expect(await computeSums(to.db)).toEqual(await computeSums(from.db));
    await Promise.all([from.close(), to.close()]);
  });

  it('marks the target until it is complete, so that no process serves a partial copy', async () => {
    const url = `sqlite:${join(folder, 'half.db')}`;
    const from = await filled();
    const to = await openStorage(url);
    await moveAll(from, to);
    expect(await refusal(url)).toContain('has only a part of its rows');
    await endFilling(to);
    expect(await refusal(url)).toBeUndefined();
    await Promise.all([from.close(), to.close()]);
  });

  it('refuses a target that has rows', async () => {
    const from = await filled();
    const to = await openStorage('sqlite::memory:');
    await to.db.insertInto('site_state').values({ name: 'x', value: '' }).execute();
    await expect(moveAll(from, to)).rejects.toThrow('its table "site_state" has rows');
    await Promise.all([from.close(), to.close()]);
  });

  it.skipIf(!hasPostgres)('copies to PostgreSQL and back', async () => {
    const from = await filled();
    const back = await openStorage('sqlite::memory:');
    const database = await openSiteDatabase();
    const there = await openStorage(database.url);
    const sums = await moveAll(from, there);
    expect(await moveAll(there, back)).toEqual(sums);
    expect(await computeSums(back.db)).toEqual(sums);
    await Promise.all([from.close(), there.close(), back.close()]);
    await database.drop();
  });
});

describe('backups', () => {
  it('can be restored completely', async () => {
    const from = await filled();
    const to = await openStorage('sqlite::memory:');
    const file = join(folder, 'whole.gz');
    const sums = await writeBackup(from, file);
    expect(await readBackup(to, file)).toEqual(sums);
    await expect(writeBackup(from, file)).rejects.toThrow('exists');
    await Promise.all([from.close(), to.close()]);
  });

  it('are refused if they are cut off, changed, or not backups', async () => {
    const from = await filled();
    const file = join(folder, 'a.gz');
    await writeBackup(from, file);
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    const spoiled: [text: string, message: string][] = [
      [lines.slice(0, -2).join('\n'), 'incomplete'],
      [lines.filter((_, index) => index !== 5).join('\n'), 'The table "person" has 1499 rows'],
      [lines.join('\n').replace('Имя 7 ', 'Имя 8 '), 'Do not use'],
      ['{"a":1}\n', 'not a backup'],
      [
        lines.join('\n').replace(/"migration":"[^"]*"/, '"migration":"9999-later"'),
        'later version',
      ],
    ];
    for (const [text, message] of spoiled) {
      writeFileSync(join(folder, 'spoiled.gz'), gzipSync(text));
      const to = await openStorage('sqlite::memory:');
      await expect(readBackup(to, join(folder, 'spoiled.gz'))).rejects.toThrow(message);
      await to.close();
    }
    await from.close();
  });

  it('leave a database that they filled partly unusable, and others unchanged', async () => {
    const from = await filled();
    const file = join(folder, 'part.gz');
    await writeBackup(from, file);
    await from.close();
    const cut = join(folder, 'part-cut.gz');
    writeFileSync(cut, readFileSync(file).subarray(0, -200));
    const [part, good] = ['part.db', 'good.db'].map((name) => `sqlite:${join(folder, name)}`);
    await expect(restore(part ?? '', cut)).rejects.toThrow('cut off');
    expect(await refusal(part ?? '')).toContain('has only a part of its rows');
    expect((await restore(good ?? '', file)).en).toContain('all counts and sums agree');
    await expect(restore(good ?? '', file)).rejects.toThrow('not empty');
    expect(await refusal(good ?? '')).toBeUndefined();
  });

  it('are refused if their bytes are cut off or damaged', async () => {
    const from = await filled();
    const file = join(folder, 'bytes.gz');
    await writeBackup(from, file);
    await from.close();
    const bytes = readFileSync(file);
    const middle = bytes.length >> 1;
    const spoiled = [bytes.subarray(0, middle), Buffer.from(bytes).fill(0, middle, middle + 50)];
    for (const some of [...spoiled, Buffer.from('no archive'), Buffer.alloc(0)]) {
      const cut = join(folder, 'cut.gz');
      const to = await openStorage('sqlite::memory:');
      writeFileSync(cut, some);
      await expect(readBackup(to, cut)).rejects.toThrow('backup');
      await expect(restore('sqlite::memory:', cut)).rejects.toThrow('backup');
      await to.close();
    }
    const none = join(folder, 'none.gz');
    await expect(restore('sqlite::memory:', none)).rejects.toThrow('no such file');
  });

  it('fail if the file cannot be written, and leave the database unchanged', async () => {
    const from = await filled();
    const file = join(folder, 'missing', 'a.gz');
    await expect(writeBackup(from, file)).rejects.toThrow('no such file');
    // the source can be read again
    expect((await computeSums(from.db))['person']?.rows).toBe(1500);
    await from.close();
  });
});
