/**
 * The ranking of a puzzle: first solves by active time; people, people with help and machines
 * apart. It has names and times, so everyone may read it; records are for people who have solved
 * the puzzle.
 */

import type { PuzzleRankingJson, TimeEntry } from '../../contract/rankings.js';
import { findStanding, knowsPicture } from '../catalogue/index.js';
import { cursorFrom, type Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { RankedKind, Sql } from '../storage/index.js';
import { FIRST_PLACES, placed, RANKING_CURSOR, type RankingCursor, shownPerson } from './places.js';

/** Which page of a ranking. */
export interface RankingWish {
  readonly kind: RankedKind;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The solves that are ranked: of a puzzle, of a day if one is given. */
export interface Ranked {
  readonly puzzleId: string;
  readonly kind: RankedKind;
  readonly day?: string | undefined;
}

/** Ranked solves with their places. */
export interface RankedPage {
  readonly page: readonly PlacedRow[];
  readonly own: PlacedRow | undefined;
  /** How many there are. */
  readonly of: number;
  readonly next: string | null;
}

/** A page of a puzzle's ranking, with one's own place. @throws {HttpProblem} 404 */
export async function puzzleRanking(
  { db, now }: Site,
  member: Member | undefined,
  puzzleId: string,
  wish: RankingWish,
): Promise<PuzzleRankingJson> {
  const standing = await findStanding({ db, now }, puzzleId, member);
  const { kind } = wish;
  const { page, own, of, next } = await rankedPage(db, member, { puzzleId, kind }, wish);
  const entry = entryFor(member, now(), knowsPicture(standing));
  const mine = own === undefined ? null : entry(own);
  const medianMs = await findMedian(db, { puzzleId, kind }, of);
  return { kind, of, next, medianMs, mine, entries: page.map(entry) };
}

/** So few solves say nothing about others. */
const LEAST_FOR_MEDIAN = 5;

/** The time of the middle solve of `of`; null for a few. */
export async function findMedian(sql: Sql, ranked: Ranked, of: number): Promise<number | null> {
  if (of < LEAST_FOR_MEDIAN) return null;
  const row = await selectSolves(sql, ranked)
    .select('active_ms')
    .orderBy('active_ms')
    .offset(Math.floor(of / 2))
    .limit(1)
    .executeTakeFirst();
  return row?.active_ms ?? null;
}

/** A page of ranked solves, and one's own. */
export async function rankedPage(
  db: Sql,
  member: Member | undefined,
  ranked: Ranked,
  { after, limit }: RankingWish,
): Promise<RankedPage> {
  const begins = cursorFrom(after, RANKING_CURSOR);
  const { page, next } = placed(await findPage(db, ranked, begins, limit + 1), limit, begins);
  const own = member === undefined ? undefined : await ownRow(db, ranked, member.id);
  const place = own === undefined ? 0 : await findPlace(db, ranked, own.value);
  return { page, next, of: await count(db, ranked), own: own && { ...own, place } };
}

async function findPage(
  sql: Sql,
  ranked: Ranked,
  begins: RankingCursor | undefined,
  limit: number,
) {
  let query = rowsOf(sql, ranked).orderBy('solve.active_ms').orderBy('solve.id').limit(limit);
  if (begins !== undefined) {
    const [value, key] = begins;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('solve.active_ms', 'solve.id'), '>', tuple(value, key)),
    );
  }
  return query.execute();
}

function rowsOf(sql: Sql, ranked: Ranked) {
  return selectSolves(sql, ranked)
    .innerJoin('person', 'person.id', 'solve.person_id')
    .leftJoin('judgement', 'judgement.solve_id', 'solve.id')
    .select(['solve.id as key', 'active_ms as value', 'moves', 'solved_at', 'person_id'])
    .select(['name', 'shows', 'banned_until', 'decider']);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** A ranked solve with its place. */
export type PlacedRow = Row & { readonly place: number };

function selectSolves(sql: Sql, { puzzleId, kind, day }: Ranked) {
  const query = sql
    .selectFrom('solve')
    .where('solve.puzzle_id', '=', puzzleId)
    .where('solve.kind', '=', kind)
    .where('solve.is_first', '=', 1);
  return day === undefined ? query : query.where('solve.day', '=', day);
}

function ownRow(sql: Sql, ranked: Ranked, personId: string): Promise<Row | undefined> {
  return rowsOf(sql, ranked).where('solve.person_id', '=', personId).executeTakeFirst();
}

async function findPlace(sql: Sql, ranked: Ranked, value: number): Promise<number> {
  const { faster } = await selectSolves(sql, ranked)
    .select(({ fn }) => fn.countAll<number>().as('faster'))
    .where('active_ms', '<', value)
    .executeTakeFirstOrThrow();
  return faster + 1;
}

async function count(sql: Sql, ranked: Ranked): Promise<number> {
  const { all } = await selectSolves(sql, ranked)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return all;
}

/** Entries as a member sees them; the record is for those who have solved the puzzle. */
export function entryFor(member: Member | undefined, now: number, mayReplay: boolean) {
  return (row: PlacedRow): TimeEntry => {
    const isMe = row.person_id === member?.id;
    return {
      place: row.place,
      person: shownPerson(row, isMe, now),
      isMe,
      activeMs: row.value,
      moves: row.moves,
      solvedAt: new Date(row.solved_at).toISOString(),
      solve: mayReplay ? row.key : null,
      isVerified: row.place <= FIRST_PLACES && isJudged(row),
    };
  };
}

/** Whether the judge or a moderator decided that it is ranked; most others are never judged. */
function isJudged({ decider }: PlacedRow): boolean {
  return decider === 'judge' || decider === 'moderator';
}
