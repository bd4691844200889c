/**
 * Geometry: rails and cells stay aligned at every zoom and scroll, and what is hit is what is drawn
 * there.
 */
import { type Line, randomOf } from '@nonokit/core';
import { arbitraryPuzzle } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clueOf } from '../line-marks.js';
import { type Clues, cluesOnly } from '../mark.js';
import { cellBox, cornerBox, numberBox, targetAt } from './hit.js';
import { inRoom, panned, showing, withRails, zoomed } from './move-viewport.js';
import { listSides, railsOf, shownBlocks } from './rails.js';
import { boardPoint, fittingCell, isFitted, type Viewport, viewportOf } from './viewport.js';

const rooms = fc.record({
  width: fc.integer({ min: 120, max: 900 }),
  height: fc.integer({ min: 120, max: 900 }),
});

/** Viewports of any puzzle, zoomed and scrolled anyhow. */
const views = fc
  .tuple(
    arbitraryPuzzle({ maxSize: 30, maxInks: 2 }),
    rooms,
    fc.double({ min: 0.5, max: 8, noNaN: true }),
    fc.nat(2000),
    fc.nat(2000),
  )
  .map(([puzzle, room, zoom, x, y]) => {
    const clues = cluesOnly(puzzle);
    const whole = viewportOf(clues, room);
    return panned(zoomed(whole, zoom, { x: room.width / 2, y: room.height / 2 }), -x, -y);
  });

const linesOf = ({ width, height }: Clues): Line[] => [
  ...Array.from({ length: height }, (_, index) => ({ kind: 'row', index }) as const),
  ...Array.from({ length: width }, (_, index) => ({ kind: 'column', index }) as const),
];

/** True if the line has a cell in sight. */
const isInSight = ({ rows, columns }: Viewport, { kind, index }: Line): boolean => {
  const { first, last } = kind === 'row' ? rows : columns;
  return index >= first && index <= last;
};

describe('viewportOf', () => {
  it('shows the whole board if it fits', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 20, maxInks: 2 }), rooms, (puzzle, room) => {
        const clues = cluesOnly(puzzle);
        const view = viewportOf(clues, room);
        if (view.cell <= 2) return;
        expect(isFitted(view)).toBe(true);
        expect(view.columns).toEqual({ first: 0, last: clues.width - 1 });
        expect(view.rows).toEqual({ first: 0, last: clues.height - 1 });
        const last = cellBox(view, clues.height - 1, clues.width - 1);
        expect(last.x + last.width).toBeLessThanOrEqual(room.width);
        expect(last.y + last.height).toBeLessThanOrEqual(room.height);
      }),
    );
  });

  it('has room for every number of the visible lines', () => {
    fc.assert(
      fc.property(views, (view) => {
        for (const line of linesOf(view.clues).filter((each) => isInSight(view, each))) {
          const count = Math.max(1, clueOf(line, view.clues).length);
          const first = numberBox(view, line, 0);
          expect(line.kind === 'row' ? first.x : first.y).toBeGreaterThanOrEqual(0);
          const last = numberBox(view, line, count - 1);
          const edge = line.kind === 'row' ? last.x + last.width : last.y + last.height;
          const inner = line.kind === 'row' ? view.left : view.top;
          expect(edge).toBeLessThan(inner);
          expect(edge).toBeGreaterThan(inner - 0.15 * view.cell - 0.1);
        }
      }),
    );
  });

  it('never scrolls beyond the edges', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { clues, room, left, top, scrollX, scrollY, cell } = view;
        expect(scrollX).toBeGreaterThanOrEqual(0);
        expect(scrollY).toBeGreaterThanOrEqual(0);
        if (scrollX > 0)
          expect(clues.width * cell - scrollX).toBeGreaterThanOrEqual(room.width - left - 0.5);
        if (scrollY > 0)
          expect(clues.height * cell - scrollY).toBeGreaterThanOrEqual(room.height - top - 0.5);
      }),
    );
  });
});

describe('targetAt', () => {
  it('finds each visible cell and number at its centre', () => {
    fc.assert(
      fc.property(views, fc.nat(), (view, seed) => {
        const random = randomOf(seed);
        const { clues, left, top, room, rows, columns } = view;
        const middle = ({ x, y, width, height }: ReturnType<typeof cellBox>) => ({
          x: x + width / 2,
          y: y + height / 2,
        });
        for (let i = 0; i < 10; i++) {
          const row = rows.first + random.below(rows.last - rows.first + 1);
          const column = columns.first + random.below(columns.last - columns.first + 1);
          const at = middle(cellBox(view, row, column));
          const isSeen = at.x >= left && at.y >= top && at.x < room.width && at.y < room.height;
          if (isSeen) expect(targetAt(view, at)).toEqual({ kind: 'cell', row, column });
        }
        for (const line of linesOf(clues)) {
          const clue = clueOf(line, clues);
          clue.forEach((_, block) => {
            const at = middle(numberBox(view, line, block));
            const across = line.kind === 'row' ? at.y - top : at.x - left;
            const along = line.kind === 'row' ? room.height - at.y : room.width - at.x;
            const isSeen = isInSight(view, line) && across >= 0 && along > 0;
            if (isSeen) expect(targetAt(view, at)).toEqual({ kind: 'number', line, block });
          });
        }
      }),
    );
  });

  it('recognises the corner, the rails and the outside', () => {
    const clues: Clues = {
      width: 2,
      height: 2,
      palette: [{ rgb: '#ffffff' }, { rgb: '#000000' }],
      rows: [
        [
          { size: 1, color: 1 },
          { size: 1, color: 1 },
        ],
        [{ size: 1, color: 1 }],
      ],
      columns: [[{ size: 1, color: 1 }], []],
    };
    const view = viewportOf(clues, { width: 200, height: 200 });
    expect(targetAt(view, { x: view.x + 1, y: view.y + 1 })).toEqual({ kind: 'corner' });
    const besideRow1 = { x: view.x + 1, y: cellBox(view, 1, 0).y + 5 };
    expect(targetAt(view, besideRow1)).toEqual({ kind: 'rail', line: { kind: 'row', index: 1 } });
    expect(targetAt(view, { x: -1, y: 10 })).toBeUndefined();
    expect(targetAt(view, { x: 199, y: 199 })).toBeUndefined();
  });
});

