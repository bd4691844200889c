/** Where boards open. The oracle of what numbers settle is every arrangement of their blocks. */
import {
  createFixedRandom,
  randomClue,
  settleByDefinition,
  typedClue,
} from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { Clues } from '../mark.js';
import { firstInSight, openingLook, opensInFull, settledCells } from './opening.js';
import { longestInSight, withNumbers } from './pull-rails.js';
import { railsOf, USUAL_LAYOUT } from './rails.js';
import { fittingCell, isFitted, toLook, type Viewport, viewportOf } from './viewport.js';

const ROOM = { width: 390, height: 600 };
const PHONE_LAYOUT = { ...USUAL_LAYOUT, shortensClues: true };

/** 40 x 40 of small numbers, but for rows of 30 cells from row `from` on. */
function cluesWithLongRows(from: number): Clues {
  const small = typedClue('1 1 1 1 1 1');
  return {
    width: 40,
    height: 40,
    palette: [{ rgb: '#ffffff' }, { rgb: '#000000' }],
    rows: Array.from({ length: 40 }, (_, row) =>
      row >= from && row < from + 8 ? typedClue('30') : small,
    ),
    columns: Array.from({ length: 40 }, () => small),
  };
}

describe('settledCells', () => {
  it('returns the cells that every arrangement fills', () => {
    const random = createFixedRandom(1);
    for (let round = 0; round < 400; round++) {
      const length = 1 + random.below(10);
      const clue = randomClue(random, length, 2);
      const open = Array.from({ length }, () => new Set([0, 1, 2]));
      const filled = settleByDefinition(open, clue)?.map((colors) => (colors.has(0) ? 0 : 1));
      expect([...settledCells(clue, length)]).toEqual(filled);
    }
  });

  it('returns no cells if the clue does not fit', () => {
    expect([...settledCells(typedClue('3 4'), 5)]).toEqual([0, 0, 0, 0, 0]);
  });
});

/** Whether cells are out of sight, or numbers squeezed. */
function isCut(view: Viewport): boolean {
  const { clues, cell, left, right, top, bottom, squeezeX, squeezeY } = view;
  const isHidden = right - left < clues.width * cell || bottom - top < clues.height * cell;
  return isHidden || Math.min(squeezeX, squeezeY) < 1;
}

describe('a board on a phone', () => {
  it('opens in full if its cells are readable', () => {
    const clues = { ...cluesWithLongRows(0), width: 5, height: 5 };
    const small = { ...clues, rows: clues.rows.slice(0, 5), columns: clues.columns.slice(0, 5) };
    expect(openingLook(small, ROOM, railsOf(small, PHONE_LAYOUT), 24)).toEqual({});
  });

  it('opens at the corner where most cells are settled', () => {
    for (const from of [0, 32]) {
      const clues = cluesWithLongRows(from);
      const rails = railsOf(clues, PHONE_LAYOUT);
      const view = viewportOf(clues, ROOM, openingLook(clues, ROOM, rails, 24), rails);
      expect(view.cell).toBe(24);
      expect(view.rows.first <= from && view.rows.last >= from + 7).toBe(true);
      const first = firstInSight(view);
      expect(first.row * 24).toBeGreaterThanOrEqual(view.scrollY - 1);
      expect((first.row - 1) * 24).toBeLessThan(view.scrollY);
    }
  });

  it('shortens long clues if that makes the cells much larger, and shows all cells', () => {
    const random = createFixedRandom(2);
    let shortened = 0;
    // a pixel stays free on each side
    const inner = { width: ROOM.width - 2, height: ROOM.height - 2 };
    for (let round = 0; round < 300; round++) {
      const width = 8 + random.below(12);
      const height = 8 + random.below(12);
      const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }, { rgb: '#ff0000' }];
      const rows = Array.from({ length: height }, () => randomClue(random, width, 2));
      // one row has many numbers
      rows[random.below(height)] = typedClue('1a 1b '.repeat(width >> 1).trim());
      const columns = Array.from({ length: width }, () => randomClue(random, height, 2));
      const clues = { width, height, palette, rows, columns };
      const rails = railsOf(clues, PHONE_LAYOUT);
      const whole = fittingCell(clues, ROOM, rails);
      const view = viewportOf(clues, ROOM, openingLook(clues, ROOM, rails, 24), rails);
      if (whole < 16) expect(view.cell).toBe(24);
      else if (view.cell === whole) expect(opensInFull(clues, ROOM, rails, 24)).toBe(true);
      else {
        shortened++;
        expect(opensInFull(clues, ROOM, rails, 24)).toBe(false);
        expect(view.cell).toBeGreaterThanOrEqual(1.2 * whole);
        expect(view.cell).toBeLessThanOrEqual(24);
        // no cell is cut, and no number is squeezed
        expect(isCut(view)).toBe(false);
        // numbers are hidden only where one more of each would have hidden cells
        const { rowNumbers, columnNumbers } = toLook(view);
        for (const [kind, most] of [
          ['row', rowNumbers],
          ['column', columnNumbers],
        ] as const) {
          const isAll = longestInSight(view, kind) <= most;
          const more = withNumbers(viewportOf(clues, inner, toLook(view), rails), kind, most + 1);
          expect(isAll || isCut(more)).toBe(true);
        }
        // the next size would have hidden cells
        const larger = viewportOf(clues, inner, { cell: view.cell + 1 }, rails);
        expect(isCut(larger) || view.cell === 24).toBe(true);
      }
    }
    expect(shortened).toBeGreaterThan(20);
  });

  it('shows only a few numbers of long clues while zoomed in, and all of them when it is fitted', () => {
    const clues = cluesWithLongRows(0);
    const rails = railsOf(clues, PHONE_LAYOUT);
    const near = viewportOf(clues, ROOM, { cell: 24, scrollY: 400 }, rails);
    expect(near.most).toEqual({ row: 4, column: 4 });
    const whole = viewportOf(clues, ROOM, {}, rails);
    expect(whole.most.row).toBe(Infinity);
    // shortened rails never make another size fit
    expect(whole.cell).toBe(fittingCell(clues, ROOM, railsOf(clues)));
    expect(isFitted(near)).toBe(false);

    const pulled = withNumbers(near, 'row', 5.7);
    expect(pulled.most).toEqual({ row: 6, column: 4 });
    expect(pulled.left).toBeGreaterThan(near.left);
    expect(longestInSight(pulled, 'row')).toBe(6);
    expect(withNumbers(near, 'row', 0).most.row).toBe(2);
  });
});
