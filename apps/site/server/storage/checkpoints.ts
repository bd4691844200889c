/**
 * Checkpoints of SQLite in a thread of their own.
 *
 * Commits go into a log, and from time to time a checkpoint moves them into the database's file.
 * SQLite does so within a commit when the log has 1000 pages; with a million puzzles that is up to
 * 1000 places of the disk, and the one thread that answers everybody stands still for it. Measured
 * with ratings coming in: of a hundred commits one took 68 ms, with the thread 30 ms (of two
 * hundred 111 and 54 ms).
 *
 * A checkpoint changes nothing of what is kept: a log that was not moved is read at the next start.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { builtScript, type Log } from '../host/index.js';
import { type Storage, sqliteFile } from './open.js';

/** If the thread falls behind so far, in pages of the log, commits do the work again: 64 MB. */
const FAR_BEHIND = 16_000;

/** How long a thread may take to end; it is then left to the process. */
const END_MS = 5000;

/** Starts the thread if the database is a file of SQLite. Returns how to stop it. */
export async function startCheckpoints(
  { db }: Storage,
  url: string,
  log: Log,
): Promise<() => Promise<void>> {
  const file = sqliteFile(url);
  if (file === undefined) return () => Promise.resolve();
  await sql`pragma wal_autocheckpoint = ${sql.lit(FAR_BEHIND)}`.execute(db);
  const worker = new Worker(builtScript('checkpoint-worker'), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  });
  // without it the commits move the log themselves
  worker.on('error', (error) => log.error({ error }, 'the thread for checkpoints has ended'));
  worker.unref();
  return async () => {
    const ended = once(worker, 'exit', { signal: AbortSignal.timeout(END_MS) });
    worker.postMessage('stop');
    await ended.catch((error: unknown) => log.warn({ error }, 'a checkpoint takes long'));
  };
}