describe('rails on other sides', () => {
  const layouts = fc.record({
    numbers: fc.constantFrom('left', 'right', 'both'),
    hasLineNumbers: fc.boolean(),
    hasSymbols: fc.boolean(),
    shortensClues: fc.boolean(),
  });

  it('stay in sight beside their lines, and hit tests find them there', () => {
    fc.assert(
      fc.property(views, layouts, fc.nat(2000), (some, layout, scroll) => {
        const view = panned(withRails(some, railsOf(some.clues, layout)), -scroll, -scroll);
        const { room, clues } = view;
        expect(view.endX).toBeLessThanOrEqual(room.width + 1);
        expect(view.endY).toBeLessThanOrEqual(room.height + 1);
        for (const line of linesOf(clues).filter((each) => isInSight(view, each))) {
          clueOf(line, clues).forEach((_, block) => {
            for (const side of listSides(layout)) {
              const { first, last } = shownBlocks(
                clueOf(line, clues).length,
                view.most[line.kind],
                side,
              );
              if (block < first || block > last) continue;
              const { x, y, width, height } = numberBox(view, line, block, side);
              const at = { x: x + width / 2, y: y + height / 2 };
              const [across, from, to] =
                line.kind === 'row' ? [at.y, view.top, view.bottom] : [at.x, view.left, view.right];
              if (across < from || across >= to) continue;
              expect(targetAt(view, at)).toEqual({ kind: 'number', line, block });
            }
          });
        }
      }),
    );
  });

  it('leave a corner for the miniature between them', () => {
    fc.assert(
      fc.property(views, layouts, (some, layout) => {
        const view = withRails(some, railsOf(some.clues, layout));
        const { x, y, width, height } = cornerBox(view);
        const middle = { x: x + width / 2, y: y + height / 2 };
        expect(targetAt(view, middle)).toEqual({ kind: 'corner' });
      }),
    );
  });
});

/** How much the depths of rails differ, in cells: none where all clues are equally long. */
const railChange = ({ cell }: Viewport, rooms: Float64Array, squeeze: number): number =>
  (Math.max(...rooms) - Math.min(...rooms)) * squeeze + 2 / cell;

describe('zooming and panning', () => {
  it('keep the place under the pointer fixed, unless an edge prevents it', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0.7, max: 1.5, noNaN: true }), (view, factor) => {
        const { left, top, room } = view;
        const anchor = { x: (left + room.width) / 2, y: (top + room.height) / 2 };
        const at = boardPoint(view, anchor);
        const next = zoomed(view, factor, anchor);
        const after = boardPoint(next, anchor);
        const free = (scroll: number, count: number, from: number, size: number): boolean =>
          scroll > 1 && scroll < count * next.cell - (size - from) - 1;
        // rails that come and go in turns leave the place off by what they differ, as while panning
        const depthX = railChange(next, next.rails.rows, next.squeezeX);
        const depthY = railChange(next, next.rails.columns, next.squeezeY);
        if (free(next.scrollX, next.clues.width, next.left, room.width)) {
          expect(Math.abs(after.x - at.x)).toBeLessThanOrEqual(depthX + 0.05);
        }
        if (free(next.scrollY, next.clues.height, next.top, room.height)) {
          expect(Math.abs(after.y - at.y)).toBeLessThanOrEqual(depthY + 0.05);
        }
      }),
    );
  });

  it('bring any cell into sight', () => {
    fc.assert(
      fc.property(views, fc.nat(), fc.nat(), (view, a, b) => {
        const row = a % view.clues.height;
        const column = b % view.clues.width;
        const { left, top, room } = showing(view, row, column);
        const box = cellBox(showing(view, row, column), row, column);
        expect(box.x).toBeGreaterThanOrEqual(left - 0.5);
        expect(box.y).toBeGreaterThanOrEqual(top - 0.5);
        expect(box.x + box.width).toBeLessThanOrEqual(room.width + 0.5);
        expect(box.y + box.height).toBeLessThanOrEqual(room.height + 0.5);
      }),
    );
  });

  it('fit the board again after the available space has changed', () => {
    const clues: Clues = {
      width: 30,
      height: 30,
      palette: [{ rgb: '#ffffff' }, { rgb: '#000000' }],
      rows: Array.from({ length: 30 }, () => [{ size: 3, color: 1 }]),
      columns: Array.from({ length: 30 }, () => [{ size: 3, color: 1 }]),
    };
    const phone = viewportOf(clues, { width: 390, height: 600 });
    expect(phone.cell).toBeLessThan(14);
    const desktop = inRoom(phone, { width: 1000, height: 900 });
    expect(isFitted(desktop)).toBe(true);
    expect(desktop.cell).toBe(fittingCell(clues, { width: 1000, height: 900 }));
    const zoomedIn = zoomed(phone, 3, { x: 200, y: 300 });
    expect(zoomedIn.cell).toBeGreaterThanOrEqual(24);
    expect(inRoom(zoomedIn, { width: 600, height: 390 }).cell).toBe(zoomedIn.cell);
  });
});
