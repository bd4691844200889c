/** Numbers of all puzzles of an author, and the puzzles themselves, the newest first. */
import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import type { Desk, DeskPuzzle, DeskQuery } from '../../contract/desk.js';
import { revealedTo } from '../catalogue/index.js';
import { cursorFrom, encodeCursor } from '../http/index.js';
import { findMedian } from '../rankings/index.js';
import type { Site } from '../site/index.js';
import type { RankedKind, Sql } from '../storage/index.js';

const DAY_MS = 86_400_000;

/** The days of a week of solves and followers. */
const DAYS = 7;

/** A page begins below the number of a puzzle. */
const NUMBER_CURSOR = z.tuple([z.int()]);

/** The desk of a person. @throws {HttpProblem} 400 for a wrong cursor */
export async function readDesk(
  site: Site,
  member: { readonly id: string },
  { after, limit }: DeskQuery,
): Promise<Desk> {
  const begins = cursorFrom(after, NUMBER_CURSOR);
  let query = puzzleRows(site.db).where('author_id', '=', member.id);
  if (begins !== undefined) query = query.where('number', '<', begins[0]);
  const rows = await query
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    ...(await sumUp(site.db, member.id)),
    week: await lastWeek(site, member.id),
    ...(await countFollowers(site, member.id)),
    puzzles: await describePuzzles(site, member, page),
    next: last === undefined ? null : encodeCursor([last.number]),
  };
}

/** A puzzle as the desk has it, for a member who knows it; undefined for others. */
export async function deskPuzzle(
  site: Site,
  member: { readonly id: string },
  id: string,
): Promise<DeskPuzzle | undefined> {
  const rows = await puzzleRows(site.db).where('id', '=', id).execute();
  const [puzzle] = await describePuzzles(site, member, rows);
  return puzzle;
}

function puzzleRows(db: Sql) {
  return db
    .selectFrom('puzzle')
    .select(['id', 'number', 'state', 'created_at', 'solves', 'stars', 'stars_count']);
}

type Row = Awaited<ReturnType<ReturnType<typeof puzzleRows>['execute']>>[number];

async function describePuzzles(
  site: Site,
  member: { readonly id: string },
  rows: readonly Row[],
): Promise<DeskPuzzle[]> {
  const ids = rows.map(({ id }) => id);
  const known = await revealedTo(site, member, ids);
  const kinds = await countKinds(site.db, ids);
  const described: DeskPuzzle[] = [];
  for (const row of rows) {
    const { id, number, state, solves, stars, stars_count: votes } = row;
    const reveal = known.get(id);
    if (reveal === undefined) continue;
    const { titles, picture } = reveal;
    const alone = kinds.get(`${id} person`) ?? 0;
    const people = alone + (kinds.get(`${id} helped`) ?? 0);
    described.push({
      id,
      number,
      state,
      titles,
      picture,
      createdAt: new Date(row.created_at).toISOString(),
      solves,
      withoutHelp: people === 0 ? null : alone / people,
      stars,
      votes,
      medianMs: await findMedian(site.db, { puzzleId: id, kind: 'person' }, alone),
    });
  }
  return described;
}

/** How many first solves of each kind the puzzles have: by `id kind`. */
export async function countKinds(
  db: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const kinds: readonly RankedKind[] = ['person', 'helped'];
  const rows = await db
    .selectFrom('solve')
    .select(({ fn }) => ['puzzle_id', 'kind', fn.countAll().as('count')] as const)
    .where('puzzle_id', 'in', ids)
    .where('kind', 'in', kinds)
    .where('is_first', '=', 1)
    .groupBy(['puzzle_id', 'kind'])
    .execute();
  return new Map(rows.map(({ puzzle_id, kind, count }) => [`${puzzle_id} ${kind}`, Number(count)]));
}

async function sumUp(db: Sql, author: string) {
  const all = await db
    .selectFrom('puzzle')
    .select(({ fn }) => fn.countAll().as('count'))
    .select(({ fn }) => fn.coalesce(fn.sum('solves'), sql.lit(0)).as('solves'))
    .select(({ fn }) => fn.coalesce(fn.sum('stars_sum'), sql.lit(0)).as('sum'))
    .select(({ fn }) => fn.coalesce(fn.sum('stars_count'), sql.lit(0)).as('votes'))
    .where('author_id', '=', author)
    .executeTakeFirstOrThrow();
  const votes = Number(all.votes);
  const stars = votes === 0 ? 0 : Number(all.sum) / votes;
  return { count: Number(all.count), solves: Number(all.solves), stars, votes };
}

/** The solves of each of the last days; today's is the last. */
async function lastWeek({ db, now }: Site, author: string): Promise<number[]> {
  const end = now();
  const rows = await db
    .selectFrom('solve')
    .innerJoin('puzzle', 'puzzle.id', 'solve.puzzle_id')
    .select(sql<number>`cast((${end} - solve.solved_at) / ${sql.lit(DAY_MS)} as integer)`.as('age'))
    .select(({ fn }) => fn.countAll().as('count'))
    .where('puzzle.author_id', '=', author)
    .where('solve.is_first', '=', sql.lit(1))
    .where('solve.solved_at', '>', end - DAYS * DAY_MS)
    .groupBy('age')
    .execute();
  const counts = new Map(rows.map(({ age, count }) => [Number(age), Number(count)]));
  return Array.from({ length: DAYS }, (_, day) => counts.get(DAYS - 1 - day) ?? 0);
}

async function countFollowers({ db, now }: Site, author: string) {
  const count = async (since: number): Promise<number> => {
    const found = await db
      .selectFrom('follow')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('followed_id', '=', author)
      .where('created_at', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(found.count);
  };
  return { followers: await count(0), newFollowers: await count(now() - DAYS * DAY_MS) };
}
