/**
 * Objections: a person says once against each decision why it is wrong. It waits in the stream of
 * the moderators, until one of them takes the decision back, or keeps it.
 */
import { HttpProblem, type Member, notFound } from '../http/index.js';
import { cleanText } from '../people/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';
import { AGAINST } from './concerned.js';
import { isTakenBack } from './decisions.js';
import { type Deed, impossible } from './deed.js';

/** Notes an objection. @throws {HttpProblem} 404, 409, 422 */
export async function object(
  { db, now }: Site,
  member: Member,
  id: string,
  raw: string,
): Promise<void> {
  const text = cleanText(raw);
  if (text === '') throw new HttpProblem(422, 'objection-empty', 'The objection has no text.');
  await db.transaction().execute(async (sql) => {
    const row = await sql
      .selectFrom('moderation')
      .selectAll()
      .where('id', '=', id)
      .where('person_id', '=', member.id)
      .where('action', 'in', [...AGAINST.keys()])
      .executeTakeFirst();
    if (row === undefined) throw notFound('decision');
    if (await isTakenBack(sql, row)) {
      const message = 'This decision has been taken back.';
      throw new HttpProblem(409, 'decision-taken-back', message);
    }
    const done = await sql
      .updateTable('moderation')
      .set({ objection: text, objected_at: now() })
      .where('id', '=', id)
      .where('objection', 'is', null)
      .executeTakeFirst();
    // the same text again is a request that was repeated
    if (done.numUpdatedRows > 0n || row.objection === text) return;
    const message = 'You have objected to this decision. A moderator reads it.';
    throw new HttpProblem(409, 'already-objected', message);
  });
}

/** Keeps a decision although its person objects. */
export async function keepDecision({ sql, subject: { kind }, id }: Deed): Promise<boolean> {
  if (kind !== 'decision') throw impossible('keep', kind);
  const done = await sql
    .updateTable('moderation')
    .set({ answer: 'kept' })
    .where('id', '=', id)
    .where('objection', 'is not', null)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Answers the objections against what an action takes back. */
export async function answerObjections({ sql, action, subject, id }: Deed): Promise<void> {
  const takenBack = [...AGAINST].flatMap(([one, back]) => (back === action ? [one] : []));
  if (takenBack.length === 0) return;
  await sql
    .updateTable('moderation')
    .set({ answer: 'undone' })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', id)
    .where('action', 'in', takenBack)
    .where('objection', 'is not', null)
    .where('answer', 'is', null)
    .execute();
}

/** The decisions whose objections wait, the newest objection first. */
export async function listObjections(sql: Sql, limit: number) {
  return await sql
    .selectFrom('moderation')
    .innerJoin('person', 'person.id', 'moderation.person_id')
    .selectAll('moderation')
    .select('person.name')
    .where('objection', 'is not', null)
    .where('answer', 'is', null)
    .orderBy('objected_at', 'desc')
    .limit(limit)
    .execute();
}
