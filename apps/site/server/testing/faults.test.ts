/**
 * The database fails under a site that runs: it is gone for a while, its disk is full or read-only.
 * Requests are answered with 503 and when to ask again, never with 500; what was answered as kept
 * is there afterwards; and the site goes on by itself.
 */
import { type Postgres, postgresPrograms, startPostgres } from '@nonokit/queue/testing';
import { sql } from 'kysely';
import type Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SILENT } from '../host/log.js';
import { openJobs, type QueueJobs } from '../jobs/queue-jobs.js';
import { type TestPerson, type TestSite, testSite } from './test-site.js';

/** Requests that read and that change, of every kind of storage: tables, limits, sessions. */
const REQUESTS: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/puzzles'],
  ['GET', '/puzzles/3FHTBKNHdr9'],
  ['GET', '/me'],
  ['GET', '/rankings/points'],
  ['GET', '/people/Anna'],
  ['PATCH', '/me', { about: 'me' }],
  ['POST', '/games', { puzzle: '3FHTBKNHdr9' }],
  ['POST', '/puzzles/3FHTBKNHdr9/comments', { text: 'nice' }],
  ['POST', '/session', { name: 'Anna', password: 'seven grey owls at noon' }],
];

/** What all of them answer: statuses, and the codes of problems. */
async function answers(test: TestSite, as: TestPerson): Promise<readonly string[]> {
  const found = REQUESTS.map(async ([method, path, body]) => {
    const answer = await test.ask(method, `/api/v1${path}`, { as, body });
    if (answer.status < 500) return 'answered';
    const { code } = (await answer.json()) as { code: string };
    return `${answer.status} ${code} ${answer.headers.get('retry-after')}`;
  });
  return [...new Set(await Promise.all(found))];
}

const programs = postgresPrograms();
describe.skipIf(programs === undefined)('a temporary failure of PostgreSQL', () => {
  let server: Postgres;
  let test: TestSite;
  let jobs: QueueJobs;
  let anna: TestPerson;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    test = await testSite({ database: server.url, config: { limits: 1000 } });
    const handlers = () => {
      throw new Error('this test has no jobs');
    };
    jobs = await openJobs({ storage: test.site.storage, log: SILENT, now: Date.now, handlers });
    jobs.start();
    anna = await test.person('Anna');
  });
  afterAll(async () => {
    await jobs.stop();
    await test.close();
    await server.stop();
  });

  it('is answered with 503, and everything works when the database is back', async () => {
    expect(await answers(test, anna)).toEqual(['answered']);
    const { db } = test.site;
    // a connection that is in use, but between two queries
    const inUse = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await server.halt();
      await sql`select 1`.execute(transaction);
    });
    const error = await inUse.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(await answers(test, anna)).toEqual(['503 database-gone 5']);
    expect((await test.ask('GET', '/readyz')).status).toBe(503);
    expect((await test.ask('GET', '/healthz')).status).toBe(200);
    await server.resume();
    expect(await answers(test, anna)).toEqual(['answered']);
    expect((await test.ask('GET', '/readyz')).status).toBe(200);
  });

  it('ends within a second for requests that keep coming', async () => {
    const statuses = new Map<number, number>();
    let isOver = false;
    const asking = Array.from({ length: 12 }, async () => {
      while (!isOver) {
        const { status } = await test.ask('PATCH', '/api/v1/me', {
          as: anna,
          body: { about: 'x' },
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await new Promise((go) => setTimeout(go, 5));
      }
    });
    for (let round = 0; round < 3; round++) {
      await new Promise((go) => setTimeout(go, 100));
      await server.halt();
      await new Promise((go) => setTimeout(go, 100));
      await server.resume();
    }
    await new Promise((go) => setTimeout(go, 100));
    isOver = true;
    await Promise.all(asking);
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    expect(await answers(test, anna)).toEqual(['answered']);
  });
});

describe('the disk of a SQLite database', () => {
  let test: TestSite;
  let anna: TestPerson;
  const change = async (about: string) => {
    const answer = await test.ask('PATCH', '/api/v1/me', { as: anna, body: { about } });
    return `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim();
  };
  const told = async () => {
    const answer = await test.ask('GET', '/api/v1/people/Anna');
    return ((await answer.json()) as { about: string }).about;
  };
  beforeAll(async () => {
    test = await testSite();
    anna = await test.person('Anna');
  });
  afterAll(() => test.close());

  it('refuses new data while it is full, shows old data, and continues when there is room', async () => {
    const driver = test.site.storage.driver as Database.Database;
    expect(await change('before')).toBe('200');
    const [{ page_count: pages } = { page_count: 0 }] = driver
      .prepare('pragma page_count')
      .all() as { page_count: number }[];
    driver.exec(`pragma max_page_count = ${pages}`);
    const kept: string[] = [];
    let refused = '';
    for (let k = 0; refused === ''; k++) {
      const status = await grow(test, k);
      if (status === undefined) kept.push(`k${k}`);
      else refused = status;
    }
    expect(refused).toBe('database or disk is full');
    expect(await change('x'.repeat(900))).toMatch(/^(200|503 60)$/);
    const found = await test.site.db.selectFrom('site_state').select('name').execute();
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(kept));
    driver.exec('pragma max_page_count = 1000000');
    expect(await change('after')).toBe('200');
    expect(await told()).toBe('after');
  });

  it('can be read while it is read-only', async () => {
    const driver = test.site.storage.driver as Database.Database;
    driver.exec('pragma query_only = on');
    expect(await change('never')).toBe('503 60');
    expect(await told()).toBe('after');
    driver.exec('pragma query_only = off');
    expect(await change('again')).toBe('200');
  });
});

/** Keeps something large in a transaction with several statements; says why if that fails. */
async function grow({ site: { db } }: TestSite, k: number): Promise<string | undefined> {
  const large = 'x'.repeat(20_000);
  try {
    await db.transaction().execute(async (transaction) => {
      for (const name of [`k${k}`, `k${k} again`]) {
        await transaction.insertInto('site_state').values({ name, value: large }).execute();
      }
    });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
