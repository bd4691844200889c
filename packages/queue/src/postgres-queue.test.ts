/** The queue in a PostgreSQL database of its own. */
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openPostgresQueue, type PostgresSql } from './postgres-queue.js';
import { postgresPrograms } from './testing/postgres.js';
import { type QueueHarness, queueSuite } from './testing/queue-suite.js';
import { openTestDatabase } from './testing/test-database.js';

const hasPostgres = postgresPrograms() !== undefined;

/** A pool that bears the end of its database, which a test that failed may leave it to. */
function poolOf(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  return pool.on('error', () => undefined);
}

async function start(): Promise<QueueHarness<PostgresSql>> {
  const { url, drop } = await openTestDatabase();
  const pool = poolOf(url, 1);
  return {
    open: (name, clock) =>
      openPostgresQueue({ database: poolOf(url, 3), schema: 'suite', name, clock }),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await work(client);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: async () => {
      await pool.end();
      await drop();
    },
  };
}

describe.skipIf(!hasPostgres)('(needs PostgreSQL)', () => {
  queueSuite('a queue in PostgreSQL', start);

  it('uses the clock of the server, and can be opened by many at once', async () => {
    const { url, drop } = await openTestDatabase();
    const open = () => {
      const database = poolOf(url, 1);
      return openPostgresQueue<string>({ database, schema: 'together', name: 'a' });
    };
    const queues = await Promise.all(Array.from({ length: 6 }, open));
    const [queue] = queues;
    await queue?.enqueue([
      { data: 'soon', leaseMs: 1 },
      { data: 'late', leaseMs: 60_000 },
    ]);
    expect(await queue?.take(2)).toMatchObject([{ data: 'soon' }, { data: 'late' }]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await queue?.take(2)).toMatchObject([{ data: 'soon', tries: 2 }]);
    await Promise.all(queues.map((each) => each.close()));
    await drop();
  });
});

describe('openPostgresQueue', () => {
  it('refuses a schema name that needs quoting', async () => {
    const database = { query: async () => ({ rows: [] }), end: async () => undefined };
    const opening = openPostgresQueue({ database, schema: 'a; drop', name: 'a' });
    await expect(opening).rejects.toThrow(RangeError);
  });
});
