/** The hit test inverts the geometry: it finds everything at its place, and nothing elsewhere. */
import type { Puzzle } from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCell, anyPuzzle } from '../testing/any-puzzle.js';
import type { Box, Point } from './box.js';
import { cellAt, cellBox } from './hit-test.js';
import { layoutOf, type SheetLayout } from './layout.js';
import { numbersOf } from './numbers.js';
import type { LayoutOptions } from './sheet-plan.js';

function laidOut(puzzle: Puzzle, options: LayoutOptions): SheetLayout {
  const layout = layoutOf(puzzle, options);
  if (!layout.ok) throw new Error(layout.problem.message);
  return layout.value;
}

/** A little less than a pixel's width. */
const NEARLY = 1 - 1e-6;

/** The corners of a rectangle, just inside of it, and its middle. */
function listPoints({ left, top, width, height }: Box): Point[] {
  const right = left + width - 1 + NEARLY;
  const bottom = top + height - 1 + NEARLY;
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: left + width / 2, y: top + height / 2 },
  ];
}

const anyContent = fc.constantFrom('puzzle', 'solution', 'both');
const anySolutions = fc.constantFrom(1, 2);

describe('cellAt', () => {
  it('finds every cell by its own square, at any zoom and beside rails of any width', () => {
    fc.assert(
      fc.property(anyPuzzle, anyCell, anyContent, anySolutions, (puzzle, cell, what, solutions) => {
        const layout = laidOut(puzzle, { cell, what, solutions });
        const rows = puzzle.height;
        const columns = puzzle.width;
        for (const [panel, each] of layout.panels.entries()) {
          for (const row of new Set([0, Math.floor(rows / 2), rows - 1])) {
            for (const column of new Set([0, Math.floor(columns / 2), columns - 1])) {
              const target = { kind: 'cell', panel, row, column } as const;
              for (const point of listPoints(cellBox(each, layout, target))) {
                expect(cellAt(layout, point)).toEqual(target);
              }
            }
          }
        }
      }),
    );
  });

  it('finds every number at its own place', () => {
    fc.assert(
      fc.property(anyPuzzle, anyCell, (puzzle, cell) => {
        const layout = laidOut(puzzle, { cell });
        const [panel] = layout.panels;
        if (panel === undefined) throw new Error('no panel');
        for (const { slot, line, block } of numbersOf(puzzle, panel, layout)) {
          for (const point of listPoints(slot)) {
            expect(cellAt(layout, point)).toEqual({ kind: 'number', panel: 0, line, block });
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('finds only things that contain the point', () => {
    const share = fc.double({ min: -0.1, max: 1.1, noNaN: true });
    fc.assert(
      fc.property(anyPuzzle, anyCell, share, share, (puzzle, cell, across, down) => {
        const layout = laidOut(puzzle, { cell });
        const [panel] = layout.panels;
        if (panel === undefined) throw new Error('no panel');
        const point = { x: across * layout.width, y: down * layout.height };
        const inside = ({ left, top, width, height }: Box): boolean =>
          left <= point.x && point.x < left + width && top <= point.y && point.y < top + height;
        const found = cellAt(layout, point);
        if (found?.kind === 'cell') expect(inside(cellBox(panel, layout, found))).toBe(true);
        else {
          const at = [...numbersOf(puzzle, panel, layout)].find(({ slot }) => inside(slot));
          expect(at?.line).toEqual(found?.line);
          expect(at?.block).toBe(found?.block);
          expect(inside(panel.cells)).toBe(false);
        }
      }),
    );
  });

  it('finds nothing outside, in the margin, and beside the numbers of a shorter clue', () => {
    const block = { size: 1, color: 1 };
    const puzzle: Puzzle = {
      width: 3,
      height: 2,
      palette: [{ rgb: '#ffffff' }, { rgb: '#000000' }],
      rows: [[block, block], []],
      columns: [[block], [], [block]],
      meta: {},
    };
    const layout = laidOut(puzzle, { cell: 20 });
    const rails = layout.panels[0]?.rails;
    if (rails === undefined) throw new Error('no rails');
    const { left, slotWidth, gap } = rails;
    const middle = left.top + 30; // of the second row
    const inner = { x: left.left + left.width - gap - slotWidth / 2, y: middle };
    expect(cellAt(layout, inner)).toEqual({
      kind: 'number',
      panel: 0,
      line: { kind: 'row', index: 1 },
      block: 0,
    });
    expect(cellAt(layout, { ...inner, x: inner.x - slotWidth })).toBeUndefined();
    expect(cellAt(layout, { x: left.left + left.width - gap / 2, y: middle })).toBeUndefined();
    expect(cellAt(layout, { x: 1, y: 1 })).toBeUndefined();
    expect(cellAt(layout, { x: -5, y: middle })).toBeUndefined();
    expect(cellAt(layout, { x: layout.width + 1, y: layout.height + 1 })).toBeUndefined();
  });
});

describe('layoutOf', () => {
  const puzzle: Puzzle = {
    width: 1,
    height: 1,
    palette: [{ rgb: '#ffffff' }, { rgb: '#000000' }],
    rows: [[]],
    columns: [[]],
    meta: {},
  };

  it('refuses cells that are too small or too large to be drawn', () => {
    for (const [cell, style] of [
      [7, 'sheet'],
      [0, 'plain'],
      [10.5, 'sheet'],
      [257, 'plain'],
    ] as const) {
      expect(layoutOf(puzzle, { cell, style })).toMatchObject({
        problem: { code: 'bad-cell-size' },
      });
    }
    expect(layoutOf(puzzle, { cell: 1, style: 'plain' }).ok).toBe(true);
  });
});
