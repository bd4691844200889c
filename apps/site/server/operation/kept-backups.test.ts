/** Backups by a timer: verified, dated, and only the last ones kept. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { openStorage, verifyBackup } from '../storage/index.js';
import { keepBackups, LAST_BACKUP, readKeep } from './kept-backups.js';

const folder = mkdtempSync(join(tmpdir(), 'nonokit-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));
const database = `sqlite:${join(folder, 'site.db')}`;
const backups = join(folder, 'backups');
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 22, 3, 30);

it('keeps the last ones, leaves other files alone, and notes the time', async () => {
  await (await openStorage(database)).close();
  for (let day = 0; day < 4; day++) await keepBackups(database, backups, 3, START + day * DAY);
  writeFileSync(join(backups, 'nonokit-mine.gz'), '');
  const said = await keepBackups(database, backups, 2, START + 4 * DAY);
  expect(said.en).toMatch(/is written and verified \(\d+ KiB\). Backups kept: 2, removed: 2\./);
  expect(readdirSync(backups).sort()).toEqual([
    'nonokit-2026-11-25T03-30-00Z.gz',
    'nonokit-2026-11-26T03-30-00Z.gz',
    'nonokit-mine.gz',
  ]);
  const storage = await openStorage(database);
  const noted = await storage.db.selectFrom('site_state').selectAll().execute();
  expect(noted).toContainEqual({ name: LAST_BACKUP, value: String(START + 4 * DAY) });
  await storage.close();
});

it('notices a backup that is cut off, or has a row that was changed', async () => {
  const file = join(backups, 'nonokit-2026-11-26T03-30-00Z.gz');
  await verifyBackup(file);
  const text = gunzipSync(readFileSync(file)).toString();
  const spoil = (changed: string): Promise<void> => {
    const spoiled = join(folder, 'spoiled.gz');
    writeFileSync(spoiled, gzipSync(changed));
    return verifyBackup(spoiled);
  };
  const changed = text.replace(String(START + 3 * DAY), String(START));
  expect(changed).not.toBe(text);
  await expect(spoil(changed)).rejects.toThrow('its rows and sums differ');
  await expect(spoil(text.slice(0, text.lastIndexOf('{"sums"')))).rejects.toThrow('sums differ');
  writeFileSync(join(folder, 'half.gz'), readFileSync(file).subarray(0, 200));
  await expect(verifyBackup(join(folder, 'half.gz'))).rejects.toThrow('cut off or damaged');
});

it.each(['0', '-1', '1.5', 'all', '10001'])('does not keep %s', (text) => {
  expect(() => readKeep(text)).toThrow('--keep must be a whole number');
});
