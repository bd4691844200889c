/** Gestures: what each tool makes of a pointer's way. */
import { type Color, gridOf, rowsOf } from '@nonokit/core';
import { paletteOf } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Brush,
  beginGesture,
  blankPicture,
  cellsOf,
  type Editor,
  edited,
  editOf,
  extendGesture,
  type GestureOptions,
  newEditor,
  pictureOf,
} from './index.js';
import { ellipseCells, lineCells } from './shapes.js';

const PENCIL: Brush = { tool: 'pencil', color: 1, isFilled: false, mirror: 'none' };

/** The picture after a gesture from one cell to the others. */
function drawn(
  editor: Editor,
  brush: Partial<Brush>,
  [from, ...ways]: readonly (readonly [number, number])[],
  options: GestureOptions = {},
): number[][] {
  const [x = 0, y = 0] = from ?? [];
  let gesture = beginGesture(editor, { ...PENCIL, ...brush }, { x, y }, options);
  for (const [toX, toY] of ways) gesture = extendGesture(editor, gesture, { x: toX, y: toY });
  const edit = editOf(editor, gesture);
  return rowsOf(pictureOf(edit === undefined ? editor : edited(editor, edit)).grid);
}

const sheet = (side: number) => newEditor(blankPicture(side, side));

describe('pencil', () => {
  it('paints all cells that a fast pointer jumps over', () => {
    expect(
      drawn(sheet(4), {}, [
        [0, 0],
        [3, 3],
        [3, 1],
      ]),
    ).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 1],
      [0, 0, 1, 1],
      [0, 0, 0, 1],
    ]);
  });

  it('continues from outside the picture', () => {
    const rows = drawn(sheet(3), {}, [
      [1, 0],
      [1, -4],
      [9, -4],
      [9, 1],
      [2, 1],
    ]);
    expect(rows).toEqual([
      [0, 1, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });

  it('erases with the paper, and with the other button', () => {
    const full = newEditor({ grid: gridOf([[1, 1, 1]]), palette: paletteOf(1) });
    expect(drawn(full, { color: 0 as Color }, [[1, 0]])).toEqual([[1, 0, 1]]);
    expect(drawn(full, {}, [[1, 0]], { isErasing: true })).toEqual([[1, 0, 1]]);
  });

  it('paints the mirror images too', () => {
    expect(drawn(sheet(3), { mirror: 'both' }, [[0, 0]])).toEqual([
      [1, 0, 1],
      [0, 0, 0],
      [1, 0, 1],
    ]);
  });
});

describe('shapes', () => {
  it('include lines without gaps', () => {
    const at = fc.record({
      x: fc.integer({ min: -9, max: 9 }),
      y: fc.integer({ min: -9, max: 9 }),
    });
    fc.assert(
      fc.property(at, at, (from, to) => {
        const cells = lineCells(from, to);
        expect(cells[0]).toEqual(from);
        expect(cells.at(-1)).toEqual(to);
        expect(cells).toHaveLength(1 + Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)));
      }),
    );
  });

  it('include rectangles, hollow and filled', () => {
    const corners = [
      [0, 0],
      [2, 2],
    ] as const;
    expect(drawn(sheet(3), { tool: 'rectangle' }, corners)[1]).toEqual([1, 0, 1]);
    expect(drawn(sheet(3), { tool: 'rectangle', isFilled: true }, corners)[1]).toEqual([1, 1, 1]);
  });

  it('include ellipses that touch all four sides and are mirror-symmetric', () => {
    const side = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(side, side, fc.boolean(), (x, y, isFilled) => {
        const cells = ellipseCells({ x: 0, y: 0 }, { x, y }, isFilled);
        const keys = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
        for (const cell of cells) {
          expect(keys.has(`${x - cell.x},${cell.y}`)).toBe(true);
          expect(keys.has(`${cell.x},${y - cell.y}`)).toBe(true);
        }
        expect(cells.some((cell) => cell.x === 0)).toBe(true);
        expect(cells.some((cell) => cell.y === 0)).toBe(true);
      }),
    );
  });

  it('become circles and squares on request', () => {
    const rows = drawn(
      sheet(4),
      { tool: 'rectangle' },
      [
        [0, 0],
        [3, 1],
      ],
      { isRegular: true },
    );
    expect(rows).toEqual([
      [1, 1, 1, 1],
      [1, 0, 0, 1],
      [1, 0, 0, 1],
      [1, 1, 1, 1],
    ]);
  });
});

describe('selecting', () => {
  it('selects, then moves the selection, then ends with a tap beside it', () => {
    const editor = newEditor({ grid: gridOf([[1, 0, 0]]), palette: paletteOf(1) });
    const brush = { ...PENCIL, tool: 'select' } as const;
    const begun = beginGesture(editor, brush, { x: 0, y: 0 });
    const select = editOf(editor, begun);
    expect(select).toEqual({ type: 'select', area: { left: 0, top: 0, width: 1, height: 1 } });
    const selected = select === undefined ? editor : edited(editor, select);
    expect(
      drawn(selected, brush, [
        [0, 0],
        [2, 0],
      ]),
    ).toEqual([[0, 0, 1]]);
    const beside = editOf(selected, beginGesture(selected, brush, { x: 1, y: 0 }));
    expect(beside).toEqual({ type: 'select', area: undefined });
  });

  it('paints nothing', () => {
    const editor = sheet(3);
    const gesture = beginGesture(editor, { ...PENCIL, tool: 'select' }, { x: 1, y: 1 });
    expect(cellsOf(editor, gesture).size).toBe(0);
  });
});
