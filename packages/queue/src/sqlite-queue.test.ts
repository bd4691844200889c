/** The queue in a SQLite file, with libsql. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { openSqliteQueue, type SqliteSql } from './sqlite-queue.js';
import { type QueueHarness, queueSuite, type Work } from './testing/queue-suite.js';

async function start(): Promise<QueueHarness<SqliteSql>> {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-sqlite-'));
  const databases: Database.Database[] = [];
  const connect = (): Database.Database => {
    const database = new Database(join(folder, 'jobs.db'));
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = off; pragma busy_timeout = 5000',
    );
    databases.push(database);
    return database;
  };
  const own = connect();
  let time = 1e12;
  return {
    open: (name, policy) =>
      openSqliteQueue({ ...policy, database: connect(), name, clock: () => time }),
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
    pass: async (seconds) => {
      time += 1000 * seconds;
    },
    close: async () => {
      for (const database of databases) database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

queueSuite('a queue in SQLite', start);

const POLICY = { expireSeconds: () => 100, retryLimit: 2, retryDelaySeconds: 10 };

it('a job that was taken before the clock was set back becomes free', async () => {
  const database = new Database(':memory:');
  let time = 1e12;
  const clock = () => time;
  const queue = await openSqliteQueue<Work>({ ...POLICY, database, name: 'a', clock });
  await queue.send([{ what: 'one' }]);
  time += 86_400_000;
  const [lost] = await queue.take(1);
  // a clock set back by a little changes nothing
  time -= 90_000;
  expect(await queue.take(1)).toEqual([]);
  time -= 86_400_000;
  expect(await queue.take(1)).toEqual([]);
  time += 10_000;
  const [again] = await queue.take(1);
  expect(again).toEqual({ ...lost, tries: 2 });
  expect(await queue.complete(lost === undefined ? [] : [lost])).toEqual([lost]);
  database.close();
});

it('the queue takes over a table of version 0.1.0', async () => {
  const database = new Database(':memory:');
  database.exec(`create table job (id integer primary key autoincrement, queue text not null,
      data text not null, lease_ms integer not null, tries int not null default 0,
      leased_until integer);
    create index job_queue on job (queue, id);
    insert into job (queue, data, lease_ms, tries, leased_until) values
      ('a', '{"what":"waiting"}', 1000, 0, null), ('a', '{"what":"leased"}', 1000, 1, 1000);`);
  let time = 1500;
  const open = () => openSqliteQueue<Work>({ ...POLICY, database, name: 'a', clock: () => time });
  const queue = await open();
  await open();
  expect(await queue.take(9)).toMatchObject([{ data: { what: 'waiting' } }]);
  time += 10_000;
  expect(await queue.take(9)).toMatchObject([{ data: { what: 'leased' }, tries: 2 }]);
  database.close();
});
