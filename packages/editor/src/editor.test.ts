/** The editor against its definitions: undo takes back exactly, records replay, nothing is lost. */
import { BLANK, contentOf, gridOf, rowsOf, sameGrid } from '@nonokit/core';
import { paletteOf } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edit, type Editor, edited, editedByAll, newEditor, pictureOf } from './index.js';
import { arbitraryEdits } from './testing/arbitrary-edits.js';

const SMALL = {
  grid: gridOf([
    [0, 1, 2],
    [1, 1, 0],
  ]),
  palette: paletteOf(2),
};

/** The rows of the picture after these edits. */
function after(...edits: Edit[]): number[][] {
  return rowsOf(pictureOf(editedByAll(newEditor(SMALL), edits)).grid);
}

/** Undoes or redoes all there is. */
function all(editor: Editor, type: 'undo' | 'redo'): Editor {
  const next = edited(editor, { type });
  return next === editor ? editor : all(next, type);
}

describe('edited', () => {
  it('undoes and redoes any edits', () => {
    fc.assert(
      fc.property(arbitraryEdits(), ({ picture, edits }) => {
        const start = newEditor(picture);
        const end = all(editedByAll(start, edits), 'redo');
        const undone = all(end, 'undo');
        expect(pictureOf(undone)).toEqual(pictureOf(start));
        expect(pictureOf(all(undone, 'redo'))).toEqual(pictureOf(end));
      }),
      { numRuns: 300 },
    );
  });

  it('changes the visible picture with every undo', () => {
    fc.assert(
      fc.property(arbitraryEdits(), ({ picture, edits }) => {
        let now = editedByAll(newEditor(picture), edits);
        for (;;) {
          const before = edited(now, { type: 'undo' });
          if (before.past === undefined) break;
          expect(pictureOf(before)).not.toEqual(pictureOf(now));
          now = before;
        }
      }),
      { numRuns: 100 },
    );
  });

  it('returns the same editor if nothing changes', () => {
    const editor = newEditor(SMALL);
    expect(edited(editor, { type: 'paint', cells: [1, 3], color: 1 })).toBe(editor);
    expect(edited(editor, { type: 'undo' })).toBe(editor);
    expect(edited(editor, { type: 'trim' })).toBe(editor);
  });

  it('refuses cells and colours that do not exist', () => {
    const editor = newEditor(SMALL);
    expect(() => edited(editor, { type: 'paint', cells: [6], color: 1 })).toThrow(RangeError);
    expect(() => edited(editor, { type: 'paint', cells: [0], color: 3 })).toThrow(RangeError);
    const anchor = { x: 0, y: 0 } as const;
    const huge = { type: 'resize', width: 201, height: 1, anchor } as const;
    expect(() => edited(editor, huge)).toThrow(RangeError);
  });
});

