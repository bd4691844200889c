/** What a list shows of drafts without replaying them. */
import { type Editor, pictureOf } from '@nonokit/editor';
import type { Connection } from '../database.js';
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

/** Writes the look of a draft, unless its log is another one by now. */
export function saveLook(
  connection: Connection,
  id: string,
  log: string,
  count: number,
  editor: Editor,
): Promise<void> {
  return connection.write(DRAFT_STORES, 'relaxed', async (transaction) => {
    const head = await draftHead(transaction, id);
    if (head?.log !== log || (head.look?.count ?? -1) > count) return;
    transaction.objectStore('drafts').put({ ...head, look: toLook(editor, count) });
  });
}
