/**
 * An editor as a value: `edited(editor, edit)` gives another editor and leaves the first as it was.
 *
 * There is no screen and no clock here. The past is a linked list of changes, each of which holds
 * only the cells that differ, so that undo needs no limit. A change that nobody sees, such as
 * dropping a floating piece where it lies, is undone together with the one before it.
 */
import type { Grid, Palette } from '@nonokit/core';
import type { Edit } from './edit.js';
import { changeBetween, type History, pushed, type Sheet, sheetAfter } from './history.js';
import type { Picture } from './picture.js';
import { type Selection, visible } from './selection.js';
import { applyEdit } from './sheets.js';

/** A picture under edit. */
export interface Editor {
  /** The picture beneath the floating piece. */
  readonly grid: Grid;
  readonly palette: Palette;
  readonly selection: Selection | undefined;
  /** What undo takes back, and redo makes again. */
  readonly past: History | undefined;
  readonly future: History | undefined;
}

/** An editor that begins with this picture. */
export function newEditor({ grid, palette }: Picture): Editor {
  return { grid, palette, selection: undefined, past: undefined, future: undefined };
}

/** The picture as it is seen, with the floating piece on it. */
export function pictureOf({ grid, palette, selection }: Editor): Picture {
  return { grid: visible(grid, selection), palette };
}

/**
 * The editor after an edit. An edit that changes nothing gives the same editor. Throws RangeError
 * for an edit that does not fit the picture, such as a cell beside it.
 */
export function edited(editor: Editor, edit: Edit): Editor {
  if (edit.type === 'undo') return undone(editor);
  if (edit.type === 'redo') return redone(editor);
  const after = applyEdit(editor, edit);
  const change = changeBetween(editor, after);
  if (change !== undefined) {
    return { ...after, past: pushed(editor.past, change), future: undefined };
  }
  // a selection alone is no step of the history
  return after.selection === editor.selection ? editor : { ...editor, selection: after.selection };
}

/** The editor after the edits of a record. */
export function editedByAll(editor: Editor, edits: readonly Edit[]): Editor {
  return edits.reduce(edited, editor);
}

function undone(editor: Editor): Editor {
  let now = editor;
  while (now.past !== undefined) {
    const { change, before } = now.past;
    const sheet: Sheet = sheetAfter(now, change, 'before');
    now = { ...sheet, past: before, future: pushed(now.future, change) };
    if (!change.isQuiet) return now;
  }
  return now;
}

function redone(editor: Editor): Editor {
  let now = editor;
  while (now.future !== undefined) {
    const { change, before } = now.future;
    now = {
      ...sheetAfter(now, change, 'after'),
      past: pushed(now.past, change),
      future: before,
    };
    if (!change.isQuiet) return now;
  }
  return now;
}
