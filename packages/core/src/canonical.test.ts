/**
 * Canonical pictures by symmetry: a transformation that leaves a picture the same does not
 * change its canonical form, and pictures that are not the same have different ones.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalKey, canonicalPuzzle } from './canonical.js';
import { type Grid, rowsOf, sameGrid } from './grid.js';
import { BLACK_ON_WHITE } from './palette.js';
import type { Puzzle } from './puzzle.js';
import { puzzleOf } from './puzzle-of.js';
import { samenessOf } from './sameness.js';
import { solves } from './solves.js';
import { arbitraryPicture, paletteOf } from './testing/arbitraries.js';
import { drawnGrid } from './testing/drawn.js';
import { mirrorGrid, recolorGrid, turnGrid } from './transform.js';

const picture = (grid: Grid): Puzzle => puzzleOf(grid, paletteOf(5), { title: 'A picture' });
const makeKey = (grid: Grid): string => canonicalKey(picture(grid));

/** A picture, and the same after random turns, mirrorings and exchanges of all its colours. */
const samePictures = arbitraryPicture({ maxSize: 7, maxInks: 3 }).chain(({ grid }) =>
  fc
    .record({
      turns: fc.nat(3),
      isMirrored: fc.boolean(),
      order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
    })
    .map(({ turns, isMirrored, order }) => {
      let version = recolorGrid(grid, order);
      for (let i = 0; i < turns; i++) version = turnGrid(version);
      return { grid, version: isMirrored ? mirrorGrid(version) : version };
    }),
);

/** All black-and-white pictures of a size. */
function allPictures(width: number, height: number): Grid[] {
  return Array.from({ length: 2 ** (width * height) }, (_, bits) => ({
    width,
    height,
    cells: Uint16Array.from({ length: width * height }, (__, i) => (bits >> i) & 1),
  }));
}

/** The number of classes of pictures, by walking from each to all that are the same. */
function countClasses(pictures: readonly Grid[]): number {
  const formatName = (grid: Grid): string => JSON.stringify(rowsOf(grid));
  const seen = new Set<string>();
  let classes = 0;
  for (const start of pictures) {
    if (seen.has(formatName(start))) continue;
    classes++;
    const waiting = [start];
    for (let grid = waiting.pop(); grid !== undefined; grid = waiting.pop()) {
      if (seen.has(formatName(grid))) continue;
      seen.add(formatName(grid));
      waiting.push(turnGrid(grid), mirrorGrid(grid), recolorGrid(grid, [1, 0]));
    }
  }
  return classes;
}

describe('canonicalPuzzle', () => {
  it('is the same for all versions of a picture', () => {
    fc.assert(
      fc.property(samePictures, ({ grid, version }) => {
        const canonical = canonicalPuzzle(picture(grid));
        expect(canonicalPuzzle(picture(version))).toEqual(canonical);
        expect(canonicalPuzzle(canonical)).toEqual(canonical);
        expect(makeKey(version)).toBe(makeKey(grid));
        expect(samenessOf(picture(grid), picture(version))).toBe(1);
      }),
    );
  });

  it('is one of the versions, with its own clues', () => {
    fc.assert(
      fc.property(samePictures, ({ grid }) => {
        const canonical = canonicalPuzzle(picture(grid));
        const { goal, width, height, palette, meta } = canonical;
        if (goal === undefined) throw new Error('no goal');
        expect(solves(goal, canonical)).toBe(true);
        expect(width).toBeGreaterThanOrEqual(height);
        expect(meta).toEqual({});
        expect(palette.length).toBe(Math.max(2, new Set(grid.cells).size));
        let turned = grid;
        const versions = Array.from({ length: 4 }, () => {
          turned = turnGrid(turned);
          return [turned, mirrorGrid(turned)];
        });
        expect(versions.flat().some((version) => isRecolored(version, goal))).toBe(true);
      }),
    );
  });

  it('draws the first of all versions', () => {
    const { goal } = canonicalPuzzle(picture(drawnGrid('a.', 'bb', 'cc')));
    expect(goal).toEqual(drawnGrid('.ab', '.ac'));
  });

  it.each([
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 2],
  ])('has as many forms as there are classes of %i x %i pictures', (width, height) => {
    const pictures = allPictures(width, height);
    const forms = new Set(
      pictures.map((grid) => canonicalPuzzle(picture(grid)).goal?.cells.join()),
    );
    const keys = new Set(pictures.map(makeKey));
    expect(forms.size).toBe(countClasses(pictures));
    expect(keys.size).toBe(forms.size);
  });

  it('needs a picture', () => {
    const { goal: _, ...clues } = picture(drawnGrid('a.'));
    for (const use of [canonicalPuzzle, canonicalKey]) expect(() => use(clues)).toThrow(RangeError);
    expect(() => samenessOf(clues, picture(drawnGrid('a.')))).toThrow(RangeError);
  });
});

