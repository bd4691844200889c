/**
 * Records made shorter: strokes that were taken back and selections that led to nothing go, and so
 * do the oldest steps where there are thousands. What undo and redo show stays the same.
 */
import { sameGrid } from '@nonokit/core';
import { type Edit, type Editor, edited, type Picture, pictureOf } from '@nonokit/editor';

/** A start, and the edits that were made to it. */
export interface DraftRecord {
  readonly start: Picture;
  readonly edits: readonly Edit[];
}

/** A record of an editor with at most `most` steps to undo, and as many to redo. */
export function compactRecord(editor: Editor, most: number): DraftRecord {
  const past = takeSteps(editor, 'undo', most);
  const future = takeSteps(editor, 'redo', most);
  const undos = future.edits.map((): Edit => ({ type: 'undo' }));
  return { start: past.end, edits: [...[...past.edits].reverse(), ...future.edits, ...undos] };
}

/** The steps of one side of the history, the nearest first, each as an edit that makes it again. */
function takeSteps(
  editor: Editor,
  type: 'undo' | 'redo',
  most: number,
): { readonly edits: readonly Edit[]; readonly end: Picture } {
  const edits: Edit[] = [];
  let now = editor;
  let picture = pictureOf(now);
  while (edits.length < most) {
    const next = edited(now, { type });
    if (next === now) break;
    const there = pictureOf(next);
    // the oldest change of all may be one that nobody sees
    if (!isSame(picture, there)) {
      edits.push(type === 'undo' ? editTo(picture, there) : editTo(there, picture));
    }
    now = next;
    picture = there;
  }
  return { edits, end: picture };
}

/** The edit that makes a picture of another one. */
function editTo(picture: Picture, from: Picture): Edit {
  const { grid, palette } = picture;
  const { width, height, cells } = from.grid;
  if (palette !== from.palette || grid.width !== width || grid.height !== height) {
    return { type: 'take', picture };
  }
  const changed: number[] = [];
  grid.cells.forEach((color, cell) => {
    if (color !== cells[cell]) changed.push(cell);
  });
  // many cells are shorter as a picture
  if (changed.length > cells.length / 4) return { type: 'take', picture };
  return { type: 'put', cells: changed, colors: changed.map((cell) => grid.cells[cell] ?? 0) };
}

function isSame(a: Picture, b: Picture): boolean {
  return a.palette === b.palette && sameGrid(a.grid, b.grid);
}
