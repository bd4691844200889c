/**
 * The way of a draft to the database. Every edit goes to memory and to the journal at once, and to
 * the database as soon as that answers. Where the database refuses, edits wait, and the store tries
 * again. Edits of other tabs are taken over; where both changed something at once, this tab goes on
 * with a copy.
 */
import { type Edit, type Editor, newEditor, type Picture } from '@nonokit/editor';
import { Rounds } from '../rounds.js';
import type { StoreContext } from '../store-context.js';
import {
  draftJournalKey,
  draftJournals,
  type FoundDraftPage,
  NO_DRAFT_PAGE,
  writeDraftJournal,
} from './draft-journal.js';
import {
  type DraftRow,
  type DraftSynced,
  type DraftTexts,
  type KnownLog,
  keepApart,
  syncDraft,
  without,
} from './draft-log.js';
import { LookKeeper, type StoredState } from './draft-look.js';
import { codeOfPicture } from './edit-code.js';
import { EditRows } from './edit-rows.js';
import { type DraftEvent, NO_TEXTS, type OpenDraft } from './open-draft.js';
import { applyEdits, editsIn, replayDraft } from './replay-draft.js';

/**
 * Edits that the database has not confirmed are all rewritten to the journal each time. Beyond
 * `MANY_PENDING`, only every `JOURNAL_EVERY`th edit writes it.
 */
const MANY_PENDING = 256;
const JOURNAL_EVERY = 32;

/** An open draft and its way to the database. */
export class StoredDraft implements OpenDraft {
  readonly #context: StoreContext;
  readonly #forget: (draft: StoredDraft) => void;
  readonly #listeners = new Set<(event: DraftEvent) => void>();
  #id: string;
  #known: KnownLog;
  #pending: readonly DraftRow[] = [];
  readonly #rows: EditRows;
  #editor: Editor;
  #texts = NO_TEXTS;
  #textsAt = 0;
  #hasNewTexts = false;
  #wasStored = true;
  readonly #rounds: Rounds;
  readonly #look: LookKeeper;

  constructor(
    context: StoreContext,
    id: string,
    start: Picture,
    forget: (draft: StoredDraft) => void = () => undefined,
  ) {
    this.#context = context;
    this.#rounds = new Rounds(context.desk, () => this.#once());
    this.#rows = new EditRows(context.tab);
    this.#look = new LookKeeper(context, () => this.#stored());
    this.#id = id;
    this.#forget = forget;
    this.#known = { log: undefined, start: codeOfPicture(start), rows: [] };
    this.#editor = newEditor(start);
  }

  get id(): string {
    return this.#id;
  }

  get texts(): DraftTexts {
    return this.#texts;
  }

  get editor(): Editor {
    return this.#editor;
  }

  get isBegun(): boolean {
    return this.#known.log !== undefined || !this.isStored;
  }

  get isStored(): boolean {
    return this.#pending.length === 0 && !this.#hasNewTexts;
  }

  /** Reads the draft, and takes over what tabs left that are gone. */
  async load(): Promise<void> {
    await this.sync();
    await this.adopt();
    await this.sync();
    this.#rebuild();
  }

  append(edit: Edit, after: Editor): void {
    this.#editor = after;
    this.#pending = [...this.#pending, this.#rows.endWith(edit)];
    const { length } = this.#pending;
    if (length <= MANY_PENDING || length % JOURNAL_EVERY === 0) this.#writeJournal();
    this.#look.saveSoon();
    this.#tellStored();
    void this.sync();
  }

