/** What helps moderators to judge people: how long they are here, what they did; and a search. */
import type { FoundPeopleJson } from '../../contract/community.js';
import type { StreamPerson } from '../../contract/stream.js';
import { nameKey } from '../people/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';

/** How many people a search shows. */
const MOST = 20;

/** The facts about people, by name. */
export async function findPeople(
  sql: Sql,
  names: readonly string[],
): Promise<ReadonlyMap<string, StreamPerson>> {
  if (names.length === 0) return new Map();
  const rows = await factsOf(sql).where('person.name', 'in', names).execute();
  return new Map(rows.map((row) => [row.name, streamPerson(row)]));
}

/** People whose name has these signs, those whose name begins with them first. */
export async function searchPeople({ db, now }: Site, text: string): Promise<FoundPeopleJson> {
  // without the signs of a pattern, which no name has
  const key = nameKey(text).replaceAll(/[%_\\]/g, '');
  if (key === '') return { people: [] };
  const rows = await factsOf(db)
    .select(['role', 'banned_until'])
    .where('name_key', 'like', `%${key}%`)
    .orderBy(({ eb }) => eb.case().when('name_key', 'like', `${key}%`).then(0).else(1).end())
    .orderBy('name_key')
    .limit(MOST)
    .execute();
  return {
    people: rows.map(({ role, banned_until, ...row }) => ({
      ...streamPerson(row),
      role,
      bannedUntil: Number(banned_until ?? 0) > now() ? isoTime(Number(banned_until)) : null,
    })),
  };
}

function factsOf(sql: Sql) {
  return sql
    .selectFrom('person')
    .select(['person.name', 'person.created_at', 'solved', 'published'])
    .select(({ selectFrom }) => [
      selectFrom('solve')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('solve.person_id', '=', 'person.id')
        .where('solve.kind', '=', 'doubtful')
        .as('doubtful'),
      selectFrom('moderation')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('moderation.person_id', '=', 'person.id')
        .where('moderation.action', '=', 'warn')
        .as('warned'),
    ]);
}

/** A row of these facts. */
interface Facts {
  readonly name: string;
  readonly created_at: number;
  readonly solved: number;
  readonly published: number;
  readonly doubtful: number | null;
  readonly warned: number | null;
}

function streamPerson({ created_at, doubtful, warned, ...row }: Facts): StreamPerson {
  return {
    ...row,
    since: isoTime(created_at),
    doubtful: Number(doubtful),
    warned: Number(warned),
  };
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
