/** What reports and moderators speak of: comments, puzzles, people …, by name or identifier. */

import type { ModerationRequest, Subject } from '../../contract/community.js';
import { findStanding, knowsPicture, type Timed } from '../catalogue/index.js';
import { type Member, notFound } from '../http/index.js';
import { nameKey } from '../people/index.js';
import { hiddenContest, type Sql } from '../storage/index.js';

/** The tables of what only moderators speak of. */
const TABLES = {
  report: 'report',
  solve: 'solve',
  decision: 'moderation',
  storm: 'storm_run',
} as const;

/** What only moderators speak of: it cannot be reported, and has no page of its own. */
export type InnerKind = keyof typeof TABLES;

export function isInnerKind(kind: ModerationRequest['subject']['kind']): kind is InnerKind {
  return Object.hasOwn(TABLES, kind);
}

/** The same as `subjectId`, for what moderators speak of. @throws {HttpProblem} 404 */
export async function moderatedId(sql: Sql, subject: ModerationRequest['subject']) {
  const { kind, id } = subject;
  if (!isInnerKind(kind)) return subjectId(sql, { kind, id });
  const query = sql.selectFrom(TABLES[kind]).select('id').where('id', '=', id);
  const row = await query.executeTakeFirst();
  if (row === undefined) throw notFound(kind);
  return row.id;
}

/** The identifier in the database of something that is there. @throws {HttpProblem} 404 */
export async function subjectId(sql: Sql, { kind, id }: Subject): Promise<string> {
  const row = await rowOf(sql, kind, id);
  if (row === undefined) throw notFound(kind);
  return row.id;
}

async function rowOf(sql: Sql, kind: Subject['kind'], id: string) {
  if (kind === 'person') {
    const key = nameKey(id);
    return sql.selectFrom('person').select('id').where('name_key', '=', key).executeTakeFirst();
  }
  if (kind === 'comment') {
    return sql
      .selectFrom('comment')
      .select('id')
      .where('id', '=', id)
      .where('state', '!=', 'deleted')
      .executeTakeFirst();
  }
  return sql.selectFrom(kind).select('id').where('id', '=', id).executeTakeFirst();
}

/** The same, if the member may know of it; for others it does not exist. */
export async function readableSubjectId(
  timed: Timed,
  member: Member,
  subject: Subject,
): Promise<string> {
  const id = await subjectId(timed.db, subject);
  if (subject.kind === 'puzzle') await findStanding(timed, id, member);
  if (subject.kind === 'comment') await refuseUnread(timed, member, id);
  if (subject.kind === 'contest') await refuseHidden(timed, id);
  if (subject.kind === 'series') {
    const { state } = await timed.db
      .selectFrom('series')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (state === 'hidden') throw notFound('series');
  }
  return id;
}

/** Whether a moderator has hidden a contest. */
export async function isContestHidden(sql: Sql, id: string): Promise<boolean> {
  const row = await sql
    .selectFrom('contest')
    .select(hiddenContest().as('is_hidden'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.is_hidden === 1;
}

/** @throws {HttpProblem} 404 for a contest that is hidden, or of a person who is banned */
async function refuseHidden({ db, now }: Timed, id: string): Promise<void> {
  const { banned_until } = await db
    .selectFrom('contest')
    .innerJoin('person', 'person.id', 'contest.person_id')
    .select('banned_until')
    .where('contest.id', '=', id)
    .executeTakeFirstOrThrow();
  const isBanned = (banned_until ?? 0) > now();
  if (isBanned || (await isContestHidden(db, id))) throw notFound('contest');
}

/** @throws {HttpProblem} 404 for a comment that the member cannot have read */
async function refuseUnread(timed: Timed, member: Member, id: string): Promise<void> {
  const { puzzle_id, is_open, state } = await timed.db
    .selectFrom('comment')
    .select(['puzzle_id', 'is_open', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const standing = await findStanding(timed, puzzle_id, member);
  if (state === 'shown' && (is_open === 1 || knowsPicture(standing))) return;
  throw notFound('comment');
}
