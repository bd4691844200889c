/** What a list shows of drafts without replaying them. */
import { type Editor, pictureOf } from '@nonokit/editor';
import type { StoreContext } from '../store-context.js';
import { drawMiniature } from '../summary.js';
import { DRAFT_STORES, type DraftHead, type DraftLook, draftHead } from './draft-log.js';

/** A draft in a list. */
export type DraftSummary = Omit<DraftHead, 'look' | 'log' | 'textsAt'> & DraftLook;

/** What a list shows of a picture after a number of edits. */
export function toLook(editor: Editor, count: number): DraftLook {
  const { grid, palette } = pictureOf(editor);
  const { width, height, cells } = grid;
  const clues = { width, height, palette, rows: [], columns: [] };
  return { count, width, height, palette, marks: drawMiniature(clues, Int16Array.from(cells)) };
}

/** How long the look of a draft may be older than the draft, in milliseconds. */
const LOOK_AFTER_MS = 1500;

/** A draft all of whose edits are in the database. */
export interface StoredState {
  readonly id: string;
  readonly log: string;
  /** How many edits the log has. */
  readonly count: number;
  readonly editor: Editor;
}

/** Writes the look of one draft, a moment after its edits. */
export class LookKeeper {
  readonly #context: StoreContext;
  readonly #find: () => StoredState | undefined;
  #cancel: (() => void) | undefined;

  /** `find` gives the draft, or undefined while it is not stored. */
  constructor(context: StoreContext, find: () => StoredState | undefined) {
    this.#context = context;
    this.#find = find;
  }

  /** Writes the look soon. */
  saveSoon(): void {
    const { after } = this.#context.surroundings;
    this.#cancel ??= after(LOOK_AFTER_MS, () => void this.save());
  }

  /** Writes the look now, unless the draft has another log by now. */
  async save(): Promise<void> {
    this.#cancel?.();
    this.#cancel = undefined;
    const found = this.#find();
    if (found === undefined) return;
    const { id, log, count, editor } = found;
    const { connection, desk } = this.#context;
    try {
      await connection.write(DRAFT_STORES, 'relaxed', async (transaction) => {
        const head = await draftHead(transaction, id);
        if (head?.log !== log || (head.look?.count ?? -1) > count) return;
        transaction.objectStore('drafts').put({ ...head, look: toLook(editor, count) });
      });
    } catch (error) {
      desk.failed(error);
    }
  }
}
