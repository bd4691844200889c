/** The commands that keep and carry data: move, backup, restore, import, export. */

import type Database from 'libsql';
import { addLostRatings } from '../jobs/lost-ratings.js';
import { migrationOf, readBackup, writeBackup } from '../storage/archive.js';
import { moveAll, type Progress, type Sums, sumsOf } from '../storage/move.js';
import { migrate, openStorage, type Storage, type StorageOptions } from '../storage/open.js';
import { faultsOf } from '../storage/sound.js';
import { damaged, placeOf } from '../storage/unusable.js';
import { exportPuzzles, importPuzzles } from './carry.js';

/** Moves everything from one database into another. Returns what to tell. */
export async function move(from: string, to: string): Promise<string> {
  return withStorage(from, (source) =>
    withStorage(to, async (target) => {
      const sums = await moveAll(source, target, showProgress());
      await addLostRatings(target);
      return told('moved', sums);
    }),
  );
}

/** Reads a whole database and says whether it is sound. @throws with what is wrong. */
export async function check(database: string): Promise<string> {
  return withStorage(database, async ({ dialect, driver, db }) => {
    const faults = dialect === 'sqlite' ? faultsOf(driver as Database.Database) : [];
    if (faults.length > 0) throw damaged(database, faults);
    const sums = await sumsOf(db);
    return told(`read from ${placeOf(database)}`, sums, 'the database is sound');
  });
}

/** Writes a backup of a database into a file. */
export async function backup(database: string, file: string): Promise<string> {
  return withStorage(database, async (storage) =>
    told(`kept in ${file}`, await writeBackup(storage, file, showProgress())),
  );
}

/** Fills an empty database from a backup, of this version or an older one. */
export async function restore(database: string, file: string): Promise<string> {
  const fill = async (storage: Storage): Promise<string> => {
    const sums = await readBackup(storage, file, showProgress());
    await migrate(storage);
    await addLostRatings(storage);
    return told(`restored from ${file}`, sums);
  };
  return withStorage(database, fill, { until: await migrationOf(file) });
}

/** Adds puzzles to the catalogue. */
export async function bringIn(database: string, paths: readonly string[]): Promise<string> {
  return withStorage(database, async (storage) => {
    const { added, known, refused } = await importPuzzles(storage, paths, Date.now());
    return `${added} added, ${known} known already, ${refused} refused: not one solution.\n`;
  });
}

/** Writes the puzzles of the catalogue into a file. */
export async function bringOut(database: string, file: string): Promise<string> {
  return withStorage(database, async (storage) => {
    return `${await exportPuzzles(storage, file)} puzzles in ${file}\n`;
  });
}

async function withStorage<T>(
  url: string,
  work: (storage: Storage) => Promise<T>,
  options: StorageOptions = {},
): Promise<T> {
  const storage = await openStorage(url, options);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** Shows on a terminal how far it is; a file or a pipe gets only the last line. */
function showProgress(): Progress | undefined {
  if (!process.stderr.isTTY) return undefined;
  return (table, rows) => process.stderr.write(`\r\u001b[K${table}: ${rows}`);
}

function told(what: string, sums: Sums, how = 'all counts and sums agree'): string {
  const rows = Object.values(sums).reduce((all, sum) => all + sum.rows, 0);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return `${rows} rows in ${Object.keys(sums).length} tables ${what}; ${how}.\n`;
}
