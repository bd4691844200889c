/** Replays the log of a draft into an editor. */
import { blankPicture, type Edit, type Editor, edited, newEditor } from '@nonokit/editor';
import type { DraftRow, KnownLog } from './draft-log.js';
import { editOfCode, pictureOfCode } from './edit-code.js';

/** Replays a log into an editor. Damaged or unfitting edits are skipped. */
export function replayDraft(
  known: Pick<KnownLog, 'start' | 'rows'>,
  pending: readonly DraftRow[] = [],
): Editor {
  // a start that is damaged takes nothing else along
  const start = pictureOfCode(known.start) ?? blankPicture(10, 10);
  return applyEdits(newEditor(start), editsIn([...known.rows, ...pending]));
}

/** The edits of rows; damaged ones are skipped. */
export function editsIn(rows: readonly DraftRow[]): Edit[] {
  return rows.flatMap(([, code]) => editOfCode(code) ?? []);
}

/** The editor after edits; those that do not fit are passed over. */
export function applyEdits(editor: Editor, edits: readonly Edit[]): Editor {
  return edits.reduce(applyIfFits, editor);
}

function applyIfFits(editor: Editor, edit: Edit): Editor {
  try {
    return edited(editor, edit);
  } catch (error) {
    if (error instanceof RangeError) return editor;
    throw error;
  }
}
