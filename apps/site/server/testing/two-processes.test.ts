/**
 * Two servers on one PostgreSQL, of which one is killed: they fill the catalogue once, share
 * sessions and limits, do every job once, and keep the schedule together.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestDatabase, type TestDatabase } from '@nonokit/queue/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SILENT } from '../host/log.js';
import { openJobs } from '../jobs/queue-jobs.js';
import { openStorage, type Storage } from '../storage/open.js';
import { hasPostgres } from './both-databases.js';
import { ask } from './under-kill/client.js';
import { fastClock, freePort, SiteProcess } from './under-kill/site-process.js';
import { wrongCounts } from './wrong-counts.js';

const program = fileURLToPath(new URL('../../dist-server/main.js', import.meta.url));

/** What `report` of the limits allows in an hour. */
const REPORTS = 20;

describe.skipIf(!hasPostgres)('two processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-two-'));
  let database: TestDatabase;
  let storage: Storage;
  let first: SiteProcess;
  let second: SiteProcess;
  let cookie: string;

  beforeAll(async () => {
    expect(existsSync(program), 'the server is not built: npm run build').toBe(true);
    // empty, so that both make the tables
    database = await openTestDatabase();
    const all = { database: database.url, folder, program, limits: 1, clock: fastClock() };
    first = new SiteProcess({ ...all, port: await freePort() });
    second = new SiteProcess({ ...all, port: await freePort() });
    first.start();
    second.start();
    await Promise.all([first.ready(), second.ready()]);
    storage = await openStorage(database.url);
    const body = { name: 'Anna', password: 'seven grey owls at noon' };
    cookie = (await ask(at(first), ['POST', '/accounts'], { body })).cookie ?? '';
  });
  afterAll(async () => {
    await storage?.close();
    await Promise.all([first?.kill(), second?.kill()]);
    await database?.drop();
    rmSync(folder, { recursive: true });
  });

  it('fill the catalogue once, although both find it empty', async () => {
    const { rows } = await sql<{ puzzles: number; last: number }>`
      select count(*) as puzzles, max(number) as last from puzzle`.execute(storage.db);
    expect(rows[0]?.puzzles).toBeGreaterThan(0);
    expect(rows[0]?.puzzles).toBe(rows[0]?.last);
    expect(await wrongCounts(storage.db)).toEqual([]);
  });

  it('share the limits', async () => {
    const report = async (server: SiteProcess) =>
      (await ask(at(server), ['POST', '/reports'], { cookie, body: {} })).status;
    const statuses: number[] = [];
    for (let k = 0; k < REPORTS; k++) statuses.push(await report(k % 2 === 0 ? first : second));
    // the body says nothing, but it counts
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect([await report(first), await report(second)]).toEqual([429, 429]);
  });

  it('continue if one is killed: sessions remain, and no job is lost or done twice', async () => {
    const jobs = await addRatings(storage);
    await waitFor(async () => (await rated(storage)) > jobs / 4);
    await first.kill();
    const { body } = await ask(at(second), ['GET', '/me'], { cookie });
    expect(body).toMatchObject({ person: { name: 'Anna' } });
    // what the dead process was doing: the minute that a job may take, over at once
    await sql`update nonokit_pgboss.job set started_on = now() - interval '1 hour'
      where state = 'active'`.execute(storage.db);
    await waitFor(async () => (await rated(storage)) === jobs);
    const { rows } = await sql<{ sum: number }>`
      select sum(rated_solves) as sum from puzzle`.execute(storage.db);
    expect(Number(rows[0]?.sum)).toBe(jobs);
    await waitFor(async () => (await waiting(storage)) === 0);
  });

  it('run the schedule once', async () => {
    await waitFor(async () => [...first.messages, ...second.messages].includes('wrote the dump'));
    const dumps = [...first.messages, ...second.messages].filter(
      (text) => text === 'wrote the dump',
    );
    const days = await storage.db
      .selectFrom('site_state')
      .select('name')
      .where('name', 'like', 'scheduled dump %')
      .execute();
    expect(dumps).toHaveLength(days.length);
    const kinds = sql<{ days: number }>`select count(distinct day) as days from daily`;
    expect((await kinds.execute(storage.db)).rows[0]?.days).toBeGreaterThan(1);
    expect([...first.errors, ...second.errors]).toEqual([]);
  });

  it('end if they cannot start because of jobs of a later version', async () => {
    await second.kill();
    await sql`update nonokit_pgboss.version set version = version + 1`.execute(storage.db);
    second.start();
    await expect(second.ready()).rejects.toThrow('the server ended');
  });
});

function at(server: SiteProcess) {
  return { pick: () => server.base };
}

/** Solves of several people that wait to be rated, with their jobs. Returns how many. */
async function addRatings(storage: Storage): Promise<number> {
  const { db } = storage;
  const jobs = await openJobs({ storage, log: SILENT, now: Date.now, handlers: NOBODY });
  const puzzles = await db.selectFrom('puzzle').select('id').limit(40).execute();
  const people = ['Bob', 'Cleo', 'Dan', 'Eve'];
  const solves = people.flatMap((name) =>
    puzzles.map(({ id }, k) => ({
      id: `${name}${k}`,
      puzzle_id: id,
      person_id: name,
      version: 1,
      kind: 'person' as const,
      active_ms: 60_000 + k,
      server_ms: 90_000,
      moves: 9,
      record: new Uint8Array(1),
      record_hash: `${name}${k}`,
      solved_at: Date.now(),
      is_first: 1 as const,
    })),
  );
  await db.transaction().execute(async (transaction) => {
    const rows = people.map((id) => ({ id, name: id, name_key: id, created_at: 1 }));
    await transaction.insertInto('person').values(rows).execute();
    await transaction.insertInto('solve').values(solves).execute();
    for (const { id } of solves) await jobs.add('rate', { solveId: id }, transaction);
  });
  return solves.length;
}

const NOBODY = () => {
  throw new Error('this process takes no jobs');
};

async function rated({ db }: Storage): Promise<number> {
  const rows = await db.selectFrom('solve').select('id').where('is_rated', '=', 1).execute();
  return rows.length;
}

/** Jobs that are not done. */
async function waiting({ db }: Storage): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*) as jobs from nonokit_pgboss.job`.execute(db);
  return Number(rows[0]?.jobs);
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 50_000 }).toBe(true);
}
