/** Strokes and the cells they cross. */
import { BLACK_ON_WHITE, blankGrid, puzzleOf, UNKNOWN } from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMove, newGame } from './game.js';
import { cluesOnly } from './mark.js';
import { cellsBetween, type Point } from './segment.js';
import { beginStroke, extendStroke, lengthOf, moveOf, type StrokeOptions } from './stroke.js';

const SIZE = 20;
const empty = newGame(cluesOnly(puzzleOf(blankGrid(SIZE, SIZE), BLACK_ON_WHITE)));
const middle = (x: number, y: number): Point => ({ x: x + 0.5, y: y + 0.5 });
const at = (x: number, y: number): number => y * SIZE + x;
const place = fc.double({ min: 0, max: SIZE - 1e-6, noNaN: true });
const point = fc.record({ x: place, y: place });

/** The cells of a stroke through these points, by the move it makes. */
function drawStroke(
  points: Point[],
  options: StrokeOptions = {},
  game = empty,
  tool = 1,
): number[] {
  const [first = middle(0, 0), ...others] = points;
  const begun = beginStroke(game, tool, first, options);
  if (begun === undefined) return [];
  const move = moveOf(others.reduce((stroke, next) => extendStroke(game, stroke, next), begun));
  return [...move.cells].sort((a, b) => a - b);
}

describe('cellsBetween', () => {
  it('lists every cell that the line crosses, each a neighbour of the previous one', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const cells = cellsBetween(from, to);
        const keys = new Set(cells.map(({ x, y }) => `${x},${y}`));
        expect(cells[0]).toEqual({ x: Math.floor(from.x), y: Math.floor(from.y) });
        expect(cells.at(-1)).toEqual({ x: Math.floor(to.x), y: Math.floor(to.y) });
        cells.slice(1).forEach(({ x, y }, k) => {
          const before = cells[k] ?? { x, y };
          expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBe(1);
        });
        // sampled within cells: a corner that the line touches may be passed on either side
        for (let i = 0; i <= 500; i++) {
          const t = i / 500;
          const x = from.x + t * (to.x - from.x);
          const y = from.y + t * (to.y - from.y);
          const isInside = [x, y].every((each) => Math.abs(each - Math.round(each)) > 1e-6);
          if (isInside) expect(keys).toContain(`${Math.floor(x)},${Math.floor(y)}`);
        }
      }),
    );
  });
});

describe('strokes', () => {
  it('paint all cells when the pointer jumps across fifteen', () => {
    const cells = drawStroke([middle(2, 4), middle(17, 4)]);
    expect(cells).toEqual(Array.from({ length: 16 }, (_, i) => at(2 + i, 4)));
  });

  it('paint every cell that the pointer crosses, on any path', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), (points) => {
        const cells = new Set(drawStroke(points, { isAxisLocked: false }));
        points.slice(1).forEach((to, k) => {
          for (const { x, y } of cellsBetween(points[k] ?? to, to))
            expect(cells).toContain(at(x, y));
        });
      }),
    );
  });

  it('keep to the row or column of the first step', () => {
    expect(drawStroke([middle(3, 3), middle(5, 4), middle(6, 9)])).toEqual(
      [3, 4, 5, 6].map((x) => at(x, 3)),
    );
    expect(drawStroke([middle(3, 3), middle(4, 6), middle(9, 5)])).toEqual(
      [3, 4, 5, 6].map((y) => at(3, y)),
    );
    // small movements within the first cell decide nothing
    const shaken = [middle(3, 3), { x: 3.9, y: 3.6 }, middle(3, 5)];
    expect(drawStroke(shaken)).toEqual([3, 4, 5].map((y) => at(3, y)));
  });

  it('stop at the edge of the board, and continue when the pointer returns', () => {
    expect(drawStroke([middle(18, 0), middle(40, 0), middle(17, 0)])).toEqual([17, 18, 19]);
    expect(drawStroke([middle(-3, 0), middle(4, 0)])).toEqual([]);
  });

  it('change only cells like the first one', () => {
    const game = applyMove(empty, { type: 'paint', mark: 0, cells: [at(4, 0), at(6, 0)] });
    expect(drawStroke([middle(3, 0), middle(7, 0)], {}, game)).toEqual([3, 5, 7]);
    const all = { isLikeFirst: false };
    expect(drawStroke([middle(3, 0), middle(7, 0)], all, game)).toEqual([3, 4, 5, 6, 7]);
  });

  it('erase if the cell already has the mark of the tool', () => {
    const game = applyMove(empty, { type: 'paint', mark: 1, cells: [0, 1, 2] });
    const erasing = beginStroke(game, 1, middle(0, 0));
    expect(erasing?.mark).toBe(UNKNOWN);
    expect(beginStroke(game, 1, middle(0, 0), { isToggling: false })?.mark).toBe(1);
    expect(beginStroke(game, 0, middle(0, 0))?.mark).toBe(0);
  });

  it('continue from a cell that has the mark, if they do not toggle', () => {
    const game = applyMove(empty, { type: 'paint', mark: 1, cells: [at(3, 0)] });
    const plain = { isToggling: false };
    expect(drawStroke([middle(3, 0), middle(5, 0)], plain, game)).toEqual([3, 4, 5]);
  });

  it('leave an X if it is protected from inks, wherever they begin', () => {
    const game = applyMove(empty, { type: 'paint', mark: 0, cells: [at(3, 0), at(5, 0)] });
    const safe = { isCrossSafe: true };
    expect(drawStroke([middle(3, 0), middle(6, 0)], safe, game)).toEqual([4, 6]);
    expect(drawStroke([middle(3, 0)], safe, game)).toEqual([]);
    const all = { isCrossSafe: true, isLikeFirst: false };
    expect(drawStroke([middle(4, 0), middle(6, 0)], all, game)).toEqual([4, 6]);
    // an X over an X is erased, and the eraser takes it
    expect(beginStroke(game, 0, middle(3, 0), safe)?.mark).toBe(UNKNOWN);
    expect(beginStroke(game, UNKNOWN, middle(3, 0), safe)?.cells.size).toBe(1);
  });

  it('report their length', () => {
    const begun = beginStroke(empty, 1, middle(2, 2));
    if (begun === undefined) throw new Error('the stroke begins on the board');
    expect(lengthOf(begun)).toBe(1);
    expect(lengthOf(extendStroke(empty, begun, middle(9, 2)))).toBe(8);
    expect(lengthOf(extendStroke(empty, begun, middle(2, 0)))).toBe(3);
  });
});
