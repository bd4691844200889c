/**
 * Backups by a timer: each has a name with its time, is read again to see that it is whole, and
 * only then are the oldest ones removed. When the last one was made is written into the database,
 * so that `/metrics` can tell its age.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError, type Sentence } from '../host/index.js';
import { type Storage, verifyBackup, writeBackup } from '../storage/index.js';
import { clearProgress, showProgress } from './progress.js';
import { SOURCE, withStorage } from './with-storage.js';

/** The row of `site_state` with the time of the last backup: milliseconds since 1970. */
export const LAST_BACKUP = 'last backup';

/** The names that are made here; no other file of the folder is touched. */
const NAME = /^nonokit-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/;

const MOST_KEPT = 10_000;

/** How many backups to keep. @throws if it is no such number. */
export function readKeep(text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= MOST_KEPT) return number;
  throw new OperatorError({
    en: `--keep must be a whole number from 1 to ${MOST_KEPT}, not "${text}".`,
    ru: `--keep — целое число от 1 до ${MOST_KEPT}, а не "${text}".`,
  });
}

/** Writes and verifies a backup in a folder, and removes all but the last ones. */
export async function keepBackups(
  database: string,
  folder: string,
  keep: number,
  now = Date.now(),
): Promise<Sentence> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `nonokit-${time}Z.gz`);
  const back = async (storage: Storage): Promise<void> => {
    await writeBackup(storage, file, showProgress());
    await verifyBackup(file).catch((error: unknown) => {
      rmSync(file, { force: true });
      throw error;
    });
    await noteBackup(storage, now);
  };
  await withStorage(database, back, SOURCE);
  clearProgress();
  const all = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();
  const old = all.slice(0, Math.max(0, all.length - keep));
  for (const name of old) rmSync(join(folder, name));
  const size = Math.ceil(statSync(file).size / 1024);
  return {
    en: `${file} is written and verified (${size} KiB). Backups kept: ${all.length - old.length}, removed: ${old.length}.`,
    ru: `${file} записан и проверен (${size} КиБ). Копий оставлено: ${all.length - old.length}, удалено: ${old.length}.`,
  };
}

/** Notes when the last backup was made. */
export async function noteBackup({ db }: Pick<Storage, 'db'>, now: number): Promise<void> {
  const value = String(now);
  await db
    .insertInto('site_state')
    .values({ name: LAST_BACKUP, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
