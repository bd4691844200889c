/**
 * The puzzles of a day, the calendar of a month, and a person's streak. A day begins where the
 * reader is, or at midnight UTC for a guest.
 */

import type { Language } from '@nonokit/core';
import { DAILY_KINDS, dayAfter, monthAfter, toMonth } from '../../contract/days.js';
import { findOwnDay, UTC_DAYS } from '../../contract/own-days.js';
import type { CalendarJson, DailyJson, DayEntry, DayRankingJson } from '../../contract/rankings.js';
import { cardsById, findStanding, knowsPicture } from '../catalogue/index.js';
import { type Member, notFound } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { DailyKind, Sql } from '../storage/index.js';
import { chooseDaily } from './daily-choice.js';
import { findToday, loadOwnDays } from './own-days.js';
import { mayShow } from './places.js';
import { entryFor, type PlacedRow, type RankingWish, rankedPage } from './puzzle-ranking.js';
import { computeStreak, type DoneDay, type Streak } from './streak.js';

/** The reader and their language. */
export interface DailyWish {
  readonly member: Member | undefined;
  readonly language: Language;
}

/** A puzzle of a day. */
export interface DailyPuzzle {
  readonly kind: DailyKind;
  readonly puzzleId: string;
}

/**
 * The puzzles of a day that has begun for the reader, chosen now if necessary.
 * @throws {HttpProblem} 404
 */
export async function puzzlesOfDay(
  site: Pick<Site, 'db' | 'now'>,
  day: string,
  member?: Member,
): Promise<readonly DailyPuzzle[]> {
  const { db } = site;
  const today = await findToday(site, member);
  if (day > today || day < (await firstDay(db, today))) throw notFound('day');
  const rows = await rowsOf(db, day);
  if (rows.length > 0) return rows;
  await chooseDaily(db, day);
  return rowsOf(db, day);
}

async function rowsOf(db: Sql, day: string): Promise<readonly DailyPuzzle[]> {
  const rows = await db
    .selectFrom('daily')
    .select(['kind', 'puzzle_id as puzzleId'])
    .where('day', '=', day)
    .execute();
  return DAILY_KINDS.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []);
}

/** The first day that had puzzles; today if there was none before. */
async function firstDay(db: Sql, today: string): Promise<string> {
  const row = await db
    .selectFrom('daily')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst();
  const first = row?.day ?? today;
  return first < today ? first : today;
}

/** A day as the page shows it. @throws {HttpProblem} 404 */
export async function daily(site: Site, day: string, wish: DailyWish): Promise<DailyJson> {
  const { db } = site;
  const { member } = wish;
  const today = await findToday(site, member);
  const chosen = await puzzlesOfDay(site, day, member);
  const cards = await cardsById(
    site,
    chosen.map(({ puzzleId }) => puzzleId),
    wish,
  );
  const solves = await solvesOnDay(db, day, member);
  return {
    day,
    isToday: day === today,
    previous: day > (await firstDay(db, today)) ? dayAfter(day, -1) : null,
    next: day < today ? dayAfter(day, 1) : null,
    puzzles: chosen.flatMap(({ kind, puzzleId }) => {
      const puzzle = cards.find(({ id }) => id === puzzleId);
      // a moderator has hidden it
      if (puzzle === undefined) return [];
      const { count = 0, isMine = false } = solves.get(puzzleId) ?? {};
      return [{ kind, puzzle, solves: count, isSolvedOnDay: isMine }];
    }),
    streak: member === undefined ? null : await streakOfPerson(site, member.id),
  };
}

interface SolvesOnDay {
  readonly count: number;
  readonly isMine: boolean;
}

async function solvesOnDay(
  db: Sql,
  day: string,
  member: Member | undefined,
): Promise<ReadonlyMap<string, SolvesOnDay>> {
  const rows = await db
    .selectFrom('solve')
    .select(({ fn }) => ['puzzle_id', fn.countAll<number>().as('count')])
    .where('day', '=', day)
    .where('is_first', '=', 1)
    .groupBy('puzzle_id')
    .execute();
  const mine = member === undefined ? [] : await solvedDays(db, member.id, day, day);
  return new Map(
    rows.map(({ puzzle_id, count }) => {
      const isMine = mine.some((one) => one.puzzle_id === puzzle_id);
      return [puzzle_id, { count, isMine }];
    }),
  );
}

/**
 * The daily puzzles that a person solved in a range of days, each on its day. A puzzle returns
 * after a year: solving it again counts as solving the day's puzzle, although only the first solve
 * is ranked.
 */
