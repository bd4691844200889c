/** The queue in a SQLite file, with libsql. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { openSqliteQueue, type SqliteSql } from './sqlite-queue.js';
import { type QueueHarness, queueSuite } from './testing/queue-suite.js';

async function start(): Promise<QueueHarness<SqliteSql>> {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-sqlite-'));
  const connect = (): Database.Database => {
    const database = new Database(join(folder, 'jobs.db'));
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = off; pragma busy_timeout = 5000',
    );
    return database;
  };
  const own = connect();
  return {
    open: (name, clock) => openSqliteQueue({ database: connect(), name, clock }),
    transaction: async (work) => {
      own.exec('begin immediate');
      try {
        await work(own);
        own.exec('commit');
      } catch (error) {
        own.exec('rollback');
        throw error;
      }
    },
    close: async () => {
      own.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

queueSuite('a queue in SQLite', start);
