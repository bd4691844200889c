/** The editor that the log of a draft tells. */
import { blankPicture, type Edit, type Editor, edited, newEditor } from '@nonokit/editor';
import type { DraftRow, KnownLog } from './draft-log.js';
import { editOfCode, pictureOfCode } from './edit-code.js';

/** The editor that a log tells. What is damaged, or does not fit, is passed over. */
export function replayDraft(
  known: Pick<KnownLog, 'start' | 'rows'>,
  pending: readonly DraftRow[] = [],
): Editor {
  // a start that is damaged takes nothing else along
  const start = pictureOfCode(known.start) ?? blankPicture(10, 10);
  return applyEdits(newEditor(start), editsIn([...known.rows, ...pending]));
}

/** The edits of rows; what is damaged is passed over. */
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
