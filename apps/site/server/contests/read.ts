/**
 * Contests as people see them. Before one begins it has a title, a time and the number of its
 * puzzles: only the organiser knows which they are.
 */
import type { Contest, ContestDetail, Contests, ContestsQuery } from '../../contract/contests.js';
import { type CardWish, cardsWithAddress } from '../catalogue/index.js';
import { cursorFrom, encodeCursor, type Member, TIME_CURSOR } from '../http/index.js';
import type { Site } from '../site/index.js';
import { hiddenContest, type Sql } from '../storage/index.js';
import { type ContestRow, contestRows, findContest } from './find.js';
import { findStandings, toStanding } from './standings.js';

/** The entries that a page gets. */
const SHOWN = 100;

/** Contests, those that begin last first. @throws {HttpProblem} 400 for a wrong cursor */
export async function readContests(
  site: Site,
  member: Member | undefined,
  { after, limit }: ContestsQuery,
): Promise<Contests> {
  const { db, now } = site;
  const begins = cursorFrom(after, TIME_CURSOR);
  let query = contestRows(db).where((eb) =>
    eb.or([
      eb('contest.person_id', '=', member?.id ?? ''),
      eb.and([
        eb.or([eb('person.banned_until', 'is', null), eb('person.banned_until', '<=', now())]),
        eb(hiddenContest(), '=', 0),
      ]),
    ]),
  );
  if (begins !== undefined) {
    const [time, id] = begins;
    query = query
      .where('begins_at', '<=', time)
      .where((eb) => eb.or([eb('begins_at', '<', time), eb('contest.id', '>', id)]));
  }
  const rows = await query
    .orderBy('begins_at', 'desc')
    .orderBy('contest.id')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    contests: await describeAll(db, page, member),
    next: last === undefined ? null : encodeCursor([last.begins_at, last.id]),
  };
}

/** A contest with what may be known of it by now. @throws {HttpProblem} 404 */
export async function readContest(
  site: Site,
  member: Member | undefined,
  id: string,
  wish: CardWish,
): Promise<ContestDetail> {
  const row = await findContest(site, id, member);
  const [contest] = await describeAll(site.db, [row], member);
  if (contest === undefined) throw new Error('readContest: a contest without its facts');
  const now = site.now();
  const hasBegun = now >= row.begins_at;
  return {
    ...contest,
    now: new Date(now).toISOString(),
    cards: hasBegun || contest.isMine ? await findCards(site, id, wish) : null,
    standings: hasBegun ? await shownStandings(site, row, member) : null,
  };
}

async function shownStandings(site: Site, row: ContestRow, member: Member | undefined) {
  const all = await findStandings(site, row);
  const now = site.now();
  const moment = { now, isOver: now > row.ends_at };
  const own = all.find(({ personId }) => personId === member?.id);
  return {
    entries: all.slice(0, SHOWN).map((entry) => toStanding(entry, member, moment)),
    mine: own === undefined ? null : toStanding(own, member, moment),
  };
}

/** The puzzles in order; those that a moderator has hidden are left out. */
async function findCards(site: Site, id: string, wish: CardWish) {
  const rows = await site.db
    .selectFrom('contest_puzzle')
    .select(['position', 'puzzle_id'])
    .where('contest_id', '=', id)
    .orderBy('position')
    .execute();
  const ids = rows.map(({ puzzle_id }) => puzzle_id);
  const cards = new Map((await cardsWithAddress(site, ids, wish)).map((card) => [card.id, card]));
  return rows.flatMap(({ position, puzzle_id }) => {
    const puzzle = cards.get(puzzle_id);
    return puzzle === undefined ? [] : [{ position, puzzle }];
  });
}

async function describeAll(
  sql: Sql,
  rows: readonly ContestRow[],
  member: Member | undefined,
): Promise<Contest[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const count = async (table: 'contest_puzzle' | 'contest_entry') => {
    const counts = await sql
      .selectFrom(table)
      .select('contest_id')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('contest_id', 'in', ids)
      .groupBy('contest_id')
      .execute();
    return new Map(counts.map((one) => [one.contest_id, Number(one.count)]));
  };
  const puzzles = await count('contest_puzzle');
  const people = await count('contest_entry');
  const joined = await sql
    .selectFrom('contest_entry')
    .select('contest_id')
    .where('contest_id', 'in', ids)
    .where('person_id', '=', member?.id ?? '')
    .execute();
  return rows.map(({ id, title, organiser, person_id, begins_at, ends_at }) => ({
    id,
    title,
    organiser,
    isMine: person_id === member?.id,
    beginsAt: new Date(begins_at).toISOString(),
    endsAt: new Date(ends_at).toISOString(),
    puzzles: puzzles.get(id) ?? 0,
    people: people.get(id) ?? 0,
    hasJoined: joined.some((one) => one.contest_id === id),
  }));
}
