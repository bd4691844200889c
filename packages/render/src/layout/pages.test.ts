/** Pages: nothing overlaps, nothing is lost at cuts, and no cell is smaller than requested. */
import type { Puzzle } from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from './box.js';
import { layoutOf, type SheetLayout } from './layout.js';
import { pagesOf } from './pages.js';
import { MARGIN, MM, type Page, type PageOptions, toContent } from './paper.js';

/** A sheet of the size, with `blocks` numbers beside every line. */
function sheet(width: number, height: number, blocks: number): SheetLayout {
  const clue = Array.from({ length: blocks }, () => ({ size: 1, color: 1 }));
  const puzzle: Puzzle = {
    width,
    height,
    palette: [{ rgb: '#ffffff' }, { rgb: '#000000' }],
    rows: Array(height).fill(clue),
    columns: Array(width).fill(clue),
    meta: {},
  };
  const layout = layoutOf(puzzle, { title: false });
  if (!layout.ok) throw new Error(layout.problem.message);
  return layout.value;
}

const OPTIONS: PageOptions = {
  paper: 'a4',
  perPage: 1,
  largestCell: 10 * MM,
  smallestCell: 3 * MM,
  headingHeight: 40,
};

const anySheet = fc
  .tuple(
    fc.integer({ min: 1, max: 120 }),
    fc.integer({ min: 1, max: 120 }),
    fc.integer({ min: 1, max: 25 }),
  )
  .map(([width, height, blocks]) => sheet(width, height, blocks));

/** The boxes of a page that must not overlap: headings and sheets, in points. */
function listBoxes({ placed }: Page): Box[] {
  return placed.flatMap(({ heading, left, top, view, scale, pieces = [{ view, left, top }] }) => {
    const boxes = pieces.map((piece) => ({
      ...piece,
      width: piece.view.width * scale,
      height: piece.view.height * scale,
    }));
    const x = Math.min(...boxes.map((box) => box.left));
    const y = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.left + box.width));
    const bottom = Math.max(...boxes.map((box) => box.top + box.height));
    return [heading, { left: x, top: y, width: right - x, height: bottom - y }];
  });
}

function covers(a: Box, b: Box): boolean {
  return (
    a.left <= b.left &&
    a.top <= b.top &&
    a.left + a.width >= b.left + b.width &&
    a.top + a.height >= b.top + b.height
  );
}

const NEAR = 1e-6;

function overlap(a: Box, b: Box): boolean {
  return (
    a.left + NEAR < b.left + b.width &&
    b.left + NEAR < a.left + a.width &&
    a.top + NEAR < b.top + b.height &&
    b.top + NEAR < a.top + a.height
  );
}

