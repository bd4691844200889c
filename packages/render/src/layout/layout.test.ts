/** Geometry: for every puzzle, nothing on a sheet overlaps or leaves its place. */
import { gridOf, type Puzzle, puzzleOf } from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCell, anyPuzzle } from '../testing/any-puzzle.js';
import type { Box } from './box.js';
import { layoutOf, type SheetLayout } from './layout.js';
import { digitsWidth, textWidth } from './measure.js';
import { numbersOf, type PlacedNumber } from './numbers.js';
import { rulesOf } from './rules.js';
import type { LayoutOptions } from './sheet-plan.js';

function laidOut(puzzle: Puzzle, options: LayoutOptions): SheetLayout {
  const layout = layoutOf(puzzle, options);
  if (!layout.ok) throw new Error(layout.problem.message);
  return layout.value;
}

function overlap(a: Box, b: Box): boolean {
  const apart =
    a.left + a.width <= b.left ||
    b.left + b.width <= a.left ||
    a.top + a.height <= b.top ||
    b.top + b.height <= a.top;
  return !apart;
}

function within(a: Box, b: Box): boolean {
  return (
    a.left >= b.left &&
    a.top >= b.top &&
    a.left + a.width <= b.left + b.width &&
    a.top + a.height <= b.top + b.height
  );
}

/** The least rectangle around the digits of a number, by the widest font. */
function inkOf({ text, x, y, fontSize }: PlacedNumber): Box {
  const width = digitsWidth(text.length, fontSize);
  const height = 0.75 * fontSize;
  return { left: x - width / 2, top: y - height, width, height };
}

describe('a sheet of any puzzle', () => {
  it('keeps every number in its own slot inside its rail, with air around it', () => {
    fc.assert(
      fc.property(anyPuzzle, anyCell, (puzzle, cell) => {
        const layout = laidOut(puzzle, { cell });
        const [panel] = layout.panels;
        const rails = panel?.rails;
        if (panel === undefined || rails === undefined) throw new Error('no rails');
        const places = new Set<string>();
        for (const number of numbersOf(puzzle, panel, layout)) {
          const { slot } = number;
          const ink = inkOf(number);
          expect(within(slot, rails.left) || within(slot, rails.top)).toBe(true);
          expect(ink.left - slot.left).toBeGreaterThanOrEqual(0.55);
          expect(ink.top - slot.top).toBeGreaterThanOrEqual(0);
          expect(slot.top + slot.height - ink.top - ink.height).toBeGreaterThanOrEqual(0);
          places.add(`${slot.left} ${slot.top}`);
        }
        const count = [...puzzle.rows, ...puzzle.columns].reduce(
          (sum, clue) => sum + Math.max(1, clue.length),
          0,
        );
        expect(places.size).toBe(count);
      }),
      { numRuns: 60 },
    );
  });

  it('has slots that do not overlap', () => {
    fc.assert(
      fc.property(anyPuzzle, anyCell, (puzzle, cell) => {
        const layout = laidOut(puzzle, { cell });
        const [panel] = layout.panels;
        if (panel === undefined) throw new Error('no panel');
        const slots = [...numbersOf(puzzle, panel, layout)].map(({ slot }) => slot);
        const few = [...new Set([...slots.slice(0, 150), ...slots.slice(-150)])];
        const clash = few.some((slot, k) => few.slice(k + 1).some((other) => overlap(slot, other)));
        expect(clash).toBe(false);
      }),
      { numRuns: 15 },
    );
  });

  it('keeps heading, rails and cells apart and inside the picture', () => {
    const what = fc.constantFrom('puzzle', 'solution', 'both');
    fc.assert(
      fc.property(anyPuzzle, anyCell, what, fc.boolean(), (shape, cell, what, two) => {
        const layout = laidOut(shape, { cell, what, solutions: two ? 2 : 1 });
        const boxes = layout.panels.flatMap(({ cells, rails }) =>
          rails === undefined ? [cells] : [cells, rails.left, rails.top],
        );
        if (layout.heading !== undefined) {
          const { height } = layout.heading;
          boxes.push({ left: cell, top: 0, width: layout.width - 2 * cell, height });
          for (const { text, fontSize } of [...layout.heading.title, ...layout.heading.subtitle]) {
            const room = layout.width - 2 * cell;
            expect(text === '…' || textWidth(text, fontSize) <= room + 1e-6).toBe(true);
          }
        }
        const page = { left: 0, top: 0, width: layout.width, height: layout.height };
        for (const [k, box] of boxes.entries()) {
          expect(within(box, page)).toBe(true);
          for (const other of boxes.slice(k + 1)) expect(overlap(box, other)).toBe(false);
        }
      }),
    );
  });
});

describe('layout', () => {
  const puzzle = puzzleOf(gridOf([Array(12).fill(1), Array(12).fill(0)]), [
    { rgb: '#ffffff' },
    { rgb: '#000000' },
  ]);

  it('of the plain style is the cells and nothing else', () => {
    const layout = laidOut(puzzle, { style: 'plain', cell: 3, title: 'unseen' });
    expect([layout.width, layout.height]).toEqual([36, 6]);
    expect(layout.heading).toBeUndefined();
    expect(layout.panels).toEqual([
      { cells: { left: 0, top: 0, width: 36, height: 6 }, shows: 'picture' },
    ]);
  });

  it('sets thick rules at the frame and after every fifth cell', () => {
    const layout = laidOut(puzzle, { cell: 10, what: 'solution', title: false });
    const [panel] = layout.panels;
    if (panel === undefined) throw new Error('no panel');
    const { thick, thin } = rulesOf({ cells: panel.cells, shows: 'picture' }, layout);
    const at = (vertical: boolean, rules: typeof thick): number[] =>
      rules
        .filter((rule) => rule.vertical === vertical)
        .map(({ x, y }) => (vertical ? x - panel.cells.left : y - panel.cells.top));
    expect(at(true, thick)).toEqual([0, 50, 100, 120]);
    expect(at(false, thick)).toEqual([0, 20]);
    expect(at(true, thin)).toHaveLength(9);
    expect(at(false, thin)).toEqual([10.5]);
  });

  it('sets only numbers of three and more digits smaller, and only above columns', () => {
    const tall = puzzleOf({ width: 2, height: 120, cells: new Uint16Array(240).fill(1) }, [
      { rgb: '#ffffff' },
      { rgb: '#000000' },
    ]);
    const layout = laidOut(tall, {});
    const [panel] = layout.panels;
    if (panel === undefined) throw new Error('no panel');
    const sizes = [...numbersOf(tall, panel, layout)].map(({ text, fontSize }) => [text, fontSize]);
    expect(sizes[0]).toEqual(['2', 14.4]);
    expect(sizes.at(-1)).toEqual(['120', 10]);
  });

  it('puts the solution of a wide puzzle below it and of any other beside it', () => {
    const places = [
      [60, 10],
      [10, 10],
      [10, 60],
    ].map(([width = 1, height = 1]) => {
      const grid = gridOf(Array.from({ length: height }, () => Array(width).fill(1)));
      const { panels } = laidOut(puzzleOf(grid, puzzle.palette), { what: 'both' });
      const [first, second] = panels.map(({ cells }) => cells);
      return first?.left === second?.left ? 'below' : 'beside';
    });
    expect(places).toEqual(['below', 'beside', 'beside']);
  });
});