  journal(edit: Edit | undefined): void {
    const before = this.#rows.stroke;
    this.#rows.setStroke(edit);
    if (this.#pending.length > MANY_PENDING) return;
    if (before !== undefined || edit !== undefined) this.#writeJournal();
  }

  setTexts(texts: DraftTexts): void {
    this.#texts = texts;
    this.#textsAt = this.#context.surroundings.now();
    this.#hasNewTexts = true;
    this.#writeJournal();
    this.#tellStored();
    void this.sync();
  }

  on(listener: (event: DraftEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells the page something that the store heard. */
  tell(event: DraftEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  async flush(): Promise<boolean> {
    return (await this.sync()) && this.isStored;
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.flush();
    await this.saveLook();
    this.#forget(this);
  }

  /** Writes what a list shows of the draft. */
  saveLook(): Promise<void> {
    return this.#look.save();
  }

  /** Takes over the journals of tabs that are gone. */
  async adopt(): Promise<void> {
    const storage = this.#context.storage();
    const isGone = await this.#context.isGone();
    if (storage === undefined) return;
    for (const found of draftJournals(storage, this.#id)) {
      if (found.tab === this.#context.tab || !isGone(found.tab)) continue;
      if (await this.#takeOver(found)) storage.removeItem(found.key);
    }
  }

  /** Goes on with a copy: what this draft had is its own from now on. */
  goOnAs(id: string): void {
    if (id === this.#id) return;
    writeDraftJournal(this.#context.storage(), this.#journalKey, NO_DRAFT_PAGE);
    this.#id = id;
    this.tell({ type: 'copied', id });
  }

  /** Brings memory and database together. False if the database refuses. */
  sync(): Promise<boolean> {
    return this.#rounds.go();
  }

  async #once(): Promise<'kept' | 'read'> {
    const { connection, surroundings } = this.#context;
    const pending = this.#pending;
    const textsAt = this.#hasNewTexts ? this.#textsAt : 0;
    const synced = await syncDraft(connection, {
      id: this.#id,
      known: this.#known,
      pending,
      texts: this.#texts,
      textsAt,
      newLog: surroundings.newId(),
      newDraft: surroundings.newId(),
      now: surroundings.now(),
    });
    const sent = new Set(pending);
    this.#pending = this.#pending.filter((row) => !sent.has(row));
    if (textsAt === this.#textsAt) this.#hasNewTexts = false;
    this.#take(synced);
    const isWrite = pending.length > 0 || textsAt > 0;
    if (isWrite) this.#context.announce({ type: 'draft', id: this.#id });
    this.#writeJournal();
    this.#tellStored();
    return isWrite ? 'kept' : 'read';
  }

  /** Takes what came of a meeting with the database. */
  #take({ id, known, fresh, isOther, head }: DraftSynced): void {
    // an edit made meanwhile does not know of these: the next round finds both, and makes a copy
    if ((isOther || fresh.length > 0) && this.#pending.length > 0) return;
    this.#known = known;
    this.goOnAs(id);
    if (head !== undefined && head.textsAt > this.#textsAt) {
      this.#texts = head.texts;
      this.#textsAt = head.textsAt;
      this.tell({ type: 'texts', texts: head.texts });
    }
    if (isOther) {
      this.#rebuild();
      this.tell({ type: 'replaced', editor: this.#editor });
    } else if (fresh.length > 0) this.#follow(fresh);
  }

  #follow(fresh: readonly DraftRow[]): void {
    const edits = editsIn(fresh);
    this.#editor = applyEdits(this.#editor, edits);
    this.#look.saveSoon();
    this.tell({ type: 'edits', edits });
  }

  /** Makes the picture anew from the log and what is pending. */
  #rebuild(): void {
    this.#editor = replayDraft(this.#known, this.#pending);
  }

  async #takeOver(found: FoundDraftPage): Promise<boolean> {
    const rows = without(found.rows, [...this.#known.rows, ...this.#pending]);
    const { log, rows: there } = this.#known;
    if (log === undefined && found.start !== undefined) {
      this.#known = { ...this.#known, start: found.start };
    }
    if (found.texts !== undefined && found.textsAt > this.#textsAt) {
      this.#texts = found.texts;
      this.#textsAt = found.textsAt;
      this.#hasNewTexts = true;
    }
    const gone = found.rows.length - rows.length;
    if (rows.length > 0 && log === found.log && found.count + gone < there.length) {
      return this.#keepApart({ ...this.#known, rows: there.slice(0, found.count + gone) }, rows);
    }
    this.#pending = [...this.#pending, ...rows];
    this.#look.saveSoon();
    return this.#writeJournal() || rows.length === 0;
  }

  /** Keeps edits that another tab made to an older state, as a draft of their own. */
  async #keepApart(known: KnownLog, pending: readonly DraftRow[]): Promise<boolean> {
    const { connection, surroundings, desk } = this.#context;
    try {
      await keepApart(connection, surroundings.newId(), {
        known,
        pending,
        texts: this.#texts,
        textsAt: this.#textsAt,
        newLog: surroundings.newId(),
        now: surroundings.now(),
      });
      return true;
    } catch (error) {
      desk.failed(error);
      return false;
    }
  }

  get #journalKey(): string {
    return draftJournalKey(this.#id, this.#context.tab);
  }

  /** Writes the journal; returns whether it stands there. */
  #writeJournal(): boolean {
    const { log, start, rows } = this.#known;
    const { stroke } = this.#rows;
    return writeDraftJournal(this.#context.storage(), this.#journalKey, {
      log,
      count: rows.length,
      start: log === undefined ? start : undefined,
      rows: stroke === undefined ? this.#pending : [...this.#pending, stroke],
      texts: this.#hasNewTexts ? this.#texts : undefined,
      textsAt: this.#textsAt,
    });
  }

  #tellStored(): void {
    if (this.isStored === this.#wasStored) return;
    this.#wasStored = this.isStored;
    this.tell({ type: 'stored', isStored: this.isStored });
  }

  /** The draft as the database has it; undefined while that does not have all of it. */
  #stored(): StoredState | undefined {
    const { log, rows } = this.#known;
    if (log === undefined || this.#pending.length > 0) return undefined;
    return { id: this.#id, log, count: rows.length, editor: this.#editor };
  }
}