describe('pagesOf', () => {
  const options = fc.record({
    paper: fc.constantFrom('a4', 'letter'),
    perPage: fc.integer({ min: 1, max: 9 }),
  });

  it('keeps everything between the margins and apart, with cells of the requested size', () => {
    fc.assert(
      fc.property(fc.array(anySheet, { minLength: 1, maxLength: 6 }), options, (layouts, own) => {
        const pages = pagesOf(layouts, { ...OPTIONS, ...own });
        const sheets = pages.flatMap(({ placed }) => placed.map((each) => each.sheet));
        expect([...new Set(sheets)]).toEqual([...layouts.keys()]);
        expect(sheets).toEqual([...sheets].sort((a, b) => a - b));
        for (const page of pages) {
          expect(page.placed.length).toBeLessThanOrEqual(own.perPage);
          const boxes = listBoxes(page);
          for (const [k, box] of boxes.entries()) {
            expect(box.left).toBeGreaterThan(MARGIN.side - NEAR);
            expect(box.top).toBeGreaterThan(MARGIN.top - NEAR);
            expect(box.left + box.width).toBeLessThan(page.width - MARGIN.side + NEAR);
            expect(box.top + box.height).toBeLessThan(page.height - MARGIN.bottom + NEAR);
            for (const other of boxes.slice(k + 1)) expect(overlap(box, other)).toBe(false);
          }
          for (const { scale } of page.placed) {
            expect(scale * 24).toBeGreaterThan(3 * MM - NEAR);
            expect(scale * 24).toBeLessThan(10 * MM + NEAR);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('cuts a sheet into equal parts with their clues, which cover all cells once', () => {
    let cut = 0;
    fc.assert(
      fc.property(anySheet, (layout) => {
        const parts = pagesOf([layout], OPTIONS).flatMap(({ placed }) => placed);
        if (parts[0]?.pieces === undefined) return;
        cut++;
        const [panel] = layout.panels;
        const area = parts.reduce((sum, { view }) => sum + view.width * view.height, 0);
        expect(area).toBe((panel?.cells.width ?? 0) * (panel?.cells.height ?? 0));
        const widths = parts.map(({ view }) => view.width / 24);
        expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(5 * parts.length);
        for (const { view, part, pieces = [] } of parts) {
          const left = panel?.rails?.left;
          const top = panel?.rails?.top;
          const shown = (box: Box | undefined): boolean =>
            box !== undefined && pieces.some((piece) => covers(piece.view, box));
          expect(shown(left && { ...left, top: view.top, height: view.height })).toBe(true);
          expect(shown(top && { ...top, left: view.left, width: view.width })).toBe(true);
          const columns = part?.columns ?? [0, 0];
          expect(view.width).toBe(24 * (columns[1] - columns[0] + 1));
        }
      }),
      { numRuns: 60 },
    );
    expect(cut).toBeGreaterThan(5);
  });

  it('cuts a sheet that is mostly clues into parts that cover it and share two cells', () => {
    const rows = fc.integer({ min: 1, max: 90 }).map((height) => sheet(20, height, 200));
    fc.assert(
      fc.property(rows, (layout) => {
        const parts = pagesOf([layout], OPTIONS).flatMap(({ placed }) => placed);
        expect(parts.length).toBeGreaterThan(1);
        expect(parts[0]?.pieces).toBeUndefined();
        const content = toContent(layout);
        const covered = parts.reduce(
          (sum, { view, part }) =>
            sum +
            ((part?.nextLeft ?? content.left + content.width) - view.left) *
              ((part?.nextTop ?? content.top + content.height) - view.top),
          0,
        );
        expect(covered).toBeCloseTo(content.width * content.height, 3);
        for (const { view, part } of parts) {
          if (part?.nextLeft === undefined) continue;
          const shared = view.left + view.width - part.nextLeft;
          expect(shared).toBeGreaterThan(2 * 24 - NEAR);
          expect(shared).toBeLessThan(3 * 24 + NEAR);
        }
        const cells = parts.map(({ part }) => part);
        expect(Math.max(...cells.map((part) => part?.columns[1] ?? 0))).toBe(
          Math.round((layout.panels[0]?.cells.width ?? 0) / 24) - 1,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('never cuts without a minimum cell size', () => {
    const pages = pagesOf([sheet(300, 300, 3)], { ...OPTIONS, smallestCell: 0 });
    expect(pages).toHaveLength(1);
  });

  it('rotates the page for a wide sheet', () => {
    const [wide, tall] = pagesOf([sheet(50, 20, 3), sheet(20, 50, 3)], OPTIONS);
    expect((wide?.width ?? 0) > (wide?.height ?? 0)).toBe(true);
    expect((tall?.width ?? 0) < (tall?.height ?? 0)).toBe(true);
  });

  it('puts the requested number of small sheets on a page', () => {
    const small = Array.from({ length: 10 }, () => sheet(10, 10, 3));
    const pages = pagesOf(small, { ...OPTIONS, perPage: 4 });
    expect(pages.map(({ placed }) => placed.length)).toEqual([4, 4, 2]);
    const scales = pages.flatMap(({ placed }) => placed.map(({ scale }) => scale));
    expect(new Set(scales).size).toBe(1);
  });
});
