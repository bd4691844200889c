/** Lines on pages of their own: all cells are there once, in the room, as large as it allows. */
import { puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout.js';
import { linePage, linesOf } from './line-page.js';
import { MM } from './paper.js';

const PALETTE = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const ROOM = { left: 30, top: 80, width: 350, height: 450 };

function layout(width: number, height: number) {
  const rows = Array.from({ length: height }, (_, k) => (k % 2 === 0 ? 'a.' : '.a').repeat(width));
  const puzzle = puzzleOf(drawnGrid(...rows.map((row) => row.slice(0, width))), PALETTE);
  const made = layoutOf(puzzle);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

describe.each([
  [5, 5],
  [30, 20],
  [120, 7],
  [3, 400],
])('%i x %i', (width, height) => {
  const sheet = layout(width, height);
  const pages = linesOf(sheet).map((line) => ({ line, page: linePage(sheet, line, ROOM) }));

  it('has a page for each line', () => {
    expect(pages.length).toBe(width + height);
    expect(pages.every(({ page }) => page !== undefined)).toBe(true);
  });

  it('shows the clue, and then every cell of the line in its order', () => {
    for (const { line, page } of pages) {
      const [, ...strips] = page?.pieces ?? [];
      const isRow = line.kind === 'row';
      const cells = strips.map(({ view }) =>
        Math.round((isRow ? view.width : view.height) / sheet.cell),
      );
      expect(cells.reduce((sum, each) => sum + each, 0)).toBe(isRow ? width : height);
      const starts = strips.map(({ view }) => (isRow ? view.left : view.top));
      expect(starts).toEqual([...starts].sort((one, other) => one - other));
    }
  });

  it('stays in the room', () => {
    for (const { page } of pages) {
      for (const { view, left, top } of page?.pieces ?? []) {
        const scale = page?.scale ?? 1;
        const over = 1e-6;
        expect(left + view.width * scale).toBeLessThanOrEqual(ROOM.left + ROOM.width + over);
        expect(top + view.height * scale).toBeLessThanOrEqual(ROOM.top + ROOM.height + over);
      }
    }
  });
});

it('cells have 12 mm where these fit, and strips end at thick rules', () => {
  const sheet = layout(30, 20);
  const page = linePage(sheet, { kind: 'row', index: 0 }, ROOM);
  const strips = page?.pieces.slice(1).map(({ view }) => view.width / sheet.cell);
  expect((page?.scale ?? 0) * sheet.cell).toBeLessThanOrEqual(12 * MM);
  expect(strips?.every((cells) => cells % 5 === 0)).toBe(true);
});
