/** Sheets: everything fits between the margins, at any size of cells that can be chosen. */
import { cluesOnly } from '@nonokit/board';
import { arbitraryPuzzle } from '@nonokit/core/testing';
import type { Paper } from '@nonokit/render/layout';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPrint } from './print-plan.js';

const papers = fc.constantFrom<Paper>('a4', 'a5', 'letter');

describe('planPrint', () => {
  it('keeps the board and its rails within the margins', () => {
    fc.assert(
      fc.property(
        arbitraryPuzzle({ maxSize: 40, maxInks: 4 }),
        papers,
        fc.option(fc.double({ min: 0.1, max: 40, noNaN: true }), { nil: undefined }),
        fc.boolean(),
        (puzzle, paper, cell, hasSymbols) => {
          const clues = cluesOnly(puzzle);
          const plan = planPrint(clues, { paper, cell, hasSymbols });
          const slack = 1e-6;
          const [panel] = plan.board.panels;
          if (panel?.rails === undefined) throw new Error('the sheet has no board');
          const { cells, rails } = panel;
          expect(rails.left.left).toBeGreaterThanOrEqual(plan.margin - slack);
          expect(rails.top.top).toBeGreaterThanOrEqual(plan.margin - slack);
          expect(cells.left + cells.width).toBeLessThanOrEqual(plan.width - plan.margin + slack);
          expect(cells.top + cells.height).toBeLessThanOrEqual(plan.height - plan.margin + slack);
          expect(plan.cell).toBeLessThanOrEqual(plan.largest);
          expect(plan.cell).toBeGreaterThanOrEqual(plan.smallest);
        },
      ),
    );
  });

  it('rotates the paper only for a wide puzzle', () => {
    const wide = planPrint(blank(60, 20), { paper: 'a4', hasSymbols: false });
    const high = planPrint(blank(20, 60), { paper: 'a4', hasSymbols: false });
    expect(wide).toMatchObject({ width: 297, height: 210 });
    expect(high).toMatchObject({ width: 210, height: 297 });
  });

  it('draws only cells that are large enough to print', () => {
    const sides = [60, 150, 240, 500];
    const plans = sides.map((side) =>
      planPrint(blank(side, side), { paper: 'a4', hasSymbols: false }),
    );
    expect(plans.map(({ isTooSmall }) => isTooSmall)).toEqual([false, false, false, true]);
  });
});

function blank(width: number, height: number) {
  return {
    width,
    height,
    palette: [{ rgb: '#ffffff' }, { rgb: '#000000' }],
    rows: Array.from({ length: height }, () => []),
    columns: Array.from({ length: width }, () => []),
  };
}
