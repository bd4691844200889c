/** The queue in a PostgreSQL database of its own. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OtherPgBoss,
  openPostgresJobs,
  PGBOSS_SCHEMA,
  PGBOSS_SCHEMA_VERSION,
  type PostgresJobs,
} from './pgboss-jobs.js';
import { runningOn } from './pgboss-queue.js';
import { type PostgresSql, transaction } from './postgres.js';
import { postgresPrograms } from './testing/postgres.js';
import { type QueueHarness, queueSuite } from './testing/queue-suite.js';
import { openTestDatabase, type TestDatabase } from './testing/test-database.js';

const hasPostgres = postgresPrograms() !== undefined;

/** A pool that bears the end of its database, which a test that failed may leave it to. */
function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  return pool.on('error', () => undefined);
}

async function start(): Promise<QueueHarness<PostgresSql>> {
  const { url, drop } = await openTestDatabase();
  const pool = openPool(url, 1);
  const own = openPool(url, 6);
  const jobs = await openPostgresJobs(own);
  const options = { db: runningOn(pool), schema: PGBOSS_SCHEMA };
  const boss = new PgBoss({ ...options, supervise: false, schedule: false });
  return {
    open: (name, policy) => jobs.queue(name, policy),
    transaction: (work) => transaction(pool, work),
    // the clock is the server's, so all times so far move into the past
    pass: async (seconds) => {
      await pool.query(
        `update ${PGBOSS_SCHEMA}.job set started_on = started_on - $1 * interval '1 second',
           created_on = created_on - $1 * interval '1 second',
           start_after = start_after - $1 * interval '1 second'`,
        [seconds],
      );
      await boss.expire();
    },
    close: async () => {
      await jobs.close();
      await own.end();
      await pool.end();
      await drop();
    },
  };
}

const POLICY = { expireSeconds: () => 60, retryLimit: 2, retryDelaySeconds: 1 };

interface Work {
  readonly what: string;
}

describe.skipIf(!hasPostgres)('(needs PostgreSQL)', () => {
  queueSuite('a queue in PostgreSQL', start);

  describe('pg-boss', () => {
    let database: TestDatabase;
    let pool: pg.Pool;
    beforeAll(async () => {
      database = await openTestDatabase();
      pool = openPool(database.url, 8);
    });
    afterAll(async () => {
      await pool?.end();
      await database?.drop();
    });
    const onJobs = async (work: (jobs: PostgresJobs) => Promise<void>): Promise<void> => {
      const jobs = await openPostgresJobs(pool);
      await work(jobs).finally(() => jobs.close());
    };

    it('can be opened several times at once', async () => {
      const all = await Promise.all(Array.from({ length: 6 }, () => openPostgresJobs(pool)));
      const queues = await Promise.all(all.map((jobs) => jobs.queue<Work>('together', POLICY)));
      await queues[0]?.send([{ what: 'one' }]);
      expect(await queues[5]?.take(2)).toMatchObject([{ data: { what: 'one' } }]);
      for (const jobs of all) await jobs.close();
    });

    it('fails expired jobs itself, immediately and periodically', async () => {
      await onJobs(async (jobs) => {
        const policy = { ...POLICY, expireSeconds: () => 1, retryDelaySeconds: 0 };
        const queue = await jobs.queue<Work>('dying', policy);
        await queue.send([{ what: 'one' }]);
        await queue.take(1);
        await expect.poll(() => expired(pool)).toBe(true);
        await jobs.maintain(() => undefined);
        expect(await queue.counts()).toMatchObject({ active: 0, retrying: 1 });
      });
    });

    it('keeps completed jobs for an hour, unless the policy says otherwise', async () => {
      await onJobs(async (jobs) => {
        for (const keepsCompleted of [true, false]) {
          const name = `kept-${keepsCompleted}`;
          const queue = await jobs.queue<Work>(name, { ...POLICY, keepsCompleted });
          await queue.send([{ what: 'one' }, { what: 'two' }]);
          expect(await queue.complete(await queue.take(2))).toEqual([]);
          const sql = `select state from ${PGBOSS_SCHEMA}.job where name = $1`;
          const { rows } = await pool.query(sql, [name]);
          const done = { state: 'completed' };
          expect(rows).toEqual(keepsCompleted ? [done, done] : []);
        }
      });
    });

    it('throws errors that pg-boss would take for an empty queue', async () => {
      const other = openPool(database.url, 1);
      const jobs = await openPostgresJobs(other);
      const queue = await jobs.queue<Work>('closed', POLICY);
      await other.end();
      await expect(queue.take(1)).rejects.toThrow('pool');
      await jobs.close();
    });

    it('can be opened by several processes at once in an empty database', async () => {
      for (let round = 0; round < 5; round++) {
        await pool.query(`drop schema if exists ${PGBOSS_SCHEMA} cascade`);
        const all = await Promise.all(Array.from({ length: 4 }, () => openPostgresJobs(pool)));
        for (const jobs of all) await jobs.close();
      }
    });

    it('takes over the jobs of version 0.1.0 once', async () => {
      await pool.query(`create schema older; create table older.job (
          id bigint generated always as identity primary key, queue text not null,
          data jsonb not null, lease_ms bigint not null, tries int not null default 0,
          leased_until timestamptz);
        insert into older.job (queue, data, lease_ms)
          select 'chunks', jsonb_build_object('what', number::text), 60000
          from generate_series(1, 2500) as number;
        insert into older.job (queue, data, lease_ms, leased_until)
          values ('others', '{"what": "other"}', 1, now());`);
      const older = { schema: 'older', convert: ({ what }: Work) => ({ what: `${what}.` }) };
      await onJobs(async (jobs) => {
        const open = () => jobs.queue<Work>('new', POLICY, { ...older, queue: 'chunks' });
        const [queue] = await Promise.all([open(), open(), open()]);
        expect(await queue.counts()).toMatchObject({ waiting: 2500 });
        expect(await queue.take(2)).toMatchObject([{ data: { what: '1.' } }, {}]);
        const others = await jobs.queue<Work>('others', POLICY, { ...older, queue: 'others' });
        expect(await others.take(2)).toMatchObject([{ data: { what: 'other.' }, tries: 1 }]);
      });
      const { rows } = await pool.query(`select to_regclass('older.job') as name`);
      expect(rows).toEqual([{ name: null }]);
    });

    it('is refused if its tables are of a later version', async () => {
      await pool.query(`update ${PGBOSS_SCHEMA}.version set version = version + 1`);
      const opening = openPostgresJobs(pool);
      await expect(opening).rejects.toThrow(OtherPgBoss);
      await expect(opening).rejects.toThrow('is of version 25');
      await pool.query(`update ${PGBOSS_SCHEMA}.version set version = version - 1`);
    });
  });
});

it('PGBOSS_SCHEMA_VERSION is the version of the installed pg-boss', () => {
  const file = createRequire(import.meta.url).resolve('pg-boss/version.json');
  const { schema } = JSON.parse(readFileSync(file, 'utf8')) as { schema: number };
  expect(PGBOSS_SCHEMA_VERSION).toBe(schema);
});

async function expired(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select from ${PGBOSS_SCHEMA}.job where name = 'dying' and started_on + expire_in < now()`,
  );
  return rows.length > 0;
}
