/** Pictures under edit: clues that follow cells, rails with room to grow, what lies on cells. */
import {
  BLACK_ON_WHITE,
  blankGrid,
  cluesOf,
  contrast,
  type Grid,
  isWhite,
  type Palette,
  rgbOf,
  sameGrid,
} from '@nonokit/core';
import { arbitraryPicture, drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../state.js';
import { recorder } from '../testing/recorder.js';
import { editOverlay } from './edit-overlay.js';
import { cellBox, numberBox } from './hit.js';
import { liveGame } from './live-clues.js';
import { roomyRails } from './live-rails.js';
import { CONTRAST_LOOK, DARK_LOOK, LIGHT_LOOK } from './look.js';
import { withClues } from './move-viewport.js';
import { paintBoard } from './paint.js';
import { paperLook } from './paper-look.js';
import { railsOf } from './rails.js';
import { type Scene, USUAL_STYLE } from './scene.js';
import { viewportOf } from './viewport.js';

const ROOM = { width: 500, height: 500 };

function createScene(game: Game, more: Partial<Scene> = {}): Scene {
  const rails = roomyRails(game.clues, USUAL_STYLE);
  return {
    game,
    view: viewportOf(game.clues, ROOM, {}, rails),
    look: LIGHT_LOOK,
    style: USUAL_STYLE,
    numbers: { game, crossing: 'never', lines: [] },
    ...more,
  };
}

/** A picture, and another one of its size. */
const pairs = arbitraryPicture({ maxSize: 9, maxInks: 3 }).chain(({ grid, palette }) =>
  fc
    .array(fc.nat(palette.length - 1), {
      minLength: grid.cells.length,
      maxLength: grid.cells.length,
    })
    .map((colors) => ({ palette, grid, other: { ...grid, cells: Uint16Array.from(colors) } })),
);

describe('liveGame', () => {
  it('has the clues of the picture, and shows the paper as unmarked', () => {
    fc.assert(
      fc.property(pairs, ({ palette, grid, other }) => {
        const game = liveGame(other, palette, liveGame(grid, palette));
        expect({ rows: game.clues.rows, columns: game.clues.columns }).toEqual(cluesOf(other));
        expect([...game.marks]).toEqual([...other.cells].map((color) => color || -1));
      }),
    );
  });

  it('keeps unchanged clues, and the whole game if nothing has changed', () => {
    fc.assert(
      fc.property(pairs, ({ palette, grid, other }) => {
        const before = liveGame(grid, palette);
        const after = liveGame(other, palette, before);
        expect(after === before).toBe(sameGrid(grid, other));
        const lines = ({ clues }: Game) => [...clues.rows, ...clues.columns];
        lines(after).forEach((clue, number) => {
          const old = lines(before)[number];
          expect(clue === old).toBe(JSON.stringify(clue) === JSON.stringify(old));
        });
      }),
    );
  });

  it('follows a change of the palette or the size', () => {
    const grid = drawnGrid('#.', '.#');
    const before = liveGame(grid, BLACK_ON_WHITE);
    const red: Palette = [{ rgb: '#ffffff' }, { rgb: '#c8141e' }];
    expect(liveGame(grid, red, before).clues.palette).toBe(red);
    expect(liveGame(blankGrid(3, 1), red, before).clues).toMatchObject({ width: 3, height: 1 });
  });
});

describe('roomyRails', () => {
  it('have room for every clue, and keep their size while it suffices', () => {
    fc.assert(
      fc.property(pairs, ({ palette, grid, other }) => {
        const before = liveGame(grid, palette).clues;
        const after = liveGame(other, palette).clues;
        const rails = roomyRails(before, USUAL_STYLE);
        const grown = roomyRails(after, USUAL_STYLE, rails);
        const need = railsOf(after, USUAL_STYLE);
        const lacks = (has: Float64Array, needs: Float64Array): boolean =>
          needs.some((each, k) => each > (has[k] ?? 0));
        expect(lacks(grown.rows, need.rows) || lacks(grown.columns, need.columns)).toBe(false);
        const isEnough = !lacks(rails.rows, need.rows) && !lacks(rails.columns, need.columns);
        expect(grown === rails).toBe(isEnough);
      }),
    );
  });
});

describe('withClues', () => {
  const blank = blankGrid(20, 20);
  const stripes: Grid = { ...blank, cells: blank.cells.map((_, k) => k % 2) };
  const dots: Grid = {
    ...blank,
    cells: blank.cells.map((_, k) => (k + Math.floor(k / 20)) % 2),
  };

  it('does not move the cells, and squeezes the numbers instead', () => {
    const { view } = createScene(liveGame(blank, BLACK_ON_WHITE));
    for (const grid of [stripes, dots]) {
      const { clues } = liveGame(grid, BLACK_ON_WHITE);
      const next = withClues(view, clues);
      expect(cellBox(next, 7, 9)).toEqual(cellBox(view, 7, 9));
      clues.rows.forEach((clue, index) => {
        if (clue.length === 0) return;
        expect(numberBox(next, { kind: 'row', index }, 0).x).toBeGreaterThanOrEqual(view.x);
      });
      clues.columns.forEach((clue, index) => {
        if (clue.length === 0) return;
        expect(numberBox(next, { kind: 'column', index }, 0).y).toBeGreaterThanOrEqual(view.y);
      });
      expect(withClues(next, view.clues)).toEqual(view);
    }
  });
});

describe('paintBoard', () => {
  it('repaints only the changed cells and the numbers of changed clues', () => {
    const blank = blankGrid(40, 40);
    const cells = blank.cells.slice();
    cells[3 * 40 + 5] = 1;
    cells[36 * 40 + 34] = 1;
    const before = createScene(liveGame(blank, BLACK_ON_WHITE));
    const game = liveGame({ ...blank, cells }, BLACK_ON_WHITE, before.game);
    const after = { ...before, game, view: withClues(before.view, game.clues) };
    const { canvas, calls } = recorder();
    paintBoard(canvas, after, before);
    const grounds = calls.filter(
      ({ name, fillStyle }) => name === 'fillRect' && fillStyle === LIGHT_LOOK.paper,
    );
    // two cells far apart, two rows, two columns
    expect(grounds.length).toBe(6);
    expect(calls.filter(({ name }) => name === 'fillText').length).toBeLessThan(40);
  });

  it('repaints the ring of a selection at its old and its new place', () => {
    const game = liveGame(blankGrid(20, 20), BLACK_ON_WHITE);
    const area = { left: 2, top: 3, width: 4, height: 5 };
    const size = { width: 20, height: 20 };
    const before = createScene(game, { overlay: editOverlay({ area, mirror: 'none' }, size) });
    const moved = { ...area, left: 12 };
    const after = { ...before, overlay: editOverlay({ area: moved, mirror: 'none' }, size) };
    const painted = paintBoard(recorder().canvas, after, before);
    const from = cellBox(before.view, 3, 2);
    const to = cellBox(before.view, 7, 15);
    expect(painted?.x).toBeLessThanOrEqual(from.x);
    expect((painted?.x ?? 0) + (painted?.width ?? 0)).toBeGreaterThanOrEqual(to.x + to.width);
    expect(painted?.y).toBeGreaterThan(cellBox(before.view, 1, 0).y);
  });
});

describe('editOverlay', () => {
  it('is empty without a selection or a mirror axis', () => {
    expect(editOverlay({ mirror: 'none' }, { width: 5, height: 5 })).toBeUndefined();
  });

  it('stays within the picture even if the selection does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (left, top) => {
        const area = { left, top, width: 6, height: 4 };
        const overlay = editOverlay({ area, mirror: 'both' }, { width: 5, height: 7 });
        for (const range of overlay?.ranges ?? []) {
          expect(range.left).toBeGreaterThanOrEqual(0);
          expect(range.top).toBeGreaterThanOrEqual(0);
          expect(range.right).toBeLessThan(5);
          expect(range.bottom).toBeLessThan(7);
        }
      }),
    );
  });
});

