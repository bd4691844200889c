/** The entry of an action in the log, which is also what the person whom it concerns reads. */
import type { ModerationEntryJson } from '../../contract/community.js';
import { cleanText } from '../people/index.js';
import { randomId } from '../storage/index.js';
import { findConcerned, isTold } from './concerned.js';
import type { Deed } from './deed.js';

/** An entry that was written. */
interface WrittenEntry {
  readonly json: ModerationEntryJson;
  /** The person who reads it; null if nobody does. */
  readonly told: string | null;
}

/** Writes the entry. */
export async function writeEntry(deed: Deed): Promise<WrittenEntry> {
  const { sql, moderator, action, subject, reason, message = '' } = deed;
  const time = await timeOfEntry(deed);
  const person = isTold(action) ? await findConcerned(deed) : null;
  const entry = {
    id: randomId(),
    action,
    reason,
    note: formatNote(deed),
    created_at: time,
    subject_kind: subject.kind,
    subject_id: deed.id,
    moderator_id: moderator.id,
    moderator_name: moderator.name,
    person_id: person,
    message: cleanText(message),
  };
  await sql.insertInto('moderation').values(entry).execute();
  const told = person === moderator.id ? null : person;
  if (told !== null) {
    await sql.updateTable('person').set({ has_news: 1 }).where('id', '=', told).execute();
  }
  const json = {
    id: entry.id,
    action,
    reason,
    note: entry.note,
    moderator: moderator.name,
    subjectKind: subject.kind,
    subjectId: subject.id,
    createdAt: new Date(time).toISOString(),
  };
  return { json, told };
}

/**
 * Now, or just after the last action on the same subject if the clock has not advanced: the log is
 * ordered by time, and only the last action can be reverted.
 */
async function timeOfEntry({ sql, subject: { kind }, id, now }: Deed): Promise<number> {
  const last = await sql
    .selectFrom('moderation')
    .select(({ fn }) => fn.max('created_at').as('time'))
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return Math.max(now, Number(last?.time ?? 0) + 1);
}

/** The note, with the parameters of the request: the new role, the end of the ban. */
function formatNote({ note: text = '', role, until, action, hidesAll }: Deed): string {
  const facts = [
    ...(action === 'role' && role !== undefined ? [role] : []),
    ...(action === 'ban' ? [until ?? 'without end'] : []),
    ...(hidesAll === true ? ['everything hidden'] : []),
  ];
  return [...facts, cleanText(text)].filter((part) => part !== '').join(': ');
}
