/** Makes a long record of a draft shorter, in a new log: tabs that have the old one open notice. */
import type { Connection } from '../database.js';
import { compactRecord } from './compact.js';
import {
  DRAFT_STORES,
  type DraftRow,
  draftHead,
  rangeOfLog,
  rowsFrom,
  writeLog,
} from './draft-log.js';
import { toLook } from './draft-look.js';
import { codeOfEdit, codeOfPicture } from './edit-code.js';
import { replayDraft } from './replay-draft.js';

/** How many steps can be undone after that, and made again. */
const STEPS_KEPT = 2000;

/** Shortens the record of a draft; `log` is the name of its new one. */
export function shortenLog(connection: Connection, id: string, log: string): Promise<void> {
  return connection.write(DRAFT_STORES, 'strict', async (transaction) => {
    const head = await draftHead(transaction, id);
    if (head === undefined) return;
    const { start, rows } = await rowsFrom(transaction, head.log);
    if (start === undefined) return;
    const editor = replayDraft({ start, rows });
    const record = compactRecord(editor, STEPS_KEPT);
    const edits = record.edits.map((edit, k): DraftRow => [`${log}.${k}`, codeOfEdit(edit)]);
    writeLog(transaction, log, codeOfPicture(record.start), edits);
    transaction.objectStore('edits').delete(rangeOfLog(head.log));
    transaction.objectStore('drafts').put({ ...head, log, look: toLook(editor, edits.length) });
  });
}
