/** Opens the database for one command, and closes it whatever happens. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { openStorage, type Storage, type StorageOptions, sqliteFile } from '../storage/index.js';

/** A database that has to exist and is not migrated. */
export const SOURCE: StorageOptions = { isSource: true };

/** Opens a database, works with it and closes it. */
export async function withStorage<T>(
  url: string,
  work: (storage: Storage) => Promise<T>,
  options: StorageOptions = {},
): Promise<T> {
  const file = sqliteFile(url);
  if (file !== undefined && options.isSource !== true) {
    mkdirSync(dirname(file), { recursive: true });
  }
  const storage = await openStorage(url, options);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