function solvedDays(db: Sql, personId: string, from: string, to: string) {
  return db
    .selectFrom('solve')
    .select(['day', 'puzzle_id'])
    .where('person_id', '=', personId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}

/** A person's streak. A puzzle solved again counts; a solve by a machine does not. */
export async function streakOfPerson(
  site: Pick<Site, 'db' | 'now'>,
  personId: string,
): Promise<Streak> {
  const streaks = await findStreaks(site, [personId]);
  return streaks.get(personId) ?? computeStreak([], '');
}

/** The streaks of people, each on their own day. */
async function findStreaks(
  { db, now }: Pick<Site, 'db' | 'now'>,
  people: readonly string[],
): Promise<ReadonlyMap<string, Streak>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('solve')
    .select(({ fn }) => [
      'person_id',
      'day',
      fn.count<number>('puzzle_id').distinct().as('puzzles'),
    ])
    .where('person_id', 'in', people)
    .where('day', 'is not', null)
    .where('kind', 'not in', ['machine', 'struck'])
    .groupBy(['person_id', 'day'])
    .execute();
  const done = new Map<string, DoneDay[]>();
  for (const { person_id, day, puzzles } of rows) {
    if (day === null) continue;
    const one = { day, puzzles: Number(puzzles) };
    done.set(person_id, [...(done.get(person_id) ?? []), one]);
  }
  const own = await loadOwnDays(db, people);
  return new Map(
    people.map((id) => {
      const days = own.get(id) ?? UTC_DAYS;
      return [id, computeStreak(done.get(id) ?? [], findOwnDay(days, now()), days.isMending)];
    }),
  );
}

/** The days of a month that have begun. */
export async function calendar(
  site: Site,
  month: string,
  { member }: DailyWish,
): Promise<CalendarJson> {
  const { db } = site;
  const today = await findToday(site, member);
  const first = await firstDay(db, today);
  if (month > toMonth(today) || month < toMonth(first)) throw notFound('month');
  const from = `${month}-01`;
  const to = `${month}-31`;
  const rows = await db
    .selectFrom('daily')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to < today ? to : today)
    .execute();
  const mine = member === undefined ? [] : await solvedDays(db, member.id, from, to);
  const days = [...new Set(rows.map(({ day }) => day))].sort();
  return {
    month,
    previous: month > toMonth(first) ? monthAfter(month, -1) : null,
    next: month < toMonth(today) ? monthAfter(month, 1) : null,
    days: days.map((day) => {
      const puzzles = rows.filter((row) => row.day === day);
      const isSolved = (id: string): boolean =>
        mine.some((one) => one.day === day && one.puzzle_id === id);
      return {
        day,
        kinds: kindsIn(puzzles),
        solved: kindsIn(puzzles.filter(({ puzzle_id }) => isSolved(puzzle_id))),
      };
    }),
  };
}

function kindsIn(rows: readonly { readonly kind: DailyKind }[]): DailyKind[] {
  return DAILY_KINDS.filter((kind) => rows.some((row) => row.kind === kind));
}

/** The ranking of a puzzle of a day among those who solved it on the day. */
export async function dayRanking(
  site: Site,
  member: Member | undefined,
  day: string,
  puzzle: DailyKind,
  wish: RankingWish,
): Promise<DayRankingJson> {
  const { db, now } = site;
  const chosen = await puzzlesOfDay(site, day, member);
  const puzzleId = chosen.find(({ kind }) => kind === puzzle)?.puzzleId;
  if (puzzleId === undefined) throw notFound('puzzle of the day');
  const standing = await findStanding(site, puzzleId, member);
  const { kind } = wish;
  const { page, own, of, next } = await rankedPage(db, member, { puzzleId, kind, day }, wish);
  const rows = own === undefined ? page : [...page, own];
  const people = rows.filter(
    ({ shows, person_id }) => person_id === member?.id || mayShow(shows, 'statistics'),
  );
  const ids = [...new Set(people.map(({ person_id }) => person_id))];
  const streaks = await findStreaks(site, ids);
  const toEntry = entryFor(member, now(), knowsPicture(standing));
  const entry = (row: PlacedRow): DayEntry => {
    const shown = toEntry(row);
    const streak = streaks.get(row.person_id)?.current ?? null;
    return { ...shown, streak: shown.person === null ? null : streak };
  };
  const mine = own === undefined ? null : entry(own);
  return { kind, of, next, mine, day, puzzle, entries: page.map(entry) };
}
