/** Geometry: for every puzzle, nothing on a sheet overlaps or leaves its place. */
import { gridOf, type Puzzle, puzzleOf } from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCell, anyPuzzle } from '../testing/any-puzzle.js';
import type { Box } from './box.js';
import { layoutOf, type SheetLayout } from './layout.js';
import { digitsWidth, textWidth } from './measure.js';
import { numbersOf, type PlacedNumber } from './numbers.js';
import { listSlots } from './rails.js';
import { rulesOf } from './rules.js';
import type { LayoutOptions } from './sheet-plan.js';
import { tickLabels } from './ticks.js';

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
function inkOf({ text, x, y, fontSize, turned }: PlacedNumber): Box {
  const width = digitsWidth(text.length, fontSize);
  const height = 0.75 * fontSize;
  if (turned === true)
    return { left: x - height, top: y - width / 2, width: height, height: width };
  return { left: x - width / 2, top: y - height, width, height };
}

describe('a sheet of any puzzle', () => {
  it('keeps every number in its own slot inside its rail, with space around it', () => {
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
          const all = [rails.left, rails.top, rails.right, rails.bottom];
          expect(all.some((rail) => rail !== undefined && within(slot, rail))).toBe(true);
          expect(ink.left - slot.left).toBeGreaterThanOrEqual(0.55);
          expect(ink.top - slot.top).toBeGreaterThanOrEqual(0);
          expect(slot.top + slot.height - ink.top - ink.height).toBeGreaterThanOrEqual(0);
          places.add(`${slot.left} ${slot.top}`);
        }
        const countBlocks = (clues: Puzzle['rows']): number =>
          clues.reduce((sum, clue) => sum + Math.max(1, clue.length), 0);
        const [down, over] = [rails.right, rails.bottom].map((rail) =>
          rail === undefined ? 1 : 2,
        );
        const rows = (down ?? 1) * countBlocks(puzzle.rows);
        expect(places.size).toBe(rows + (over ?? 1) * countBlocks(puzzle.columns));
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
          [cells, rails?.left, rails?.top, rails?.right, rails?.bottom].filter(
            (box) => box !== undefined,
          ),
        );
        const labels = [
          ...layout.panels.flatMap(({ label }) => label ?? []),
          ...(layout.legend?.entries ?? []).map(({ label }) => label),
          ...layout.panels.flatMap(({ cells }) => tickLabels(shape, cells, layout.ticks)),
        ];
        boxes.push(...labels.map(({ slot }) => slot));
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

  it('of the plain style consists of the cells alone', () => {
    const layout = laidOut(puzzle, { style: 'plain', cell: 3, title: 'unseen' });
    expect([layout.width, layout.height]).toEqual([36, 6]);
    expect(layout.heading).toBeUndefined();
    expect(layout.panels).toEqual([
      { cells: { left: 0, top: 0, width: 36, height: 6 }, shows: 'picture' },
    ]);
  });

  it('draws thick rules at the frame and after every fifth cell', () => {
    const layout = laidOut(puzzle, { cell: 10, what: 'solution', title: false });
    const [panel] = layout.panels;
    if (panel === undefined) throw new Error('no panel');
    const { thick, thin } = rulesOf({ cells: panel.cells, shows: 'picture' }, layout).cells;
    const at = (vertical: boolean, rules: typeof thick): number[] =>
      rules
        .filter((rule) => rule.vertical === vertical)
        .map(({ x, y }) => (vertical ? x - panel.cells.left : y - panel.cells.top));
    expect(at(true, thick)).toEqual([0, 50, 100, 120]);
    expect(at(false, thick)).toEqual([0, 20]);
    expect(at(true, thin)).toHaveLength(9);
    expect(at(false, thin)).toEqual([10.5]);
  });

  it('rotates numbers of three or more digits above columns, and keeps their size', () => {
    const tall = puzzleOf({ width: 2, height: 120, cells: new Uint16Array(240).fill(1) }, [
      { rgb: '#ffffff' },
      { rgb: '#000000' },
    ]);
    const layout = laidOut(tall, {});
    const [panel] = layout.panels;
    if (panel === undefined) throw new Error('no panel');
    const all = [...numbersOf(tall, panel, layout)];
    expect(all[0]).toMatchObject({ text: '2', fontSize: 14.4 });
    expect(all.at(-1)).toMatchObject({ text: '120', fontSize: 14.4, turned: true });
  });

  it('packs the numbers of each row independently', () => {
    const cells = Uint16Array.from({ length: 260 }, (_, k) => (k < 130 ? k % 2 : 1));
    const wide = puzzleOf({ width: 130, height: 2, cells }, puzzle.palette);
    const rails = laidOut(wide, {}).panels[0]?.rails;
    if (rails === undefined) throw new Error('no rails');
    expect(rails.left.width).toBe(65 * rails.slotWidth + 2 * rails.gap);
    expect(listSlots(rails, 'row', 1)[0]?.length).toBeGreaterThan(rails.slotWidth);
  });

  it('has a title only if a picture is shown, or on request', () => {
    const titled = { ...puzzle, meta: { title: 'Moon', author: 'A', license: 'CC0-1.0' } };
    const shown = (options: LayoutOptions): string[] => {
      const { title = [], subtitle = [] } = laidOut(titled, { cell: 40, ...options }).heading ?? {};
      return [...title, ...subtitle].map(({ text }) => text);
    };
    const facts = '12 × 2 · A · CC0-1.0';
    expect(shown({})).toEqual([facts]);
    expect(shown({ what: 'solution' })).toEqual(['Moon', facts]);
    expect(shown({ what: 'both' })).toEqual(['Moon', facts]);
    expect(shown({ what: 'both', title: '' })).toEqual([facts]);
    expect(shown({ title: true })).toEqual(['Moon', facts]);
    expect(shown({ title: 'Sun' })).toEqual(['Sun', facts]);
    expect(shown({ what: 'solution', title: false })).toEqual([]);
  });

  it('draws every tenth rule thick in large sheets', () => {
    const wide = puzzleOf({ width: 30, height: 1, cells: new Uint16Array(30) }, puzzle.palette);
    const layout = laidOut(wide, { title: false });
    const [panel] = layout.panels;
    if (panel === undefined) throw new Error('no panel');
    const { thick, middle } = rulesOf(panel, layout).cells;
    const places = (rules: typeof thick): number[] =>
      rules.filter(({ vertical }) => vertical).map(({ x }) => (x - panel.cells.left) / 24);
    expect(places(thick)).toEqual([0, 10, 20, 30]);
    expect(places(middle)).toEqual([5, 15, 25]);
  });

  it('numbers lines and repeats clues on large sheets, or on request', () => {
    const sized = (width: number, height: number, options: LayoutOptions = {}) => {
      const cells = new Uint16Array(width * height);
      const { panels, ticks } = laidOut(
        puzzleOf({ width, height, cells }, puzzle.palette),
        options,
      );
      const { right, bottom } = panels[0]?.rails ?? {};
      return [ticks.every, right !== undefined, bottom !== undefined];
    };
    expect(sized(49, 49)).toEqual([0, false, false]);
    expect(sized(50, 20)).toEqual([10, false, false]);
    expect(sized(60, 20)).toEqual([10, true, false]);
    expect(sized(20, 60)).toEqual([10, false, true]);
    expect(sized(80, 80, { numbers: 0, repeatClues: false })).toEqual([0, false, false]);
    expect(sized(10, 10, { numbers: 5, repeatClues: true })).toEqual([5, true, true]);
    expect(sized(10, 1000)).toEqual([10, false, false]);
  });

  it('explains the colours of a coloured puzzle, the paper first', () => {
    const palette = [{ rgb: '#14213d' }, { rgb: '#ffffff' }, { rgb: '#ff0000' }];
    const night = puzzleOf(gridOf([Array(12).fill(1)]), palette);
    const names = (options: LayoutOptions, one = night): string[] | undefined =>
      laidOut(one, options).legend?.entries.map(({ label }) => label.text);
    expect(names({})).toEqual(['blank', 'white']);
    expect(names({ lang: 'ru' })).toEqual(['пусто', 'белый']);
    expect(names({ what: 'solution' })).toBeUndefined();
    expect(names({ legend: false })).toBeUndefined();
    expect(names({ legend: true }, puzzle)).toBeUndefined();
  });

  it('labels each panel if there are several', () => {
    const labels = (options: LayoutOptions): (string | undefined)[] =>
      laidOut(puzzle, options).panels.map(({ label }) => label?.text);
    expect(labels({ what: 'both' })).toEqual(['Puzzle', 'Solution']);
    expect(labels({ what: 'both', lang: 'ru' })).toEqual(['Кроссворд', 'Решение']);
    expect(labels({ what: 'solution', solutions: 2 })).toEqual(['Solution 1', 'Solution 2']);
    expect(labels({})).toEqual([undefined]);
  });

  it('puts the solution below a wide puzzle and beside any other', () => {
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
