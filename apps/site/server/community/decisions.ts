/** Decisions of moderators, as the person whom they concern reads them. */
import type { Selectable } from 'kysely';
import { ACTIONS, type DecisionJson, type DecisionsJson } from '../../contract/community.js';
import { REASONS } from '../../contract/reasons.js';
import type { Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { ModerationTable, Sql } from '../storage/index.js';
import { AGAINST } from './concerned.js';

/** How many are shown: more than a person gets who behaves. */
const MOST = 50;

/** The newest decisions about a person. */
export async function listDecisions({ db }: Site, member: Member): Promise<DecisionsJson> {
  const rows = await db
    .selectFrom('moderation')
    .selectAll()
    .where('person_id', '=', member.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const decisions: DecisionJson[] = [];
  for (const row of rows) decisions.push(await decisionJson(db, row));
  return { decisions };
}

/** Notes that the person has seen them. */
export async function readDecisions({ db }: Site, member: Member): Promise<void> {
  await db.updateTable('person').set({ has_news: 0 }).where('id', '=', member.id).execute();
}

type Row = Selectable<ModerationTable>;

async function decisionJson(sql: Sql, row: Row): Promise<DecisionJson> {
  const { id, objection, objected_at, answer, message } = row;
  const action = ACTIONS.find((one) => one === row.action) ?? 'warn';
  return {
    id,
    action,
    subject: await findSubject(sql, row),
    reason: REASONS.find((one) => one === row.reason) ?? 'other',
    message,
    mayObject: AGAINST.has(action) && objection === null && !(await isTakenBack(sql, row)),
    objection:
      objection === null
        ? null
        : { text: objection, state: answer ?? 'open', createdAt: isoTime(objected_at ?? 0) },
    createdAt: isoTime(row.created_at),
  };
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}

/** What a decision is about: the person's own things, so nothing of it is a secret to them. */
async function findSubject(sql: Sql, row: Row): Promise<DecisionJson['subject']> {
  const { subject_kind: kind, subject_id: id } = row;
  if (kind === 'decision') {
    const about = await sql
      .selectFrom('moderation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return about === undefined ? { kind, puzzle: null, text: null } : findSubject(sql, about);
  }
  if (kind === 'series' || kind === 'contest') {
    const series = sql.selectFrom(kind).select('title').where('id', '=', id);
    return { kind, puzzle: null, text: (await series.executeTakeFirst())?.title ?? null };
  }
  if (kind === 'puzzle') {
    const puzzle = sql.selectFrom('puzzle').select(['id', 'number']).where('id', '=', id);
    return { kind, puzzle: (await puzzle.executeTakeFirst()) ?? null, text: null };
  }
  if (kind === 'storm') {
    const run = sql.selectFrom('storm_run').select('ended_at').where('id', '=', id);
    const endedAt = (await run.executeTakeFirst())?.ended_at ?? null;
    return { kind, puzzle: null, text: endedAt === null ? null : isoTime(endedAt) };
  }
  if (kind !== 'comment' && kind !== 'solve') return { kind, puzzle: null, text: null };
  const found = await sql
    .selectFrom(kind)
    .innerJoin('puzzle', 'puzzle.id', `${kind}.puzzle_id`)
    .select(['puzzle.id', 'puzzle.number'])
    .where(`${kind}.id`, '=', id)
    .executeTakeFirst();
  return {
    kind,
    puzzle: found ?? null,
    text: kind === 'comment' ? await commentText(sql, id) : null,
  };
}

async function commentText(sql: Sql, id: string): Promise<string | null> {
  const row = sql.selectFrom('comment').select('text').where('id', '=', id);
  return (await row.executeTakeFirst())?.text ?? null;
}

/** Whether a later action has taken a decision back. */
export async function isTakenBack(sql: Sql, row: Row): Promise<boolean> {
  const back = AGAINST.get(row.action);
  if (back === undefined) return false;
  const later = await sql
    .selectFrom('moderation')
    .select('id')
    .where('subject_kind', '=', row.subject_kind)
    .where('subject_id', '=', row.subject_id)
    .where('action', '=', back)
    .where('created_at', '>', row.created_at)
    .executeTakeFirst();
  return later !== undefined;
}
