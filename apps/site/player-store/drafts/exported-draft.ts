/**
 * Drafts in an exported text, and back: { id, texts, createdAt, updatedAt, start, rows }. A draft
 * that is here and was continued there is continued; one that went apart is kept as another one.
 */
import { awaitResult, type Connection } from '../database.js';
import type { Surroundings } from '../surroundings.js';
import { rowsFrom as rowsOfJson, textsFrom } from './draft-journal.js';
import {
  appendRows,
  DRAFT_STORES,
  type DraftHead,
  type DraftRow,
  type DraftTexts,
  draftHead,
  rowsFrom,
  writeLog,
} from './draft-log.js';
import { editOfCode, type PictureCode, pictureOfCode, toFields } from './edit-code.js';

/** A draft as it is exported. */
export interface ExportedDraft {
  readonly id: string;
  readonly texts: DraftTexts;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly start: PictureCode;
  readonly rows: readonly DraftRow[];
}

/** What an import of drafts did. */
export interface DraftImport {
  /** Drafts that were not here, or were continued. */
  readonly added: number;
  /** Drafts, and edits of them, that could not be read. */
  readonly damaged: number;
}

/** The drafts of the database. */
export function storedDrafts(connection: Connection): Promise<readonly ExportedDraft[]> {
  return connection.read(DRAFT_STORES, async (transaction) => {
    const heads: DraftHead[] = await awaitResult(transaction.objectStore('drafts').getAll());
    const drafts: ExportedDraft[] = [];
    for (const { id, log, texts, createdAt, updatedAt } of heads) {
      const { start, rows } = await rowsFrom(transaction, log);
      if (start !== undefined) drafts.push({ id, texts, createdAt, updatedAt, start, rows });
    }
    return drafts;
  });
}

/** Merges drafts from a file into the store. */
export async function importDrafts(
  connection: Connection,
  values: readonly unknown[],
  surroundings: Pick<Surroundings, 'newId'>,
): Promise<DraftImport> {
  let added = 0;
  let damaged = 0;
  for (const value of values) {
    const { draft, lost } = parseDraft(value);
    damaged += lost;
    if (draft === undefined) continue;
    if (await merge(connection, draft, surroundings)) added++;
  }
  return { added, damaged };
}

/** Puts a draft beside, or onto, what is here. False if all of it is here. */
function merge(
  connection: Connection,
  draft: ExportedDraft,
  { newId }: Pick<Surroundings, 'newId'>,
): Promise<boolean> {
  return connection.write(DRAFT_STORES, 'strict', async (transaction) => {
    const head = await draftHead(transaction, draft.id);
    if (head === undefined) {
      addDraft(transaction, draft, draft.id, newId());
      return true;
    }
    const there = await rowsFrom(transaction, head.log);
    const isSameStart = JSON.stringify(there.start) === JSON.stringify(draft.start);
    if (isSameStart && beginsWith(there.rows, draft.rows)) return false;
    if (isSameStart && beginsWith(draft.rows, there.rows)) {
      const fresh = draft.rows.slice(there.rows.length);
      appendRows(transaction, head.log, there.rows.length, fresh);
      const updatedAt = Math.max(head.updatedAt, draft.updatedAt);
      transaction.objectStore('drafts').put({ ...head, updatedAt });
      return true;
    }
    // named after its edits, so that the same file brings it once
    const id = idApart(draft);
    if ((await draftHead(transaction, id)) !== undefined) return false;
    addDraft(transaction, draft, id, newId());
    return true;
  });
}

/** The identifier of a draft that went apart. */
function idApart({ id, rows }: ExportedDraft): string {
  const [last = ''] = rows.at(-1) ?? [];
  return `${id}-${last.replace(/\W/g, '_')}`.slice(0, 64);
}

/** Puts a draft into the database, where there is none of this name. */
export function addDraft(
  transaction: IDBTransaction,
  { texts, createdAt, updatedAt, start, rows }: ExportedDraft,
  id: string,
  log: string,
): DraftHead {
  const head: DraftHead = {
    id,
    log,
    texts,
    createdAt,
    updatedAt,
    textsAt: updatedAt,
    look: undefined,
  };
  transaction.objectStore('drafts').put(head);
  writeLog(transaction, log, start, rows);
  return head;
}

/** Whether a log goes on from another one, or is the same. */
export function beginsWith(rows: readonly DraftRow[], others: readonly DraftRow[]): boolean {
  return (
    rows.length >= others.length &&
    others.every((row, index) => JSON.stringify(row) === JSON.stringify(rows[index]))
  );
}

/** Reads an exported draft without what is damaged, and counts that. */
export function parseDraft(value: unknown): {
  readonly draft: ExportedDraft | undefined;
  readonly lost: number;
} {
  const draft = draftFrom(value);
  if (draft === undefined) return { draft, lost: 1 };
  const rows = draft.rows.filter(([, edit]) => editOfCode(edit) !== undefined);
  return { draft: { ...draft, rows }, lost: draft.rows.length - rows.length };
}

function draftFrom(value: unknown): ExportedDraft | undefined {
  const { id, texts: said, createdAt, updatedAt, start, rows } = toFields(value);
  const texts = textsFrom(said);
  const isGood =
    typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && pictureOfCode(start) !== undefined;
  if (!isGood || texts === undefined) return undefined;
  return {
    id,
    texts,
    createdAt: toTime(createdAt),
    updatedAt: toTime(updatedAt),
    start: start as PictureCode,
    rows: rowsOfJson(rows),
  };
}

function toTime(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
