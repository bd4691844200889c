/** The thread that moves committed changes from SQLite's log into the database file. */
import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/** How often the thread looks whether something was committed. */
const LOOK_MS = 500;

/** With more pages the log is restarted, which needs a moment without writers. */
const LONG_LOG = 4000;

const file = String(workerData);
const database = new Database(file);
// a writer is never waited for: the next look comes soon
for (const setting of ['busy_timeout = 0', 'synchronous = FULL', 'wal_autocheckpoint = 0']) {
  database.exec(`pragma ${setting}`);
}

let seen = 0;
const timer = setInterval(() => {
  const written = statSync(`${file}-wal`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (written === seen) return;
  seen = written;
  // the greater part while others write, the rest in no time
  if (pagesAfter('passive') > LONG_LOG) pagesAfter('restart');
}, LOOK_MS);

/** Makes a checkpoint and gives how many pages the log has. */
function pagesAfter(kind: 'passive' | 'restart'): number {
  const [row] = database.prepare(`pragma wal_checkpoint(${kind})`).all() as { log: number }[];
  return row?.log ?? 0;
}

parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
});
