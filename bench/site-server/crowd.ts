/**
 * A database with many puzzles and people, for load tests: the puzzles are all the same heart, so
 * that one record solves any of them; everything else about them differs.
 */
import { createHash } from 'node:crypto';
import { saveGame, type TimedMove } from '@nonokit/board';
import { postgresPrograms, startPostgres as startServer } from '@nonokit/queue/testing';
import { sql } from 'kysely';
import { readPuzzle, solve } from 'nonokit';
import { openStorage, type Storage } from '../../apps/site/server/storage/open.js';
import { CLUES, fillPuzzles } from '../../apps/site/server/testing/fill-puzzles.js';

export { CLUES, openStorage };

/** A PostgreSQL server of its own that keeps what it has acknowledged, as one for people does. */
export function startPostgres(own: Readonly<Record<string, string | number>> = {}) {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  return startServer(programs, {
    fsync: 'on',
    full_page_writes: 'on',
    shared_buffers: '256MB',
    max_wal_size: '4GB',
    maintenance_work_mem: '256MB',
    ...own,
  });
}

/** Rows that are added in one statement. */
const STEP = 250_000;

/** People that are added in one statement. */
const PEOPLE_STEP = 2000;

/** Fills an empty database. Indexes are made at the end, which takes a third of the time. */
export async function fill(url: string, puzzles: number, people: number): Promise<void> {
  const storage = await openStorage(url);
  if (storage.dialect === 'sqlite') {
    for (const setting of ['synchronous = off', 'cache_size = -262144']) {
      await sql.raw(`pragma ${setting}`).execute(storage.db);
    }
  }
  const indexes = await takeIndexes(storage);
  for (let from = 1; from <= puzzles; from += STEP) {
    await fillPuzzles(storage.db, from, Math.min(puzzles, from + STEP - 1));
  }
  await fillPeople(storage, people);
  for (const index of indexes) await sql.raw(index).execute(storage.db);
  await sql.raw('analyze').execute(storage.db);
  await storage.close();
}

/** Drops the indexes of the tables that are filled, without those of keys; how to make them. */
async function takeIndexes({ db, dialect }: Storage): Promise<readonly string[]> {
  const all =
    dialect === 'sqlite'
      ? sql<{ name: string; text: string }>`select name, sql as text from sqlite_master
          where type = 'index' and sql is not null and tbl_name in ('puzzle', 'person', 'session')`
      : sql<{ name: string; text: string }>`select indexname as name, indexdef as text
          from pg_indexes where tablename in ('puzzle', 'person', 'session')
          and schemaname = 'public'
          and not exists (select 1 from pg_constraint where conname = indexname)`;
  const { rows } = await all.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ text }) => text);
}

/** Whether the puzzle of a number is not hidden, as `fillPuzzles` throws its dice. */
export function isPublic(n: number): boolean {
  const luck = ((n * 7929 + Math.floor(n / 7) * 104_734) % 1_000_003) % 1000;
  return luck % 50 !== 7;
}

/** People with a session each; the token of number 7 is `token-7`. */
async function fillPeople({ db }: Storage, people: number): Promise<void> {
  const now = Date.now();
  for (let from = 0; from < people; from += PEOPLE_STEP) {
    const count = Math.min(PEOPLE_STEP, people - from);
    const numbers = Array.from({ length: count }, (_, k) => from + k);
    const rows = numbers.map((n) => ({
      id: `q${n}`,
      name: `Player ${n}`,
      name_key: `player${n}`,
      created_at: now,
      solved: n % 700,
      points: (n * 37) % 9000,
    }));
    await db.insertInto('person').values(rows).execute();
    const sessions = numbers.map((n) => ({
      id: hashText(`token-${n}`),
      person_id: `q${n}`,
      created_at: now,
      seen_at: now,
      ends_at: now + 30 * 86_400_000,
      proved_at: now,
    }));
    await db.insertInto('session').values(sessions).execute();
  }
}

function hashText(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Games that could be finished now, not more than there are people: where they begin. */
export async function fillGames(url: string, wanted: number): Promise<number> {
  const { db, close } = await openStorage(url);
  const { rows } = await sql<{ count: number }>`select count(*) as count from game`.execute(db);
  const from = Number(rows[0]?.count ?? 0);
  const now = Date.now();
  for (let start = from; start < from + wanted; start += PEOPLE_STEP) {
    const count = Math.min(PEOPLE_STEP, from + wanted - start);
    const games = Array.from({ length: count }, (_, k) => ({
      id: `g${start + k}`,
      person_id: `q${start + k}`,
      puzzle_id: `p${start + k + 1}`,
      version: 1,
      given_at: now - 3_600_000,
      changed_at: now,
    }));
    await db.insertInto('game').values(games).execute();
  }
  await close();
  return from;
}

/** How many jobs wait or are under way. */
export async function waitingJobs(url: string): Promise<number> {
  const { db, dialect, close } = await openStorage(url);
  const table = sql.raw(dialect === 'sqlite' ? 'job' : 'nonokit_jobs.job');
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${table}`.execute(db);
  await close();
  return Number(rows[0]?.count ?? 0);
}

/** The record of a game, as a hand plays it: cells in an order and with pauses of its own. */
export function encodeRecord(clues: string, seed: number): string {
  const puzzle = readPuzzle(clues, { from: 'share' });
  const [picture] = solve(puzzle);
  if (picture === undefined) throw new Error('the puzzle has no solution');
  const random = numbersFrom(seed);
  const filled = Array.from(picture.cells).flatMap((mark, cell) =>
    mark > 0 ? [{ cell, mark }] : [],
  );
  let at = 900;
  const record = shuffled(filled, random).map(({ cell, mark }): TimedMove => {
    at += 350 + random(2500);
    return { at, move: { type: 'paint', mark, cells: [cell] } };
  });
  return Buffer.from(saveGame(puzzle, { record, elapsed: at })).toString('base64');
}

/** Numbers from 0 to `below` - 1 that are the same for a seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function shuffled<T>(items: readonly T[], random: (below: number) => number): T[] {
  const keyed = items.map((item) => ({ item, key: random(1_000_000) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