describe('paperLook', () => {
  it('leaves white paper to the theme, and shows any other paper as it is', () => {
    expect(paperLook(LIGHT_LOOK, BLACK_ON_WHITE)).toBe(LIGHT_LOOK);
    expect(paperLook(DARK_LOOK, [{ rgb: '#fdfdfb' }, { rgb: '#000000' }])).toBe(DARK_LOOK);
    const navy = paperLook(LIGHT_LOOK, [{ rgb: '#101a40' }, { rgb: '#ffe680' }]);
    expect(navy).toMatchObject({ cell: '#101a40', accent: DARK_LOOK.accent });
    const cream = paperLook(LIGHT_LOOK, [{ rgb: '#fff3d6' }, { rgb: '#000000' }]);
    expect(cream).toMatchObject({ cell: '#fff3d6', accent: LIGHT_LOOK.accent });
  });

  it('has rules and marks that are visible on paper of every colour, in every theme', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const looks = fc.constantFrom(LIGHT_LOOK, DARK_LOOK, CONTRAST_LOOK);
    fc.assert(
      fc.property(looks, fc.tuple(channel, channel, channel), (look, [red, green, blue]) => {
        const paper = rgbOf(red, green, blue);
        fc.pre(!isWhite(paper));
        const on = paperLook(look, [{ rgb: paper }, { rgb: '#000000' }]);
        const least = { thin: 1.4, thick: 3, frame: 4.5, cross: 3, accent: 3, red: 3, pencil: 3 };
        for (const [name, ratio] of Object.entries(least)) {
          const color = on[name as keyof typeof least];
          expect(contrast(color, on.cell), name).toBeGreaterThanOrEqual(ratio);
        }
      }),
    );
  });
});
