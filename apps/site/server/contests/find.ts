/** A contest by its identifier, for those who may know of it. */
import { isModerator } from '../catalogue/index.js';
import { type Member, notFound } from '../http/index.js';
import type { Site } from '../site/index.js';
import { hiddenContest, type Sql } from '../storage/index.js';

/** Contests with their organisers. */
export function contestRows(sql: Sql) {
  return sql
    .selectFrom('contest')
    .innerJoin('person', 'person.id', 'contest.person_id')
    .select(['contest.id', 'contest.person_id', 'contest.title', 'contest.begins_at'])
    .select(['contest.ends_at', 'contest.created_at'])
    .select(['person.name as organiser', 'person.banned_until'])
    .select(hiddenContest().as('is_hidden'));
}

export type ContestRow = Awaited<ReturnType<ReturnType<typeof contestRows>['execute']>>[number];

/**
 * Contests that are hidden, or of banned people, are there for their organisers and moderators.
 *
 * @throws {HttpProblem} 404
 */
export async function findContest(
  { db, now }: Site,
  id: string,
  member: Member | undefined,
): Promise<ContestRow> {
  const row = await contestRows(db).where('contest.id', '=', id).executeTakeFirst();
  const isBanned = (row?.banned_until ?? 0) > now();
  const isOpen = !isBanned && row?.is_hidden === 0;
  const mayKnow = isOpen || row?.person_id === member?.id || isModerator(member);
  if (row === undefined || !mayKnow) throw notFound('contest');
  return row;
}
