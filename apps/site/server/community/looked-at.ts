/** What moderators do with things that they have looked at: approve them, and reveal pictures. */
import { admitPuzzle } from '../catalogue/index.js';
import { type Deed, impossible } from './deed.js';
import { strikeSolve } from './strike.js';
import { isInnerKind } from './subjects.js';

/** Notes that a thing was looked at and is good: it leaves the stream. */
export async function approve({ subject: { kind } }: Deed): Promise<boolean> {
  if (isInnerKind(kind)) throw impossible('approve', kind);
  return true;
}

/** Makes a puzzle public that waits. */
export async function admit({ sql, subject: { kind }, id, now }: Deed): Promise<boolean> {
  if (kind !== 'puzzle') throw impossible('admit', kind);
  return admitPuzzle(sql, id, now);
}

/**
 * Shows this moderator titles, tags, texts and picture of a puzzle (`catalogue/revealed.ts` asks
 * the log), and takes them out of its ranking.
 */
export async function reveal({
  sql,
  moderator,
  subject: { kind },
  id,
  now,
}: Deed): Promise<boolean> {
  if (kind !== 'puzzle') throw impossible('reveal', kind);
  const before = await sql
    .selectFrom('moderation')
    .select('id')
    .where('subject_id', '=', id)
    .where('action', '=', 'reveal')
    .where('moderator_id', '=', moderator.id)
    .executeTakeFirst();
  if (before !== undefined) return false;
  const solves = await sql
    .selectFrom('solve')
    .select('id')
    .where('person_id', '=', moderator.id)
    .where('puzzle_id', '=', id)
    .execute();
  for (const solve of solves) await strikeSolve(sql, solve.id, 'moderator', now);
  return true;
}
