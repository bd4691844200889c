/** Organising a contest, taking it back, and taking part in one. */
import { HttpProblem, type Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import { lockPerson, randomId, type Sql } from '../storage/index.js';
import { type ContestRow, findContest } from './find.js';

/** The most contests of a person that are not over. */
const MOST_OPEN = 5;

/** The most people in a contest: their standings are made in memory. */
const MOST_PEOPLE = 2000;

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 86_400_000;

/** What an organiser asks for. */
export interface NewContest {
  readonly title: string;
  readonly beginsAt: string;
  readonly minutes: number;
  readonly puzzles: readonly string[];
}

/**
 * Makes a contest; returns its identifier. Unlisted puzzles of the organiser are closed for all
 * until it begins.
 *
 * @throws {HttpProblem} 409 or 422
 */
export async function addContest(
  { db, now }: Site,
  { id: person_id }: Member,
  { title, beginsAt, minutes, puzzles }: NewContest,
): Promise<string> {
  const created_at = now();
  const begins_at = Date.parse(beginsAt);
  if (begins_at <= created_at || begins_at > created_at + YEAR_MS) {
    const message = 'A contest begins later than now, and within a year.';
    throw new HttpProblem(422, 'contest-time', message);
  }
  const ends_at = begins_at + minutes * MINUTE_MS;
  const id = randomId();
  await db.transaction().execute(async (sql) => {
    await refuseMany(sql, person_id, created_at);
    const contest = { id, person_id, title, begins_at, ends_at, created_at };
    await sql.insertInto('contest').values(contest).execute();
    const seen = new Set<string>();
    for (const name of puzzles) {
      const puzzle_id = await closedPuzzle(sql, name, contest);
      if (seen.has(puzzle_id)) throw unfitPuzzle(name);
      seen.add(puzzle_id);
      const place = { contest_id: id, position: seen.size, puzzle_id };
      await sql.insertInto('contest_puzzle').values(place).execute();
    }
  });
  return id;
}

/** @throws {HttpProblem} 409 if the person has too many contests that are not over */
async function refuseMany(sql: Sql, person_id: string, now: number): Promise<void> {
  await lockPerson(sql, person_id);
  const { open } = await sql
    .selectFrom('contest')
    .select(({ fn }) => fn.countAll().as('open'))
    .where('person_id', '=', person_id)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(open) < MOST_OPEN) return;
  const message = `You have ${MOST_OPEN} contests that are not over. Wait until one has ended.`;
  throw new HttpProblem(409, 'too-many-contests', message, { most: MOST_OPEN });
}

/** Longer names are identifiers, also if they have digits only. */
const NUMBER = /^\d{1,9}$/;

/** The identifier of a puzzle that fits; closes it until the contest if it is unlisted. */
async function closedPuzzle(
  sql: Sql,
  name: string,
  {
    person_id,
    begins_at,
    created_at,
  }: Omit<ContestRow, 'organiser' | 'banned_until' | 'is_hidden'>,
): Promise<string> {
  const puzzle = await sql
    .selectFrom('puzzle')
    .select(['id', 'state', 'author_id', 'opens_at'])
    .where((eb) => (NUMBER.test(name) ? eb('number', '=', Number(name)) : eb('id', '=', name)))
    .executeTakeFirst();
  const isOwn = puzzle?.state === 'unlisted' && puzzle.author_id === person_id;
  if (puzzle?.state !== 'public' && !isOwn) throw unfitPuzzle(name);
  if (isOwn) {
    if (puzzle.opens_at > created_at) throw unfitPuzzle(name);
    await sql
      .updateTable('puzzle')
      .set({ opens_at: begins_at })
      .where('id', '=', puzzle.id)
      .execute();
  }
  return puzzle.id;
}

function unfitPuzzle(puzzle: string): HttpProblem {
  const message =
    `The puzzle "${puzzle}" is not there, is neither public nor an unlisted one of your own, or ` +
    'is taken by another contest. Choose another one.';
  return new HttpProblem(422, 'contest-puzzles', message, { puzzle });
}

/**
 * Takes a contest back before it begins. Moderators hide it, which stands in their log.
 *
 * @throws {HttpProblem} 404, 403 or 409
 */
export async function removeContest(site: Site, member: Member, id: string): Promise<void> {
  const contest = await findContest(site, id, member);
  if (contest.person_id !== member.id) {
    throw new HttpProblem(403, 'not-the-author', 'Only its organiser can do this.');
  }
  if (contest.begins_at <= site.now()) {
    const message = 'The contest has begun, so it cannot be taken back.';
    throw new HttpProblem(409, 'contest-begun', message);
  }
  await site.db.transaction().execute(async (sql) => {
    await sql
      .updateTable('puzzle')
      .set({ opens_at: 0 })
      .where('opens_at', '=', contest.begins_at)
      .where('id', 'in', (eb) =>
        eb.selectFrom('contest_puzzle').select('puzzle_id').where('contest_id', '=', id),
      )
      .execute();
    await sql.deleteFrom('contest').where('id', '=', id).execute();
  });
}

/** Takes part, until the contest is over; twice is once. @throws {HttpProblem} 404, 403 or 409 */
export async function joinContest(site: Site, member: Member, id: string): Promise<void> {
  const contest = await findContest(site, id, member);
  const now = site.now();
  if (contest.person_id === member.id) {
    const message = 'You know the puzzles of your own contest, so it is for others.';
    throw new HttpProblem(403, 'own-contest', message);
  }
  refuseOver(contest, now);
  await site.db.transaction().execute(async (sql) => {
    // one after the other, so that the last place is not given twice
    await sql
      .updateTable('contest')
      .set(({ ref }) => ({ created_at: ref('created_at') }))
      .where('id', '=', id)
      .execute();
    const { people } = await sql
      .selectFrom('contest_entry')
      .select(({ fn }) => fn.countAll().as('people'))
      .where('contest_id', '=', id)
      .where('person_id', '!=', member.id)
      .executeTakeFirstOrThrow();
    if (Number(people) >= MOST_PEOPLE) {
      const message = `${MOST_PEOPLE} people take part already, which is the most.`;
      throw new HttpProblem(409, 'contest-full', message, { most: MOST_PEOPLE });
    }
    await sql
      .insertInto('contest_entry')
      .values({ contest_id: id, person_id: member.id, joined_at: now })
      .onConflict((on) => on.columns(['contest_id', 'person_id']).doNothing())
      .execute();
  });
}

/** Withdraws, until the contest is over. @throws {HttpProblem} 404 or 409 */
export async function leaveContest(site: Site, member: Member, id: string): Promise<void> {
  const contest = await findContest(site, id, member);
  refuseOver(contest, site.now());
  await site.db
    .deleteFrom('contest_entry')
    .where('contest_id', '=', id)
    .where('person_id', '=', member.id)
    .execute();
}

function refuseOver({ ends_at }: ContestRow, now: number): void {
  if (now >= ends_at) throw new HttpProblem(409, 'contest-over', 'The contest is over.');
}
