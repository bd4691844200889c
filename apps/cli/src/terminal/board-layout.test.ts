import { BLANK } from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countBars,
  cutClue,
  FOOT_LINES,
  findCell,
  findLeft,
  findTop,
  GROUP,
  HEAD_LINES,
  layOutBoard,
  listTokens,
  SMALLEST,
  scrollTo,
} from './board-layout.js';

/** A board, a terminal and a cell. */
const scenes = fc
  .record({
    width: fc.integer({ min: 1, max: 120 }),
    height: fc.integer({ min: 1, max: 120 }),
    blocks: fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 20 }),
    columns: fc.integer({ min: SMALLEST.columns, max: 250 }),
    rows: fc.integer({ min: SMALLEST.rows, max: 100 }),
    scroll: fc.record({ row: fc.nat(130), column: fc.nat(130) }),
    cursor: fc.record({ row: fc.nat(119), column: fc.nat(119) }),
  })
  .map(({ width, height, blocks, columns, rows, scroll, cursor }) => {
    const clue = blocks.map((size) => ({ size, color: BLANK + 1 }));
    const clues = {
      width,
      height,
      rows: Array.from({ length: height }, (_, k) => clue.slice(k % 7)),
      columns: Array.from({ length: width }, (_, k) => clue.slice(k % 5)),
    };
    const tokens = listTokens(clues, ({ size }) => `${size}`);
    const size = { columns, rows };
    const inside = { row: cursor.row % height, column: cursor.column % width };
    return { clues, tokens, size, scroll, cursor: inside };
  });

describe('layOutBoard', () => {
  it('fits its terminal, and finds each cell where it stands', () => {
    fc.assert(
      fc.property(scenes, ({ clues, tokens, size, scroll }) => {
        const layout = layOutBoard(clues, tokens, size, scroll);
        expect(layout.columns.to).toBeGreaterThan(layout.columns.from);
        expect(layout.rows.to).toBeGreaterThan(layout.rows.from);
        expect(layout.left).toBe(layout.railLeft + layout.railWidth + 1);
        expect(layout.top).toBe(HEAD_LINES + layout.railDepth);
        for (let column = layout.columns.from; column < layout.columns.to; column++) {
          const left = findLeft(layout, column);
          expect(left).toBeGreaterThanOrEqual(layout.left);
          expect(left + layout.cellWidth).toBeLessThanOrEqual(size.columns);
          for (let row = layout.rows.from; row < layout.rows.to; row++) {
            const top = findTop(layout, row);
            expect(top).toBeLessThan(size.rows - FOOT_LINES);
            for (const within of [0, layout.cellWidth - 1]) {
              const place = { row: top, column: left + within };
              expect(findCell(layout, place)).toEqual({ row, column });
            }
          }
        }
        expect(findCell(layout, { row: layout.top - 1, column: layout.left })).toBeUndefined();
        expect(findCell(layout, { row: layout.top, column: layout.left - 1 })).toBeUndefined();
      }),
    );
  });

  it('uses the whole room where there are cells for it', () => {
    fc.assert(
      fc.property(scenes, ({ clues, tokens, size, scroll }) => {
        const { columns, cellWidth, railWidth } = layOutBoard(clues, tokens, size, scroll);
        const needed = (from: number, to: number): number =>
          (to - from) * cellWidth + countBars(from, to);
        const room = size.columns - railWidth - 1;
        const { from, to } = columns;
        if (from > 0 && to === clues.width) expect(needed(from - 1, to)).toBeGreaterThan(room);
        if (to < clues.width) expect(needed(from, to + 1)).toBeGreaterThan(room);
      }),
    );
  });
});

describe('scrollTo', () => {
  it('brings the cursor in sight, and stays where it is in sight already', () => {
    fc.assert(
      fc.property(scenes, ({ clues, tokens, size, scroll, cursor }) => {
        const layOut = (to: typeof scroll) => layOutBoard(clues, tokens, size, to);
        const { rows, columns } = layOut(scrollTo(cursor, scroll, layOut));
        expect(cursor.row >= rows.from && cursor.row < rows.to).toBe(true);
        expect(cursor.column >= columns.from && cursor.column < columns.to).toBe(true);
        const there = layOut(scroll);
        const isInSight =
          cursor.row >= there.rows.from &&
          cursor.row < there.rows.to &&
          cursor.column >= there.columns.from &&
          cursor.column < there.columns.to;
        if (isInSight)
          expect({ rows, columns }).toEqual({ rows: there.rows, columns: there.columns });
      }),
    );
  });
});

describe('countBars', () => {
  it('counts the fifth cells but the first of a span', () => {
    for (let from = 0; from < 12; from++) {
      for (let to = from; to < 24; to++) {
        let bars = 0;
        for (let cell = from + 1; cell < to; cell++) if (cell % GROUP === 0) bars++;
        expect(countBars(from, to)).toBe(bars);
      }
    }
  });
});

describe('cutClue', () => {
  it('keeps the last numbers that fit', () => {
    const clue = ['12', '3', '4'];
    const within = (most: number) => (some: readonly string[]) => some.join(' ').length <= most;
    expect(cutClue(clue, within(6))).toEqual(clue);
    expect(cutClue(clue, within(5))).toEqual(['…', '3', '4']);
    expect(cutClue(clue, within(4))).toEqual(['…', '4']);
    expect(cutClue(clue, within(1))).toEqual(['…']);
  });
});
