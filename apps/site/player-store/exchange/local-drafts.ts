/**
 * What an exchange does with the drafts of this device. Each change names the state that it
 * replaces, and leaves alone what was changed meanwhile: the next exchange finds that.
 */
import { awaitResult, type Connection } from '../database.js';
import {
  appendRows,
  DRAFT_STORES,
  type DraftHead,
  draftHead,
  rangeOfLog,
  rowsFrom,
} from '../drafts/draft-log.js';
import { toLook } from '../drafts/draft-look.js';
import { addDraft, beginsWith, type ExportedDraft } from '../drafts/exported-draft.js';
import { replayDraft } from '../drafts/replay-draft.js';
import { markOf } from './sent-drafts.js';

/** A draft of this device in a state. */
export interface LocalDraft {
  readonly id: string;
  readonly mark: string;
}

/** The states of all drafts. */
export function localDrafts(connection: Connection): Promise<readonly LocalDraft[]> {
  return connection.read(DRAFT_STORES, async (transaction) => {
    const heads: DraftHead[] = await awaitResult(transaction.objectStore('drafts').getAll());
    const drafts: LocalDraft[] = [];
    for (const head of heads) drafts.push({ id: head.id, mark: await findMark(transaction, head) });
    return drafts;
  });
}

/** A draft with its record; undefined if it is gone. */
export function readLocal(
  connection: Connection,
  id: string,
): Promise<(LocalDraft & { readonly draft: ExportedDraft }) | undefined> {
  return connection.read(DRAFT_STORES, async (transaction) => {
    const head = await draftHead(transaction, id);
    if (head === undefined) return undefined;
    const { log, texts, createdAt, updatedAt } = head;
    const { start, rows } = await rowsFrom(transaction, log);
    if (start === undefined) return undefined;
    const draft = { id, texts, createdAt, updatedAt, start, rows };
    return { id, mark: markOf(head, rows.length), draft };
  });
}

/** What to put, in place of which state; undefined: of none. */
export interface Replacement {
  readonly draft: ExportedDraft;
  readonly mark: string | undefined;
  readonly newLog: string;
}

/** Puts the server's version of a draft in place of a state; the new state, or undefined. */
export function putTheirs(
  connection: Connection,
  { draft, mark, newLog }: Replacement,
): Promise<string | undefined> {
  return connection.write(DRAFT_STORES, 'strict', async (transaction) => {
    const head = await draftHead(transaction, draft.id);
    const there = head && (await findMark(transaction, head));
    if (there !== mark) return undefined;
    if (head === undefined) return added(transaction, draft, newLog);
    const { start, rows } = await rowsFrom(transaction, head.log);
    const goesOn =
      JSON.stringify(start) === JSON.stringify(draft.start) && beginsWith(draft.rows, rows);
    if (!goesOn) {
      transaction.objectStore('edits').delete(rangeOfLog(head.log));
      return added(transaction, draft, newLog, head.textsAt + 1);
    }
    // pages that have it open see the edits, and can undo them
    appendRows(transaction, head.log, rows.length, draft.rows.slice(rows.length));
    const { texts, updatedAt } = draft;
    const next = { ...head, texts, updatedAt, textsAt: Math.max(head.textsAt + 1, updatedAt) };
    transaction.objectStore('drafts').put(next);
    return markOf(next, draft.rows.length);
  });
}

/** What to put apart. */
export interface Parting extends Replacement {
  /** The name and title of the copy. */
  readonly copy: string;
  readonly title: string;
}

/**
 * Keeps what is here as a copy, with its log, and puts the server's version in its place. Returns
 * the states of both.
 */
export function putApart(
  connection: Connection,
  { draft, mark, newLog, copy, title }: Parting,
): Promise<{ readonly copy: string; readonly theirs: string } | undefined> {
  return connection.write(DRAFT_STORES, 'strict', async (transaction) => {
    const head = await draftHead(transaction, draft.id);
    if (head === undefined || (await findMark(transaction, head)) !== mark) return undefined;
    const textsAt = head.textsAt + 1;
    const moved = { ...head, id: copy, texts: { ...head.texts, title }, textsAt };
    transaction.objectStore('drafts').put(moved);
    const theirs = added(transaction, draft, newLog, textsAt);
    return { copy: await findMark(transaction, moved), theirs };
  });
}

/** Removes a draft in a state; false if it has another one. */
export function removeLocal(connection: Connection, { id, mark }: LocalDraft): Promise<boolean> {
  return connection.write(DRAFT_STORES, 'strict', async (transaction) => {
    const head = await draftHead(transaction, id);
    if (head === undefined) return true;
    if ((await findMark(transaction, head)) !== mark) return false;
    transaction.objectStore('edits').delete(rangeOfLog(head.log));
    transaction.objectStore('drafts').delete(id);
    return true;
  });
}

async function findMark(transaction: IDBTransaction, head: DraftHead): Promise<string> {
  const { log } = head;
  const store = transaction.objectStore('edits');
  return markOf(head, await awaitResult(store.count(rangeOfLog(log, 1))));
}

/** Texts of a page that has the draft open must not be later than those that come. */
function added(
  transaction: IDBTransaction,
  draft: ExportedDraft,
  log: string,
  leastTextsAt = 0,
): string {
  const head = addDraft(transaction, draft, draft.id, log);
  const textsAt = Math.max(head.textsAt, leastTextsAt);
  const { length } = draft.rows;
  // lists need not replay what nobody has opened here
  const look = toLook(replayDraft(draft), length);
  transaction.objectStore('drafts').put({ ...head, textsAt, look });
  return markOf({ log, textsAt }, length);
}
