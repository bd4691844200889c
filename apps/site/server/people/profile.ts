/** The public profile of a person: only what they allow. */
import { sql } from 'kysely';
import type { Profile } from '../../contract/people.js';
import { notFound } from '../http/index.js';
import type { Site } from '../site/index.js';
import { isoTime, showsFrom } from './me.js';
import { nameKey, normalName } from './names.js';

const DAY_MS = 86_400_000;

/** Days of the year that is shown: 53 weeks. */
const DAYS = 371;

/** The profile of the person with this name, or with one that is taken for it. */
export async function findProfile(
  site: Site,
  name: string,
  asker: { readonly id: string } | undefined,
): Promise<Profile> {
  const row = await site.db
    .selectFrom('person')
    .select(['id', 'name', 'role', 'about', 'shows', 'created_at', 'banned_until'])
    .select(['skill', 'skill_deviation', 'solved', 'points', 'published', 'likes'])
    .where('name_key', '=', nameKey(normalName(name)))
    .executeTakeFirst();
  if (row === undefined) throw notFound('person');
  const shows = showsFrom(row.shows);
  const isMe = row.id === asker?.id;
  const skill = { value: Math.round(row.skill), deviation: Math.round(row.skill_deviation) };
  return {
    name: row.name,
    role: row.role,
    about: row.about,
    createdAt: isoTime(row.created_at),
    isMe,
    isBanned: (row.banned_until ?? 0) > site.now(),
    ...(await findFollowers(site, row.id, asker?.id)),
    published: row.published,
    likes: row.likes,
    solved: row.solved,
    points: row.points,
    skill: isMe || shows.skill ? skill : null,
    statistics: isMe || shows.statistics ? await findStatistics(site, row.id) : null,
    days: isMe || shows.solves ? await findDays(site, row.id) : null,
  };
}

/** How many people follow a person, and whether the reader does. */
async function findFollowers({ db }: Site, personId: string, reader: string | undefined) {
  const follows = db.selectFrom('follow').where('followed_id', '=', personId);
  const all = await follows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  if (reader === undefined) return { followers: Number(all.count), isFollowed: false };
  const own = await follows.select('person_id').where('person_id', '=', reader).executeTakeFirst();
  return { followers: Number(all.count), isFollowed: own !== undefined };
}

/** Solved by size class, by the hardest technique and by colours; machines' solves do not count. */
async function findStatistics({ db }: Site, personId: string): Promise<Profile['statistics']> {
  const counted = db
    .selectFrom('solve')
    .innerJoin('puzzle', 'puzzle.id', 'solve.puzzle_id')
    .where('solve.person_id', '=', personId)
    .where('solve.is_first', '=', 1)
    .where('solve.kind', 'not in', ['machine', 'struck'])
    .select((eb) => eb.fn.countAll<number>().as('solved'));
  const sizes = await counted
    .select('puzzle.size_class as sizeClass')
    .select(sql<number | null>`min(case when kind = 'person' then active_ms end)`.as('fastestMs'))
    .groupBy('puzzle.size_class')
    .orderBy('puzzle.size_class')
    .execute();
  const techniques = await counted
    .select('puzzle.technique')
    .groupBy('puzzle.technique')
    .orderBy('solved', 'desc')
    .orderBy('puzzle.technique')
    .execute();
  const colors = await counted
    .select('puzzle.colors')
    .groupBy('puzzle.colors')
    .orderBy('puzzle.colors')
    .execute();
  return { sizes, techniques, colors };
}

/**
 * How many the person solved on each day of the last year, in UTC, as the sum counts them; days
 * without are left out.
 */
async function findDays(site: Site, personId: string): Promise<Profile['days']> {
  const today = Math.floor(site.now() / DAY_MS);
  // whole numbers divide without a rest in both databases
  const day = sql<number>`solved_at / ${sql.lit(DAY_MS)}`;
  const rows = await site.db
    .selectFrom('solve')
    .select((eb) => [day.as('day'), eb.fn.countAll<number>().as('solved')])
    .where('person_id', '=', personId)
    .where('solved_at', '>=', (today - DAYS + 1) * DAY_MS)
    .where('is_first', '=', 1)
    .where('kind', 'not in', ['machine', 'struck'])
    .groupBy(day)
    .orderBy('day')
    .execute();
  return rows.map(({ day: number, solved }) => {
    return { day: new Date(number * DAY_MS).toISOString().slice(0, 10), solved };
  });
}
