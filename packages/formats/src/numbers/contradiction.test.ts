import { type Clue, cluesOf, puzzleOf } from '@nonokit/core';
import { arbitraryPicture } from '@nonokit/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contradicts } from './contradiction.js';

const black = arbitraryPicture({ maxSize: 6, maxInks: 1 });

it('findContradiction accepts the clues of every picture', () => {
  fc.assert(
    fc.property(black, ({ grid, palette }) => {
      expect(contradicts(puzzleOf(grid, palette))).toBe(false);
    }),
  );
});

/** True if some picture has these clues; tries all pictures. */
function isPossible(width: number, height: number, rows: Clue[], columns: Clue[]): boolean {
  const text = JSON.stringify({ rows, columns });
  return Array.from({ length: 2 ** (width * height) }, (_, bits) => bits).some((bits) => {
    const cells = Uint16Array.from({ length: width * height }, (_none, i) => (bits >> i) & 1);
    return JSON.stringify(cluesOf({ width, height, cells })) === text;
  });
}

it('findContradiction reports only real contradictions', () => {
  const small = arbitraryPicture({ maxSize: 3, maxInks: 1 });
  let found = 0;
  fc.assert(
    fc.property(small, small, (a, b) => {
      fc.pre(a.grid.width === b.grid.width && a.grid.height === b.grid.height);
      const { rows } = cluesOf(a.grid);
      const { columns } = cluesOf(b.grid);
      const puzzle = { ...puzzleOf(a.grid, a.palette), columns };
      if (!contradicts(puzzle)) return;
      found++;
      expect(isPossible(a.grid.width, a.grid.height, rows, columns)).toBe(false);
    }),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(0);
});

it('findContradiction gives up on puzzles that are too large', () => {
  const cells = Uint16Array.from({ length: 2000 * 2000 }, (_, i) => (i * 7919) % 2);
  const puzzle = puzzleOf({ width: 2000, height: 2000, cells }, []);
  expect(contradicts({ ...puzzle, rows: puzzle.rows.toReversed() })).toBe(false);
});
