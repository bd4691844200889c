/**
 * All drafts of this browser: made, opened, listed, copied, removed. One object serves a page, as
 * a part of its store.
 */
import { blankPicture, type Picture, pictureOf } from '@nonokit/editor';
import { awaitResult } from '../database.js';
import type { StoreContext, StoreParticipant } from '../store-context.js';
import { draftJournals } from './draft-journal.js';
import {
  DRAFT_STORES,
  type DraftHead,
  type DraftTexts,
  draftHead,
  rangeOfLog,
  rowsFrom,
  writeLog,
} from './draft-log.js';
import { type DraftSummary, toLook } from './draft-look.js';
import { codeOfPicture, toFields } from './edit-code.js';
import type { OpenDraft } from './open-draft.js';
import { replayDraft } from './replay-draft.js';
import { StoredDraft } from './stored-draft.js';

/** Edits beyond which a record is shortened when its draft is opened. */
const MANY_EDITS = 4000;

/** What a draft makes a puzzle of. */
export interface DraftPicture extends Pick<DraftHead, 'texts'> {
  readonly picture: Picture;
}

/** The drafts of this browser. */
export class DraftStore implements StoreParticipant {
  readonly #context: StoreContext;
  readonly #open = new Map<string, StoredDraft>();
  readonly #listeners = new Set<() => void>();

  constructor(context: StoreContext) {
    this.#context = context;
    context.join(this);
  }

  /** A new draft, which is stored as soon as it has something to keep. */
  create(start: Picture): OpenDraft {
    return this.#added(this.#context.surroundings.newId(), start);
  }

  /** The draft with an identifier; undefined if this browser has none. */
  async open(id: string): Promise<OpenDraft | undefined> {
    const open = this.#open.get(id);
    if (open !== undefined) return open;
    await this.#tried(() => this.#compact(id), undefined);
    const draft = this.#added(id, blankPicture(1, 1));
    await draft.load();
    if (!draft.isBegun) {
      await draft.close();
      return undefined;
    }
    this.#context.announce({ type: 'draft-opened', id });
    return draft;
  }

  /** All drafts, the latest first. */
  async list(): Promise<readonly DraftSummary[]> {
    await this.#recover();
    await this.flush();
    const heads = await this.#tried(() => this.#heads(), []);
    return heads.sort((a, b) => b.updatedAt - a.updatedAt);
  }

