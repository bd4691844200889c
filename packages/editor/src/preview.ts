/** The picture as a gesture would leave it, before it ends. No history is made. */
import type { Rectangle } from '@nonokit/core';
import type { Editor } from './editor.js';
import { areaOf, editOf, type Gesture } from './gesture.js';
import type { Sheet } from './history.js';
import type { Picture } from './picture.js';
import { visible } from './selection.js';
import { applyEdit } from './sheets.js';

/** What is to be seen while a gesture is under way. */
export interface Preview {
  readonly picture: Picture;
  /** The selected area; it may lie beside the picture. */
  readonly area: Rectangle | undefined;
}

/** The picture and its selection, with the gesture under way where there is one. */
export function previewOf(editor: Editor, gesture?: Gesture): Preview {
  const { grid, palette, selection } = gesture === undefined ? editor : sheetAfter(editor, gesture);
  return { picture: { grid: visible(grid, selection), palette }, area: selection?.area };
}

function sheetAfter(editor: Editor, gesture: Gesture): Sheet {
  const area = areaOf(gesture);
  const edit = area === undefined ? editOf(editor, gesture) : { type: 'select' as const, area };
  if (edit === undefined || edit.type === 'undo' || edit.type === 'redo') return editor;
  return applyEdit(editor, edit);
}
