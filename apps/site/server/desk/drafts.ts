/**
 * Drafts of the maker. Each device sends its drafts with the revision that they are based on; if
 * another device was faster, it gets that one's version instead, and nothing is overwritten. A
 * deleted draft leaves a mark, so that other devices delete it, too.
 */
import type { Selectable } from 'kysely';
import {
  MOST_BYTES_OF_DRAFTS,
  MOST_DELETED_DRAFTS,
  MOST_DRAFT_BYTES,
  MOST_DRAFTS,
  MOST_TITLE,
} from '../../contract/draft-bounds.js';
import type { DraftDetailJson, DraftJson, DraftsJson, KeptDraft } from '../../contract/drafts.js';
import { base64, decodeBase64, isoTime } from '../games/index.js';
import { HttpProblem, notFound } from '../http/index.js';
import { cleanText } from '../people/index.js';
import type { Site } from '../site/index.js';
import { lockPerson, type Sql, type Tables } from '../storage/index.js';
import { forgetPlan, planJson } from './plans.js';

type Row = Selectable<Tables['draft']> & PlanColumns;

/** The plan of a draft; null without one. */
interface PlanColumns {
  readonly day: string | null;
  readonly planned_at: number | null;
  readonly refusal: string | null;
}

const NO_PLAN: PlanColumns = { day: null, planned_at: null, refusal: null };

/** All drafts of a person, those changed last first, and the marks of deleted ones. */
export async function listDrafts({ db }: Site, personId: string): Promise<DraftsJson> {
  const rows = await draftsOf(db, personId)
    .select(['draft.id', 'title', 'bytes', 'revision', 'created_at', 'changed_at', 'deleted_at'])
    .orderBy('changed_at', 'desc')
    .orderBy('draft.id')
    .execute();
  return {
    drafts: rows.filter(({ deleted_at }) => deleted_at === null).map(draftJson),
    deleted: rows.flatMap(({ id, revision, deleted_at }) =>
      deleted_at === null ? [] : [{ id, revision, deletedAt: isoTime(deleted_at) }],
    ),
  };
}

/** A draft with its data. @throws {HttpProblem} 404, also for drafts of others */
export async function readDraft(
  { db }: Site,
  personId: string,
  id: string,
): Promise<DraftDetailJson> {
  const row = await findRow(db, personId, id);
  if (row === undefined || row.deleted_at !== null) throw notFound('draft');
  return detailJson(row);
}

/**
 * Keeps what a device sends; the same again changes nothing.
 *
 * @throws {HttpProblem} 409 with the current draft in `theirs` if that is newer; 409 if there are
 * too many; 404 for a revision of a draft that is not there; 400
 */
export async function keepDraft(
  { db, now }: Site,
  personId: string,
  id: string,
  { title: text, data, revision }: KeptDraft,
): Promise<DraftJson> {
  const bytes = readData(data);
  const title = cleanText(text).replaceAll(/\s+/g, ' ').slice(0, MOST_TITLE);
  return db.transaction().execute(async (sql) => {
    await lockPerson(sql, personId);
    const there = await findRow(sql, personId, id);
    if (there !== undefined && isSame(there, title, bytes)) return draftJson(there);
    if (there === undefined && revision !== 0) throw notFound('draft');
    if (there !== undefined && there.revision !== revision) throw changed(there);
    await checkRoom(sql, personId, id, bytes.length);
    const row: Selectable<Tables['draft']> = {
      person_id: personId,
      id,
      title,
      data: bytes,
      bytes: bytes.length,
      revision: revision + 1,
      created_at: there?.created_at ?? now(),
      changed_at: now(),
      deleted_at: null,
    };
    const { person_id: _, id: __, ...rest } = row;
    await sql
      .insertInto('draft')
      .values(row)
      .onConflict((on) => on.columns(['person_id', 'id']).doUpdateSet(rest))
      .execute();
    return draftJson({ ...NO_PLAN, ...there, ...row });
  });
}

/**
 * Deletes a draft, unless it is newer than `revision`.
 *
 * @throws {HttpProblem} 404; 409 with the current draft in `theirs`
 */
