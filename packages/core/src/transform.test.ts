/**
 * Transforms: drawn examples show each one, and the laws of the square's symmetries ensure that
 * pictures and puzzles transform alike.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, sameGrid } from './grid.js';
import { BLACK_ON_WHITE, type Color, type Palette } from './palette.js';
import type { Puzzle } from './puzzle.js';
import { puzzleOf } from './puzzle-of.js';
import { solves } from './solves.js';
import { arbitraryPicture, paletteOf } from './testing/arbitraries.js';
import { drawnGrid, typedClue } from './testing/drawn.js';
import {
  contentOf,
  cropGrid,
  cropPuzzle,
  mirrorGrid,
  mirrorPuzzle,
  recolorGrid,
  recolorPuzzle,
  reverseClue,
  transposeGrid,
  transposePuzzle,
  turnGrid,
  turnPuzzle,
} from './transform.js';

const pictures = arbitraryPicture({ maxSize: 8, maxInks: 3 });

/** A picture with a permutation of its palette that keeps the background. */
const recolored = pictures.chain(({ grid, palette }) => {
  const inks = Array.from({ length: palette.length - 1 }, (_, i) => i + 1);
  return fc
    .shuffledSubarray(inks, { minLength: inks.length })
    .map((order) => ({ grid, palette, order: [0, ...order] }));
});

function inverse(order: readonly Color[]): Color[] {
  return order.map((_, color) => order.indexOf(color));
}

function withoutGoal({ goal: _, ...puzzle }: Puzzle): Puzzle {
  return puzzle;
}

describe('drawn examples', () => {
  const flag = drawnGrid('ab.', '..c');

  it.each([
    ['transposeGrid', transposeGrid, drawnGrid('a.', 'b.', '.c')],
    ['mirrorGrid', mirrorGrid, drawnGrid('.ba', 'c..')],
    ['turnGrid', turnGrid, drawnGrid('.a', '.b', 'c.')],
  ])('show what %s does', (_, transform, expected) => {
    expect(transform(flag)).toEqual(expected);
  });

  it('show what recolorGrid does', () => {
    expect(recolorGrid(flag, [0, 2, 3, 1])).toEqual(drawnGrid('bc.', '..a'));
  });

  it('show what reverseClue does', () => {
    const clue = typedClue('3a 1b 2a');
    expect(reverseClue(clue)).toEqual(typedClue('2a 1b 3a'));
    expect(clue).toEqual(typedClue('3a 1b 2a'));
  });
});

describe.each([
  { name: 'mirror', ofGrid: mirrorGrid, ofPuzzle: mirrorPuzzle, period: 2 },
  { name: 'transpose', ofGrid: transposeGrid, ofPuzzle: transposePuzzle, period: 2 },
  { name: 'turn', ofGrid: turnGrid, ofPuzzle: turnPuzzle, period: 4 },
])('$name', ({ ofGrid, ofPuzzle, period }) => {
  const repeated = <T>(value: T, change: (value: T) => T): T => {
    let result = value;
    for (let i = 0; i < period; i++) result = change(result);
    return result;
  };

  it(`is the identity after ${period} times`, () => {
    fc.assert(
      fc.property(pictures, ({ grid, palette }) => {
        const puzzle = puzzleOf(grid, palette);
        expect(repeated(grid, ofGrid)).toEqual(grid);
        expect(repeated(puzzle, ofPuzzle)).toEqual(puzzle);
      }),
    );
  });

  it('transforms a picture and its puzzle alike', () => {
    fc.assert(
      fc.property(pictures, ({ grid, palette }) => {
        const puzzle = puzzleOf(grid, palette, { title: 'Boot' });
        const expected = puzzleOf(ofGrid(grid), palette, { title: 'Boot' });
        expect(ofPuzzle(puzzle)).toEqual(expected);
        expect(ofPuzzle(withoutGoal(puzzle))).toEqual(withoutGoal(expected));
      }),
    );
  });

  it('leaves its argument unchanged and keeps unknown members', () => {
    const extra = { label: 'line' };
    const puzzle = { ...puzzleOf(drawnGrid('ab', '.c'), paletteOf(3)), extra };
    const before = structuredClone(puzzle);
    expect(ofPuzzle(puzzle).extra).toBe(extra);
    expect(puzzle).toEqual(before);
  });
});

describe('the symmetries of a square', () => {
  it('mirroring and then turning, done twice, is the identity', () => {
    const flip = (grid: Grid): Grid => turnGrid(mirrorGrid(grid));
    fc.assert(
      fc.property(pictures, ({ grid }) => {
        expect(flip(flip(grid))).toEqual(grid);
      }),
    );
  });

  it('give eight different pictures of an asymmetric picture', () => {
    const seen: Grid[] = [];
    let grid = drawnGrid('##.', '#..', '.#.');
    for (let quarter = 0; quarter < 4; quarter++) {
      seen.push(grid, mirrorGrid(grid));
      grid = turnGrid(grid);
    }
    const different = seen.filter(
      (one, i) => seen.findIndex((other) => sameGrid(one, other)) === i,
    );
    expect(different).toHaveLength(8);
  });
});

