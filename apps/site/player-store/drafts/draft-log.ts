/**
 * Drafts in the database: a head with what a list shows, and a log of edits, one row an edit, only
 * appended to. Row 0 of a log is the picture with which it begins.
 *
 * `syncDraft` is the one place where tabs meet. Edits cannot be put between those of another tab,
 * since undo would then take back what the other tab did: where two tabs changed a draft at the
 * same moment, the later one goes on with a copy of its own.
 */
import type { Palette } from '@nonokit/core';
import { awaitResult, type Connection } from '../database.js';
import type { Miniature } from '../game-summary.js';
import type { EditCode, PictureCode } from './edit-code.js';

/** An edit in a log; the identifier shows whether it is there already. */
export type DraftRow = readonly [id: string, edit: EditCode];

/** The texts of a draft. */
export interface DraftTexts {
  readonly title: string;
  readonly author: string;
  readonly description: string;
}

/** What a list shows of a draft's picture. */
export interface DraftLook {
  /** How many edits the log had. */
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly marks: Miniature;
}

/** The head of a draft. */
export interface DraftHead {
  readonly id: string;
  readonly log: string;
  readonly texts: DraftTexts;
  /** When the texts were written: milliseconds since 1970. */
  readonly textsAt: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** May lag behind the log. */
  readonly look: DraftLook | undefined;
}

/** A log as a tab knows it; without a name, it is not in the database yet. */
export interface KnownLog {
  readonly log: string | undefined;
  readonly start: PictureCode;
  readonly rows: readonly DraftRow[];
}

/** What a tab wants of `syncDraft`. */
export interface DraftRequest {
  readonly id: string;
  readonly known: KnownLog;
  /** Own edits that are in no log yet. */
  readonly pending: readonly DraftRow[];
  readonly texts: DraftTexts;
  readonly textsAt: number;
  /** Names for a log or a draft if one must be made, and the time of day. */
  readonly newLog: string;
  readonly newDraft: string;
  readonly now: number;
}

/** What came of `syncDraft`. */
export interface DraftSynced {
  /** The draft that the tab goes on with: another one after a fork. */
  readonly id: string;
  readonly known: KnownLog;
  /** Edits of other tabs that continue the known log. */
  readonly fresh: readonly DraftRow[];
  /** True if the log is another one, which has to be read from its start. */
  readonly isOther: boolean;
  /** Texts that are later than those here. */
  readonly head: DraftHead | undefined;
}

/** The stores of drafts. */
export const DRAFT_STORES = ['drafts', 'edits'] as const;

/** Takes over what other tabs appended, and appends what is pending. */
export function syncDraft(connection: Connection, request: DraftRequest): Promise<DraftSynced> {
  const work = (transaction: IDBTransaction) => syncIn(transaction, request);
  return isWriting(request)
    ? connection.write(DRAFT_STORES, 'strict', work)
    : connection.read(DRAFT_STORES, work);
}

function isWriting({ pending, textsAt }: DraftRequest): boolean {
  return pending.length > 0 || textsAt > 0;
}

async function syncIn(transaction: IDBTransaction, request: DraftRequest): Promise<DraftSynced> {
  const { id, known, pending } = request;
  const head = await draftHead(transaction, id);
  if (head === undefined) {
    return isWriting(request)
      ? begin(transaction, id, request)
      : { id, known, fresh: [], isOther: false, head };
  }
  const isSame = head.log === known.log;
  const read = await rowsFrom(transaction, head.log, isSame ? known.rows.length : 0);
  const own = without(pending, read.rows);
  const foreign = without(read.rows, pending);
  const isForeign = !isSame || foreign.length > 0;
  if (own.length > 0 && isForeign && known.log !== undefined) {
    return begin(transaction, request.newDraft, request);
  }
  const before = isSame ? known.rows : [];
  const start = isSame ? known.start : (read.start ?? known.start);
  appendRows(transaction, head.log, before.length + read.rows.length, own);
  const next = laterHead(head, request, own.length > 0);
  if (next !== head) transaction.objectStore('drafts').put(next);
  return {
    id,
    known: { log: head.log, start, rows: [...before, ...read.rows, ...own] },
    fresh: isSame ? foreign : [],
    isOther: !isSame && known.log !== undefined,
    head: next,
  };
}