export async function removeDraft(
  { db, now }: Site,
  personId: string,
  id: string,
  revision: number | undefined,
): Promise<void> {
  await db.transaction().execute(async (sql) => {
    await lockPerson(sql, personId);
    const there = await findRow(sql, personId, id);
    if (there === undefined) throw notFound('draft');
    if (there.deleted_at !== null) return;
    if (revision !== undefined && there.revision !== revision) throw changed(there);
    const at = now();
    await sql
      .updateTable('draft')
      .set({ title: '', data: null, bytes: 0, revision: there.revision + 1 })
      .set({ changed_at: at, deleted_at: at })
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .execute();
    await forgetPlan(sql, { personId, draftId: id });
    await forgetOldMarks(sql, personId);
  });
}

async function forgetOldMarks(sql: Sql, personId: string): Promise<void> {
  const old = await sql
    .selectFrom('draft')
    .select('id')
    .where('person_id', '=', personId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    // SQLite has no offset without a limit
    .limit(MOST_DRAFTS)
    .offset(MOST_DELETED_DRAFTS)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await sql.deleteFrom('draft').where('person_id', '=', personId).where('id', 'in', ids).execute();
}

/** Refuses a draft for which there is no room beside the others. */
async function checkRoom(sql: Sql, personId: string, id: string, bytes: number): Promise<void> {
  const others = await sql
    .selectFrom('draft')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('bytes').as('bytes')])
    .where('person_id', '=', personId)
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const hasRoom =
    Number(others.count) < MOST_DRAFTS && Number(others.bytes) + bytes <= MOST_BYTES_OF_DRAFTS;
  if (hasRoom) return;
  const megabytes = MOST_BYTES_OF_DRAFTS / 1_000_000;
  const message = `An account keeps ${MOST_DRAFTS} drafts, of ${megabytes} MB together. Delete one first.`;
  throw new HttpProblem(409, 'too-many-drafts', message);
}

function readData(text: string): Uint8Array {
  const bytes = decodeBase64(text);
  if (bytes !== undefined && bytes.length > 0 && bytes.length <= MOST_DRAFT_BYTES) return bytes;
  const message = `data: expected 1 to ${MOST_DRAFT_BYTES} bytes as base64.`;
  throw new HttpProblem(400, 'invalid-request', message, { field: 'data' });
}

/** Also where the answer to the same request was lost. */
function isSame(there: Row, title: string, bytes: Uint8Array): boolean {
  const { data } = there;
  return data !== null && there.title === title && Buffer.compare(data, bytes) === 0;
}

function changed(there: Row): HttpProblem {
  const theirs = there.deleted_at === null ? detailJson(there) : null;
  const text = 'Another device has changed this draft. Keep both, and send yours under a new name.';
  const { revision } = there;
  return new HttpProblem(409, 'draft-changed', text, { theirs, revision });
}

/** The drafts of a person with their plans. */
function draftsOf(sql: Sql, personId: string) {
  return sql
    .selectFrom('draft')
    .leftJoin('planned_puzzle as plan', (join) =>
      join.onRef('plan.person_id', '=', 'draft.person_id').onRef('plan.draft_id', '=', 'draft.id'),
    )
    .select(['plan.day', 'plan.planned_at', 'plan.refusal'])
    .where('draft.person_id', '=', personId);
}

function findRow(sql: Sql, personId: string, id: string): Promise<Row | undefined> {
  return draftsOf(sql, personId).selectAll('draft').where('draft.id', '=', id).executeTakeFirst();
}

function draftJson(row: Omit<Row, 'person_id' | 'data'>): DraftJson {
  const { id, title, bytes, revision, created_at, changed_at } = row;
  const createdAt = isoTime(created_at);
  const changedAt = isoTime(changed_at);
  const { day, planned_at, refusal } = row;
  const plan = day === null || planned_at === null ? null : planJson({ day, planned_at, refusal });
  return { id, title, bytes, revision, createdAt, changedAt, plan };
}

function detailJson(row: Row): DraftDetailJson {
  return { ...draftJson(row), data: base64(row.data ?? new Uint8Array()) };
}