describe('recolour', () => {
  it('is undone by the inverse order', () => {
    fc.assert(
      fc.property(recolored, ({ grid, palette, order }) => {
        const puzzle = puzzleOf(grid, palette);
        expect(recolorGrid(recolorGrid(grid, order), inverse(order))).toEqual(grid);
        expect(recolorPuzzle(recolorPuzzle(puzzle, order), inverse(order))).toEqual(puzzle);
      }),
    );
  });

  it('renumbers picture, clues and palette alike: every cell looks as before', () => {
    fc.assert(
      fc.property(recolored, ({ grid, palette, order }) => {
        const puzzle = recolorPuzzle(puzzleOf(grid, palette), order);
        const renumbered = recolorGrid(grid, order);
        expect(puzzle).toEqual(puzzleOf(renumbered, puzzle.palette));
        expect(solves(renumbered, puzzle)).toBe(true);
        const look = (picture: Grid, colors: Palette) =>
          Array.from(picture.cells, (color) => colors[color]?.rgb);
        expect(look(renumbered, puzzle.palette)).toEqual(look(grid, palette));
      }),
    );
  });

  it.each([
    ['too short', [0, 1]],
    ['too long', [0, 1, 2, 3]],
    ['twice the same', [0, 1, 1]],
    ['another background', [1, 0, 2]],
    ['a colour that is not there', [0, 1, 3]],
    ['half a colour', [0, 1, 1.5]],
  ])('refuses an order that is not a permutation: %s', (_, order) => {
    const puzzle = puzzleOf(drawnGrid('ab'), paletteOf(2));
    expect(() => recolorPuzzle(puzzle, order)).toThrow(RangeError);
  });
});

describe('contentOf', () => {
  it.each([
    [drawnGrid('#'), { left: 0, top: 0, width: 1, height: 1 }],
    [drawnGrid('....', '..#.', '.b..', '....'), { left: 1, top: 1, width: 2, height: 2 }],
    [drawnGrid('...#', '....', '#...'), { left: 0, top: 0, width: 4, height: 3 }],
    [drawnGrid('...', '...'), undefined],
  ])('is the smallest rectangle around the filled cells (%#)', (grid, rectangle) => {
    expect(contentOf(grid)).toEqual(rectangle);
  });

  it('removes only blank lines, and as many as possible', () => {
    fc.assert(
      fc.property(pictures, ({ grid }) => {
        const area = contentOf(grid);
        const filled = grid.cells.filter((color) => color !== 0).length;
        expect(area === undefined).toBe(filled === 0);
        if (area === undefined) return;
        const cropped = cropGrid(grid, area);
        expect(cropped.cells.filter((color) => color !== 0)).toHaveLength(filled);
        expect(contentOf(cropped)).toEqual({ ...area, left: 0, top: 0 });
        expect([cropped.width, cropped.height]).toEqual([area.width, area.height]);
      }),
    );
  });
});

describe('crop', () => {
  const grid = drawnGrid('abc.', '.cba', 'b..b');

  it('cuts out a rectangle', () => {
    const area = { left: 1, top: 0, width: 2, height: 3 };
    expect(cropGrid(grid, area)).toEqual(drawnGrid('bc', 'cb', '..'));
    expect(cropGrid(grid, { left: 0, top: 0, width: 4, height: 3 })).toEqual(grid);
  });

  it.each([
    { left: -1, top: 0, width: 2, height: 2 },
    { left: 0, top: -1, width: 2, height: 2 },
    { left: 3, top: 0, width: 2, height: 2 },
    { left: 0, top: 2, width: 2, height: 2 },
    { left: 0, top: 0, width: 0, height: 2 },
    { left: 0.5, top: 0, width: 2, height: 2 },
    { left: 0, top: Number.NaN, width: 2, height: 2 },
  ])('refuses $width x $height at $left, $top', (area) => {
    expect(() => cropGrid(grid, area)).toThrow(RangeError);
  });

  it('makes a new puzzle of the part and keeps the metadata', () => {
    const whole = { ...puzzleOf(grid, paletteOf(3), { title: 'Boot' }), extra: { label: 'line' } };
    const area = { left: 1, top: 0, width: 2, height: 3 };
    expect(cropPuzzle(whole, area)).toEqual({
      ...puzzleOf(cropGrid(grid, area), paletteOf(3), { title: 'Boot' }),
      extra: { label: 'line' },
    });
  });

  it('refuses a puzzle without a picture', () => {
    const puzzle = withoutGoal(puzzleOf(drawnGrid('#'), BLACK_ON_WHITE));
    const area = { left: 0, top: 0, width: 1, height: 1 };
    expect(() => cropPuzzle(puzzle, area)).toThrow(RangeError);
  });
});
