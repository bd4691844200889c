/**
 * The log of what moderators did. Moderators read all of it; others read the actions and reasons,
 * without names, notes and identifiers of people and comments.
 */

import {
  ACTIONS,
  type ModerationEntryJson,
  type ModerationLogJson,
} from '../../contract/community.js';
import { isModerator } from '../catalogue/index.js';
import { cursorFrom, encodeCursor, type Member, TIME_CURSOR } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';
import type { PageWish } from './comments.js';

/** The log as far as the reader may see it, newest first. */
export async function readLog(
  { db }: Site,
  member: Member | undefined,
  { after, limit }: PageWish,
): Promise<ModerationLogJson> {
  const begins = cursorFrom(after, TIME_CURSOR);
  let query = db
    .selectFrom('moderation')
    .selectAll('moderation')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'asc')
    .limit(limit + 1);
  if (begins !== undefined) {
    const [time, id] = begins;
    query = query.where(({ eb, or, and }) =>
      and([
        eb('created_at', '<=', time),
        or([eb('created_at', '<', time), and([eb('created_at', '=', time), eb('id', '>', id)])]),
      ]),
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isForModerators = isModerator(member);
  const names = isForModerators ? await findNames(db, page) : NO_NAMES;
  return {
    entries: page.map((row) => entryJson(row, isForModerators, names)),
    next: rows.length > limit && last ? encodeCursor([last.created_at, last.id]) : null,
  };
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The names of the people whom entries are about, as far as they are still here. */
async function findNames(
  sql: Sql,
  rows: readonly { readonly subject_kind: string; readonly subject_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap((row) => (row.subject_kind === 'person' ? [row.subject_id] : []));
  if (ids.length === 0) return NO_NAMES;
  const people = await sql
    .selectFrom('person')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

function entryJson(
  row: {
    readonly id: string;
    readonly action: string;
    readonly subject_kind: string;
    readonly subject_id: string;
    readonly reason: string;
    readonly note: string;
    readonly moderator_name: string;
    readonly created_at: number;
  },
  isForModerators: boolean,
  names: ReadonlyMap<string, string>,
): ModerationEntryJson {
  const maySee = isForModerators || row.subject_kind === 'puzzle';
  return {
    id: row.id,
    action: ACTIONS.find((one) => one === row.action) ?? 'close',
    subjectKind: row.subject_kind,
    subjectId: maySee ? (names.get(row.subject_id) ?? row.subject_id) : null,
    reason: row.reason,
    note: isForModerators ? row.note : null,
    moderator: isForModerators ? row.moderator_name : null,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