describe('canonicalKey', () => {
  it('distinguishes sizes whose cells are the same in sequence', () => {
    const keys = [drawnGrid('....'), drawnGrid('..', '..'), drawnGrid('...', '...')].map(makeKey);
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    ['one cell', ['.'], '89852a64f4eafe48ec218667f191f4cb'],
    ['a heart', ['.a.a.', 'aaaaa', 'aaaaa', '.aaa.', '..a..'], '73d022686269feb1f10b587dfc6f798a'],
    ['a flag', ['aaab', 'cccb'], '76c7ccf082fe54c35e1177ae2d965a8a'],
  ])('never changes: %s', (_, rows, key) => {
    expect(makeKey(drawnGrid(...rows))).toBe(key);
  });

  it('does not depend on the palette', () => {
    const grid = drawnGrid('a.a', '.a.');
    expect(canonicalKey(puzzleOf(grid, BLACK_ON_WHITE))).toBe(makeKey(grid));
  });
});

describe('samenessOf', () => {
  it.each([
    ['one cell of nine', ['aa.', 'a..', '...'], ['a..', 'a..', '...'], 8 / 9],
    ['the negative and one cell', ['aa.', 'a..', '...'], ['..a', 'aaa', 'aaa'], 8 / 9],
    ['a colour that became two', ['aab', 'aab'], ['aab', 'ccb'], 4 / 6],
    ['turned', ['aab', 'aab'], ['bb', 'aa', 'aa'], 1],
    ['another size', ['aa'], ['aaa'], 0],
  ])('compares pictures: %s', (_, a, b, share) => {
    expect(samenessOf(picture(drawnGrid(...a)), picture(drawnGrid(...b)))).toBeCloseTo(share, 12);
  });

  it('is the best share over all versions and exchanges of colours', () => {
    const pair = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }));
    const pictures = pair.chain(([width, height]) => {
      const cells = fc.array(fc.nat(3), { minLength: width * height, maxLength: width * height });
      const grid = cells.map((found) => ({ width, height, cells: Uint16Array.from(found) }));
      return fc.tuple(grid, grid);
    });
    fc.assert(
      fc.property(pictures, ([a, b]) => {
        const share = samenessOf(picture(a), picture(b));
        expect(share).toBeCloseTo(bestShare(a, b), 12);
        expect(samenessOf(picture(b), picture(a))).toBeCloseTo(share, 12);
        expect(share === 1).toBe(makeKey(a) === makeKey(b));
      }),
    );
  });

  it('pairs up many colours, the best pairs first', () => {
    const cells = Uint16Array.from({ length: 400 }, (_, i) => i % 50);
    const grid = { width: 20, height: 20, cells };
    const shifted = recolorGrid(
      grid,
      Array.from({ length: 50 }, (_, i) => (i * 7) % 50),
    );
    expect(samenessOf(picture(grid), picture(mirrorGrid(shifted)))).toBe(1);
  });
});

/** All orders of four colours. */
const ORDERS = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size < 3 ? [] : [[a, b, c, 6 - a - b - c]])),
  ),
);

/** The share by its definition: every version with every exchange of colours. */
function bestShare(a: Grid, b: Grid): number {
  let best = 0;
  for (let turns = 0, turned = b; turns < 4; turns++, turned = turnGrid(turned)) {
    if (turned.width !== a.width) continue;
    for (const version of [turned, mirrorGrid(turned)]) {
      for (const order of ORDERS) {
        const { cells } = recolorGrid(version, order);
        best = Math.max(best, a.cells.filter((color, i) => color === cells[i]).length);
      }
    }
  }
  return best / a.cells.length;
}

/** True if two pictures differ only by a one-to-one exchange of colours. */
function isRecolored(a: Grid, b: Grid): boolean {
  const order: number[] = [];
  a.cells.forEach((color, i) => {
    order[color] = b.cells[i] ?? 0;
  });
  const used = Object.values(order);
  return (
    a.width === b.width && new Set(used).size === used.length && sameGrid(recolorGrid(a, order), b)
  );
}
