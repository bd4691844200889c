/**
 * The boards of Storm: each person's best run of a day, of a week, of all time. They are kept when
 * a run is accepted; people who are banned are left out while they are.
 */
import { sql } from 'kysely';
import type { Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';
import type { RankingCursor } from './places.js';
import { periodAt, type StormPeriod } from './storm-periods.js';

/** The rows of a period, as boards read them. */
export function stormBoard(db: Sql, period: StormPeriod, now: number) {
  const best = () =>
    db
      .selectFrom('storm_best')
      .innerJoin('person', 'person.id', 'storm_best.person_id')
      .where('period', '=', periodAt(period, now))
      .where(({ eb, or }) => or([eb('banned_until', 'is', null), eb('banned_until', '<=', now)]));
  const rows = () =>
    best()
      .select(['storm_best.person_id as key', 'value', 'name', 'shows', 'banned_until'])
      .select([sql<null>`null`.as('puzzle_id'), sql<null>`null`.as('number')])
      .select(sql<null>`null`.as('published'));
  const count = async (than?: number): Promise<number> => {
    let query = best().select(({ fn }) => fn.countAll<number>().as('all'));
    if (than !== undefined) query = query.where('value', '>', than);
    return (await query.executeTakeFirstOrThrow()).all;
  };
  return {
    page: (begins: RankingCursor | undefined, limit: number) => {
      let query = rows().orderBy('value', 'desc').orderBy('person_id', 'desc').limit(limit);
      if (begins !== undefined) {
        const [value, key] = begins;
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('value', 'storm_best.person_id'), '<', tuple(value, key)),
        );
      }
      return query.execute();
    },
    own: (personId: string) => rows().where('person_id', '=', personId).executeTakeFirst(),
    better: (value: number) => count(value),
    count: () => count(),
  };
}

/** The runs that these people are on a board with. */
export async function findStormRuns(
  db: Sql,
  period: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('storm_best')
    .innerJoin('storm_run', (join) =>
      join
        .onRef('storm_run.person_id', '=', 'storm_best.person_id')
        .onRef('storm_run.ended_at', '=', 'storm_best.reached_at'),
    )
    .select(['storm_run.id', 'storm_run.person_id'])
    .where('period', '=', period)
    .where('storm_best.person_id', 'in', people)
    .execute();
  return new Map(rows.map(({ id, person_id }) => [person_id, id]));
}

/** A person's place of the day, and of how many. */
export async function stormPlace(
  { db, now }: Site,
  { id }: Member,
): Promise<{ readonly place: number; readonly of: number }> {
  const board = stormBoard(db, 'day', now());
  const own = await board.own(id);
  return { place: 1 + (await board.better(own?.value ?? 0)), of: await board.count() };
}