/** Those rows that are not among the others. */
export function without(rows: readonly DraftRow[], others: readonly DraftRow[]): DraftRow[] {
  if (others.length === 0) return [...rows];
  const found = new Set(others.map((row) => JSON.stringify(row)));
  return rows.filter((row) => !found.has(JSON.stringify(row)));
}

/** Writes a draft as a whole: the first time, after it was removed elsewhere, or as a copy. */
function begin(
  transaction: IDBTransaction,
  id: string,
  request: Omit<DraftRequest, 'id' | 'newDraft'>,
): DraftSynced {
  const { known, pending, texts, textsAt, newLog, now } = request;
  const rows = [...known.rows, ...pending];
  const head: DraftHead = {
    id,
    log: newLog,
    texts,
    textsAt,
    createdAt: now,
    updatedAt: now,
    look: undefined,
  };
  transaction.objectStore('drafts').put(head);
  writeLog(transaction, newLog, known.start, rows);
  const isOther = false;
  return { id, known: { log: newLog, start: known.start, rows }, fresh: [], isOther, head };
}

/** Keeps edits that were made to an older state, as a draft of their own. */
export function keepApart(
  connection: Connection,
  id: string,
  request: Omit<DraftRequest, 'id' | 'newDraft'>,
): Promise<void> {
  return connection.write(DRAFT_STORES, 'strict', async (transaction) => {
    begin(transaction, id, request);
  });
}

function laterHead(head: DraftHead, request: DraftRequest, hasEdits: boolean): DraftHead {
  const { texts, textsAt, now } = request;
  const isLater = textsAt > head.textsAt;
  if (!isLater && !hasEdits) return head;
  return { ...head, ...(isLater ? { texts, textsAt } : {}), updatedAt: now };
}

/** Writes a new log. */
export function writeLog(
  transaction: IDBTransaction,
  log: string,
  start: PictureCode,
  rows: readonly DraftRow[],
): void {
  transaction.objectStore('edits').add(start, [log, 0]);
  appendRows(transaction, log, 0, rows);
}

/**
 * Appends rows to a log that has `count` edits. `add` and not `put`: should the place be taken
 * against all expectation, the transaction fails and nothing is overwritten.
 */
export function appendRows(
  transaction: IDBTransaction,
  log: string,
  count: number,
  rows: readonly DraftRow[],
): void {
  const store = transaction.objectStore('edits');
  for (const [index, row] of rows.entries()) store.add(row, [log, 1 + count + index]);
}

/** The head of a draft. */
export async function draftHead(
  transaction: IDBTransaction,
  id: string,
): Promise<DraftHead | undefined> {
  const found: DraftHead | undefined = await awaitResult(transaction.objectStore('drafts').get(id));
  return found;
}

/** The rows of a log from an edit on; with the start if they are all. */
export async function rowsFrom(
  transaction: IDBTransaction,
  log: string,
  from = 0,
): Promise<{ readonly start: PictureCode | undefined; readonly rows: readonly DraftRow[] }> {
  const first = from === 0 ? 0 : from + 1;
  const range = rangeOfLog(log, first);
  const all: unknown[] = await awaitResult(transaction.objectStore('edits').getAll(range));
  const isWhole = first === 0;
  return {
    start: isWhole ? (all[0] as PictureCode | undefined) : undefined,
    rows: (isWhole ? all.slice(1) : all) as DraftRow[],
  };
}

/** The keys of a log's rows. */
export function rangeOfLog(log: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([log, from], [log, Number.POSITIVE_INFINITY]);
}
