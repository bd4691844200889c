/** Boards alone: the same geometry at every scale, and that of a sheet with even rails. */
import { arbitraryPuzzle } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardLayout } from './board-layout.js';
import type { Box } from './box.js';
import { layoutOf, type SheetLayout } from './layout.js';
import { numbersOf } from './numbers.js';
import { innerRules } from './rules.js';

type Puzzle = Parameters<typeof numbersOf>[0];

/** Every coordinate of a board in cells, from the corner of its cells. */
function inCells(puzzle: Puzzle, layout: SheetLayout): number[] {
  const [panel] = layout.panels;
  if (panel?.rails === undefined) throw new Error('the board has no rails');
  const { cells, rails } = panel;
  const box = ({ left, top, width, height }: Box): number[] => [
    (left - cells.left) / layout.cell,
    (top - cells.top) / layout.cell,
    width / layout.cell,
    height / layout.cell,
  ];
  const rules = innerRules(panel, layout);
  return [
    ...[cells, rails.left, rails.top].flatMap(box),
    ...[...numbersOf(puzzle, panel, layout)].flatMap(({ slot }) => box(slot)),
    ...[rules.cells, rules.rails]
      .flatMap(({ thin, middle, thick }) => [...thin, ...middle, ...thick])
      .flatMap(({ x, y, length }) => box({ left: x, top: y, width: length, height: 0 })),
  ];
}

function expectSame(one: readonly number[], other: readonly number[]): void {
  expect(one).toHaveLength(other.length);
  for (const [k, value] of one.entries()) expect(value).toBeCloseTo(other[k] ?? Number.NaN, 9);
}

describe('boardLayout', () => {
  it('has the geometry of a sheet with even rails, in every unit', () => {
    fc.assert(
      fc.property(
        arbitraryPuzzle({ maxSize: 20, maxInks: 3 }),
        fc.double({ min: 0.4, max: 60, noNaN: true }),
        (puzzle, cell) => {
          const sheet = layoutOf(puzzle, { rails: 'even', repeatClues: false, onPixels: false });
          if (!sheet.ok) throw new Error(sheet.problem.code);
          // large sheets draw their tenth rules apart from their fifth ones
          const { block } = sheet.value;
          const own = inCells(puzzle, boardLayout(puzzle, { cell, block }));
          expectSame(own, inCells(puzzle, sheet.value));
        },
      ),
    );
  });

  it('puts symbols after the digits, and both on the chip', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 12, maxInks: 3 }), (puzzle) => {
        const layout = boardLayout(puzzle, { cell: 20, symbols: true });
        const [panel] = layout.panels;
        if (panel === undefined) throw new Error('the board has no cells');
        for (const { text, chip, symbol, x, line, color } of numbersOf(puzzle, panel, layout)) {
          if (chip === undefined) throw new Error('a number has no chip');
          expect(symbol !== undefined).toBe(puzzle.palette.length > 2 && color > 0);
          if (symbol === undefined) continue;
          expect(text).not.toBe('0');
          expect(symbol.x).toBeLessThan(chip.left + chip.width);
          expect(symbol.y).toBeLessThan(chip.top + chip.height);
          if (line.kind === 'row') expect(symbol.x).toBeGreaterThan(x);
        }
      }),
    );
  });
});
