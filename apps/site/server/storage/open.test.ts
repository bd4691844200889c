/** Both databases open, migrate, and can be opened again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@nonokit/queue/testing';
import { describe, expect, it } from 'vitest';
import { hasPostgres } from '../testing/both-databases.js';
import { openStorage } from './open.js';

async function opensTwice(url: string): Promise<void> {
  // an embedded database has one process, so only PostgreSQL is opened by two at the same moment
  const open = () => openStorage(url);
  const together = url.startsWith('sqlite:')
    ? [await open(), await open()]
    : await Promise.all([open(), open()]);
  const [first] = together;
  await first?.db.insertInto('site_state').values({ name: 'a', value: 'b' }).execute();
  const rows = await together[1]?.db.selectFrom('site_state').selectAll().execute();
  expect(rows).toEqual([{ name: 'a', value: 'b' }]);
  await Promise.all(together.map((storage) => storage.close()));
  const again = await openStorage(url);
  expect(await again.db.selectFrom('site_state').selectAll().execute()).toHaveLength(1);
  await again.close();
}

describe('openStorage', () => {
  it('creates and opens a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonokit-'));
    await opensTwice(`sqlite:${join(folder, 'a.db')}`);
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!hasPostgres)('creates and opens a database in PostgreSQL', async () => {
    const database = await openTestDatabase();
    await opensTwice(database.url);
    await database.drop();
  });
});