  /** The picture and texts of a draft; undefined if there is none. */
  async picture(id: string): Promise<DraftPicture | undefined> {
    return this.#tried(
      () =>
        this.#context.connection.read(DRAFT_STORES, async (transaction) => {
          const head = await draftHead(transaction, id);
          if (head === undefined) return undefined;
          const { start, rows } = await rowsFrom(transaction, head.log);
          if (start === undefined) return undefined;
          return { picture: pictureOf(replayDraft({ start, rows })), texts: head.texts };
        }),
      undefined,
    );
  }

  /** Makes a copy of a draft with its history. Returns the copy's identifier. */
  async copy(id: string, texts: DraftTexts): Promise<string | undefined> {
    await this.#open.get(id)?.flush();
    const { newId, now } = this.#context.surroundings;
    const copy = newId();
    const log = newId();
    const at = now();
    const isMade = await this.#write(async (transaction) => {
      const head = await draftHead(transaction, id);
      if (head === undefined) return false;
      const { start, rows } = await rowsFrom(transaction, head.log);
      if (start === undefined) return false;
      writeLog(transaction, log, start, rows);
      const times = { createdAt: at, updatedAt: at, textsAt: at };
      transaction.objectStore('drafts').put({ ...head, id: copy, log, texts, ...times });
      return true;
    });
    this.#changed();
    return isMade ? copy : undefined;
  }

  /** Gives a draft another title. */
  async rename(id: string, title: string): Promise<void> {
    const at = this.#context.surroundings.now();
    await this.#write(async (transaction) => {
      const head = await draftHead(transaction, id);
      if (head === undefined) return;
      const texts = { ...head.texts, title };
      transaction.objectStore('drafts').put({ ...head, texts, textsAt: at });
    });
    await this.#open.get(id)?.sync();
    this.#context.announce({ type: 'draft', id });
    this.#changed();
  }

  /** Removes a draft. Returns what brings it back. */
  async remove(id: string): Promise<() => Promise<void>> {
    await this.#open.get(id)?.close();
    const storage = this.#context.storage();
    if (storage !== undefined) {
      for (const { key } of draftJournals(storage, id)) storage.removeItem(key);
    }
    const removed = await this.#write(async (transaction) => {
      const head = await draftHead(transaction, id);
      if (head === undefined) return undefined;
      const { start, rows } = await rowsFrom(transaction, head.log);
      transaction.objectStore('edits').delete(rangeOfLog(head.log));
      transaction.objectStore('drafts').delete(id);
      return { head, start, rows };
    });
    this.#changed();
    return async () => {
      const { head, start, rows } = removed ?? {};
      if (head === undefined || start === undefined || rows === undefined) return;
      await this.#write(async (transaction) => {
        transaction.objectStore('drafts').put(head);
        writeLog(transaction, head.log, start, rows);
      });
      this.#changed();
    };
  }

  /** Listens to changes of the list, also by other tabs. Returns "stop". */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hear(message: unknown): void {
    const { type, id, copy } = toFields(message);
    if (typeof type !== 'string' || !type.startsWith('draft') || typeof id !== 'string') return;
    const draft = this.#open.get(id);
    if (type === 'draft-opened' && draft !== undefined) {
      this.#context.announce({ type: 'draft-open', id });
    } else if (type === 'draft-open') draft?.tell({ type: 'elsewhere' });
    else if (type === 'draft') {
      if (typeof copy === 'string') draft?.goOnAs(copy);
      void draft?.sync();
      for (const listener of this.#listeners) listener();
    }
  }

  turn(isVisible: boolean): void {
    for (const draft of this.#open.values()) {
      void draft.sync();
      if (!isVisible) void draft.saveLook();
    }
  }

  retry(): void {
    for (const draft of this.#open.values()) void draft.sync();
  }

  async flush(): Promise<void> {
    for (const draft of this.#open.values()) {
      await draft.flush();
      await draft.saveLook();
    }
  }

  async close(): Promise<void> {
    for (const draft of [...this.#open.values()]) await draft.close();
  }

  #added(id: string, start: Picture): StoredDraft {
    const forget = (closed: StoredDraft): void => {
      for (const [key, open] of this.#open) if (open === closed) this.#open.delete(key);
    };
    const draft = new StoredDraft(this.#context, id, start, forget);
    draft.on((event) => {
      if (event.type !== 'copied') return;
      forget(draft);
      this.#open.set(event.id, draft);
      this.#changed();
    });
    this.#open.set(id, draft);
    return draft;
  }

  /** Stores what crashed tabs left of drafts that nobody has opened since. */
  async #recover(): Promise<void> {
    const storage = this.#context.storage();
    if (storage === undefined) return;
    const isGone = await this.#context.isGone();
    for (const { id, tab } of draftJournals(storage)) {
      if (this.#open.has(id) || !isGone(tab)) continue;
      const draft = new StoredDraft(this.#context, id, blankPicture(1, 1));
      await draft.load();
      await draft.close();
    }
  }

  #heads(): Promise<DraftSummary[]> {
    return this.#context.connection.read(DRAFT_STORES, async (transaction) => {
      const heads: DraftHead[] = await awaitResult(transaction.objectStore('drafts').getAll());
      const summaries: DraftSummary[] = [];
      for (const head of heads) summaries.push(await summaryIn(transaction, head));
      return summaries;
    });
  }

  /** Makes a long record shorter, in a new log: tabs that have the old one open notice. */
  async #compact(id: string): Promise<void> {
    const { connection, surroundings } = this.#context;
    const count = await connection.read(DRAFT_STORES, async (transaction) => {
      const head = await draftHead(transaction, id);
      return head === undefined
        ? 0
        : awaitResult(transaction.objectStore('edits').count(rangeOfLog(head.log, 1)));
    });
    if (count <= MANY_EDITS) return;
    // few drafts are so long; without the script this one stays as it is
    const part = await import('./shorten.js').catch(() => undefined);
    await part?.shortenLog(connection, id, surroundings.newId());
  }

  async #write<T>(work: (transaction: IDBTransaction) => Promise<T>): Promise<T | undefined> {
    return this.#tried(
      () => this.#context.connection.write<T | undefined>(DRAFT_STORES, 'strict', work),
      undefined,
    );
  }

  async #tried<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#context.desk.failed(error);
      return otherwise;
    }
  }

  /** Notifies this page and the other tabs that the list has changed. */
  #changed(): void {
    this.#context.announce({ type: 'draft', id: '' });
    for (const listener of this.#listeners) listener();
  }
}

/** The summary of a draft: the one that was kept, if it tells of all edits. */
async function summaryIn(transaction: IDBTransaction, head: DraftHead): Promise<DraftSummary> {
  const { id, texts, createdAt, updatedAt, log } = head;
  const store = transaction.objectStore('edits');
  const count = await awaitResult(store.count(rangeOfLog(log, 1)));
  const facts = { id, texts, createdAt, updatedAt };
  if (head.look?.count === count) return { ...facts, ...head.look };
  const { start, rows } = await rowsFrom(transaction, log);
  const editor = replayDraft({ start: start ?? codeOfPicture(blankPicture(1, 1)), rows });
  return { ...facts, ...toLook(editor, count) };
}
