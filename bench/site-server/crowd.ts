/**
 * A database with many puzzles and people, for load tests: the puzzles are all the same heart, so
 * that one record solves any of them; everything else about them differs.
 */
import { createHash } from 'node:crypto';
import { saveGame, type TimedMove } from '@nonokit/board';
import { postgresPrograms, startPostgres as startServer } from '@nonokit/queue/testing';
import { sql } from 'kysely';
import { orThrow, readPuzzle, solve } from 'nonokit';
import { openStorage, type Storage } from '../../apps/site/server/storage/open.js';
import { CLUES, fillPuzzles } from '../../apps/site/server/testing/fill-puzzles.js';

export { CLUES, openStorage };

/** A PostgreSQL server of its own. */
export function startPostgres() {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  return startServer(programs);
}

/** Rows that are added in one statement. */
const STEP = 50_000;

/** Fills an empty database. */
export async function fill(url: string, puzzles: number, people: number): Promise<void> {
  const storage = await openStorage(url);
  for (let from = 1; from <= puzzles; from += STEP) {
    await fillPuzzles(storage.db, from, Math.min(puzzles, from + STEP - 1));
  }
  await fillPeople(storage, people);
  await sql.raw('analyze').execute(storage.db);
  await storage.close();
}

/** People with a session each; the token of number 7 is `token-7`. */
async function fillPeople({ db }: Storage, people: number): Promise<void> {
  const now = Date.now();
  for (let from = 0; from < people; from += 500) {
    const numbers = Array.from({ length: Math.min(500, people - from) }, (_, k) => from + k);
    const rows = numbers.map((n) => ({
      ...{ id: `q${n}`, name: `Player ${n}`, name_key: `player${n}`, created_at: now },
      ...{ solved: n % 700, points: (n * 37) % 9000 },
    }));
    await db.insertInto('person').values(rows).execute();
    const sessions = numbers.map((n) => ({
      ...{ id: hashOf(`token-${n}`), person_id: `q${n}`, created_at: now, seen_at: now },
      ...{ ends_at: now + 30 * 86_400_000, proved_at: now },
    }));
    await db.insertInto('session').values(sessions).execute();
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A game that could be finished now: `g7` is that of person 7 and puzzle 7. */
export async function fillGames(url: string, from: number, to: number): Promise<void> {
  const { db, close } = await openStorage(url);
  const now = Date.now();
  for (let start = from; start < to; start += 500) {
    const rows = Array.from({ length: Math.min(500, to - start) }, (_, k) => ({
      ...{ id: `g${start + k}`, person_id: `q${start + k}`, puzzle_id: `p${start + k + 1}` },
      ...{ version: 1, given_at: now - 3_600_000, changed_at: now },
    }));
    await db.insertInto('game').values(rows).execute();
  }
  await close();
}

/** The record of a game, as a hand plays it: cells in an order and with pauses of its own. */
export function recordOf(clues: string, seed: number): string {
  const puzzle = orThrow(readPuzzle(clues, { from: 'share' }));
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