describe('edits', () => {
  it('fill an area, and its mirror image', () => {
    expect(after({ type: 'fill', cell: 0, color: 2 })).toEqual([
      [2, 1, 2],
      [1, 1, 0],
    ]);
    expect(after({ type: 'fill', cell: 1, color: 2 })).toEqual([
      [0, 2, 2],
      [2, 2, 0],
    ]);
    const both = after({ type: 'fill', cell: 5, color: 2, mirror: 'across' });
    expect(both).toEqual([
      [0, 2, 2],
      [2, 2, 2],
    ]);
  });

  it('replace a colour everywhere, or in the selection', () => {
    expect(after({ type: 'replace', from: 1, to: 2 })).toEqual([
      [0, 2, 2],
      [2, 2, 0],
    ]);
    const area = { left: 0, top: 1, width: 1, height: 1 };
    const one = after({ type: 'select', area }, { type: 'replace', from: 1, to: 2 });
    expect(one).toEqual([
      [0, 1, 2],
      [2, 1, 0],
    ]);
  });

  it('move the whole picture around its edges', () => {
    expect(after({ type: 'move', columns: 1, rows: 1 })).toEqual([
      [0, 1, 1],
      [2, 0, 1],
    ]);
  });

  it('lift a selection, so that the cells it passes over stay', () => {
    const area = { left: 0, top: 1, width: 2, height: 1 };
    const away: Edit[] = [
      { type: 'select', area },
      { type: 'move', columns: 0, rows: -1 },
    ];
    expect(after(...away)).toEqual([
      [1, 1, 2],
      [0, 0, 0],
    ]);
    const back = after(...away, { type: 'move', columns: 0, rows: 1 }, { type: 'drop' });
    expect(back).toEqual(rowsOf(SMALL.grid));
  });

  it('leave a copy behind on request', () => {
    const area = { left: 2, top: 0, width: 1, height: 1 };
    const copied = after(
      { type: 'select', area },
      { type: 'move', columns: 0, rows: 1, isCopy: true },
    );
    expect(copied).toEqual([
      [0, 1, 2],
      [1, 1, 2],
    ]);
  });

  it('undo a dropped piece together with its move', () => {
    const area = { left: 0, top: 1, width: 2, height: 1 };
    const edits: Edit[] = [
      { type: 'select', area },
      { type: 'move', columns: 0, rows: -1 },
      { type: 'drop' },
      { type: 'undo' },
    ];
    expect(after(...edits)).toEqual(rowsOf(SMALL.grid));
  });

  it('turn and flip', () => {
    expect(after({ type: 'turn', quarters: 1 })).toEqual([
      [1, 0],
      [1, 1],
      [0, 2],
    ]);
    expect(after({ type: 'flip', axis: 'across' })).toEqual([
      [2, 1, 0],
      [0, 1, 1],
    ]);
    expect(after({ type: 'flip', axis: 'down' })).toEqual([
      [1, 1, 0],
      [0, 1, 2],
    ]);
  });

  it('grow and shrink towards the anchor', () => {
    const grown = after({ type: 'resize', width: 4, height: 3, anchor: { x: 1, y: 0 } });
    expect(grown).toEqual([
      [0, 0, 1, 2],
      [0, 1, 1, 0],
      [0, 0, 0, 0],
    ]);
    const cut = after({ type: 'resize', width: 1, height: 2, anchor: { x: 0.5, y: 0 } });
    expect(cut).toEqual([[1], [1]]);
  });

  it('trim to the content', () => {
    fc.assert(
      fc.property(arbitraryEdits(), ({ picture }) => {
        const { grid } = pictureOf(edited(newEditor(picture), { type: 'trim' }));
        const content = contentOf(grid);
        const isAll = content?.width === grid.width && content.height === grid.height;
        expect(content === undefined || isAll).toBe(true);
      }),
    );
  });
});

describe('inks', () => {
  it('keep their look in the cells when they are reordered', () => {
    const editor = edited(newEditor(SMALL), { type: 'order-ink', color: 2, to: 1 });
    const { grid, palette } = pictureOf(editor);
    const look = [...grid.cells].map((color) => palette[color]?.rgb);
    expect(look).toEqual([...SMALL.grid.cells].map((color) => SMALL.palette[color]?.rgb));
    expect(palette[1]).toEqual(SMALL.palette[2]);
  });

  it('can be merged into others', () => {
    const editor = edited(newEditor(SMALL), { type: 'merge-ink', color: 1, to: BLANK });
    const { grid, palette } = pictureOf(editor);
    expect(
      sameGrid(
        grid,
        gridOf([
          [0, 0, 1],
          [0, 0, 0],
        ]),
      ),
    ).toBe(true);
    expect(palette).toEqual([SMALL.palette[0], SMALL.palette[2]]);
  });

  it('must be colours', () => {
    const add = (rgb: string) => edited(newEditor(SMALL), { type: 'add-ink', rgb });
    expect(add('#ABC').palette.at(-1)).toEqual({ rgb: '#aabbcc' });
    expect(() => add('red')).toThrow(RangeError);
  });
});
