/** Any pictures, and any edits that fit them, for property tests. */
import { arbitraryPicture } from '@nonokit/core/testing';
import fc from 'fast-check';
import { type Edit, type Editor, edited, newEditor, type Picture, pictureOf } from '../index.js';

/** A picture with edits that can be made to it one after the other. */
export function arbitraryEdits(): fc.Arbitrary<{ picture: Picture; edits: Edit[] }> {
  const seeds = fc.array(fc.tuple(fc.nat(13), fc.nat(), fc.nat(), fc.nat()), { maxLength: 25 });
  return fc
    .tuple(arbitraryPicture({ maxSize: 7, maxInks: 3 }), seeds)
    .map(([picture, all]) => ({ picture, edits: fitted(picture, all) }));
}

function fitted(picture: Picture, seeds: readonly [number, number, number, number][]): Edit[] {
  let editor = newEditor(picture);
  return seeds.map((seed) => {
    const edit = editFrom(editor, seed);
    editor = edited(editor, edit);
    return edit;
  });
}

function editFrom(editor: Editor, [kind, a, b, c]: [number, number, number, number]): Edit {
  const { grid, palette } = pictureOf(editor);
  const cell = a % grid.cells.length;
  const color = b % palette.length;
  const ink = 1 + (b % Math.max(1, palette.length - 1));
  const area = {
    left: a % grid.width,
    top: b % grid.height,
    width: 1 + (c % grid.width),
    height: 1 + (a % grid.height),
  };
  const hasInk = palette.length > 1;
  const edits: readonly Edit[] = [
    { type: 'paint', cells: [cell, b % grid.cells.length], color },
    { type: 'put', cells: [cell], colors: [color] },
    { type: 'fill', cell, color, mirror: c % 2 === 0 ? 'both' : 'none' },
    { type: 'replace', from: c % palette.length, to: color },
    { type: 'select', area: c % 5 === 0 ? undefined : area },
    { type: 'move', columns: (a % 5) - 2, rows: (b % 5) - 2, isCopy: c % 3 === 0 },
    {
      type: 'paste',
      piece: { width: 1, height: 1, cells: Uint16Array.of(color) },
      left: 1,
      top: 0,
    },
    { type: 'turn', quarters: 1 },
    { type: 'flip', axis: c % 2 === 0 ? 'across' : 'down' },
    { type: 'resize', width: 1 + (a % 8), height: 1 + (b % 8), anchor: { x: 0.5, y: 1 } },
    { type: 'add-ink', rgb: '#00ff88' },
    hasInk ? { type: 'merge-ink', color: ink, to: 0 } : { type: 'drop' },
    hasInk ? { type: 'order-ink', color: ink, to: 1 } : { type: 'crop' },
    { type: (['drop', 'clear', 'crop', 'trim', 'undo', 'redo'] as const)[c % 6] ?? 'drop' },
  ];
  return edits[kind % edits.length] ?? { type: 'drop' };
}
