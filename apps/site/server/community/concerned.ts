/** Whom a moderator's action concerns, and which actions this person reads and may object to. */
import type { ModerationAction } from '../../contract/community.js';
import type { Sql } from '../storage/index.js';
import type { Deed } from './deed.js';

/** Actions against a person's doings, and what takes each back; undefined: nothing does. */
export const AGAINST: ReadonlyMap<string, ModerationAction | undefined> = new Map([
  ['hide', 'show'],
  ['lock', 'unlock'],
  ['ban', 'unban'],
  ['strike', 'rank'],
  ['warn', undefined],
]);

const BACK = new Set(AGAINST.values());

/** Whether the person whom it concerns reads of it. */
export function isTold(action: ModerationAction): boolean {
  return AGAINST.has(action) || BACK.has(action) || action === 'keep' || action === 'admit';
}

/** Who made the thing, or the person; null if nobody with an account. */
export async function findConcerned({ sql, subject: { kind }, id }: Deed): Promise<string | null> {
  if (kind === 'person') return id;
  const row = await findOwner(sql, kind, id);
  return row?.owner ?? null;
}

async function findOwner(sql: Sql, kind: Deed['subject']['kind'], id: string) {
  switch (kind) {
    case 'puzzle':
    case 'series':
      return sql
        .selectFrom(kind)
        .select('author_id as owner')
        .where('id', '=', id)
        .executeTakeFirst();
    case 'comment':
    case 'solve':
    case 'report':
    case 'contest':
      return sql
        .selectFrom(kind)
        .select('person_id as owner')
        .where('id', '=', id)
        .executeTakeFirst();
    case 'storm':
      return sql
        .selectFrom('storm_run')
        .select('person_id as owner')
        .where('id', '=', id)
        .executeTakeFirst();
    default:
      return sql
        .selectFrom('moderation')
        .select('person_id as owner')
        .where('id', '=', id)
        .executeTakeFirst();
  }
}
