/** How the days of people are told, as their accounts have it. */
import { toDay } from '../../contract/days.js';
import {
  findOwnDay,
  type OwnDays,
  readOwnDays,
  UTC_DAYS,
  withRule,
} from '../../contract/own-days.js';
import type { Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';

/** The days of people, by their identifiers. */
export async function loadOwnDays(
  db: Sql,
  people: readonly string[],
): Promise<ReadonlyMap<string, OwnDays>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['id', 'days'])
    .where('id', 'in', people)
    .execute();
  return new Map(rows.map(({ id, days }) => [id, readOwnDays(days)]));
}

/** The days of a person; those of UTC for a guest. */
export async function loadDaysOf(db: Sql, member: Member | undefined): Promise<OwnDays> {
  if (member === undefined) return UTC_DAYS;
  return (await loadOwnDays(db, [member.id])).get(member.id) ?? UTC_DAYS;
}

/** The day that it is for a reader; in UTC for a guest. */
export async function findToday(
  { db, now }: Pick<Site, 'db' | 'now'>,
  member: Member | undefined,
): Promise<string> {
  if (member === undefined) return toDay(now());
  return findOwnDay(await loadDaysOf(db, member), now());
}

/** The hour at which the days of a reader begin; null where they are those of UTC. */
export async function findDayBegin(
  { db }: Pick<Site, 'db'>,
  member: Member | undefined,
): Promise<number | null> {
  return (await loadDaysOf(db, member)).rules.at(-1)?.beginsAt ?? null;
}

/** The days of a person who is now in this time zone; a journey is noted. */
export async function followZone(
  { db, now }: Pick<Site, 'db' | 'now'>,
  member: Member,
  zone: string | undefined,
): Promise<OwnDays> {
  const days = await loadDaysOf(db, member);
  if (zone === undefined) return days;
  const moved = withRule(days, { zone, beginsAt: days.rules.at(-1)?.beginsAt ?? 0 }, now());
  if (moved === days) return days;
  const news = { days: JSON.stringify(moved) };
  await db.updateTable('person').set(news).where('id', '=', member.id).execute();
  return moved;
}
