/**
 * The generators of tests: their output is well formed, varied, and the same from the same seed.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPuzzle } from '../check.js';
import { sameGrid } from '../grid.js';
import { leastLength } from '../line.js';
import { randomOf } from '../random.js';
import { arbitraryPuzzle, paletteOf, randomClue, randomGrid } from './arbitraries.js';

describe('paletteOf', () => {
  it('has the requested number of different colours on white', () => {
    const palette = paletteOf(1000);
    expect(palette).toHaveLength(1001);
    expect(new Set(palette.map(({ rgb }) => rgb)).size).toBe(1001);
    expect(palette.slice(0, 2)).toEqual([{ rgb: '#ffffff' }, { rgb: '#000000' }]);
  });
});

describe('arbitraryPuzzle', () => {
  it('makes puzzles that pass every check, within the bounds', () => {
    const widths = new Set<number>();
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 6, maxInks: 3 }), (puzzle) => {
        const { goal: _, ...claims } = puzzle;
        expect(checkPuzzle(claims).ok).toBe(true);
        expect(Math.max(puzzle.width, puzzle.height)).toBeLessThanOrEqual(6);
        expect(puzzle.palette.length).toBeLessThanOrEqual(4);
        widths.add(puzzle.width);
      }),
      { numRuns: 500 },
    );
    expect(widths.size).toBe(6);
  });
});

describe('randomGrid', () => {
  it('fills about the requested share of cells, with every ink', () => {
    const { cells } = randomGrid(randomOf(1), 100, 100, 3, 0.3);
    const filled = cells.filter((color) => color !== 0).length;
    expect(Math.abs(filled - 3000)).toBeLessThan(200);
    expect(new Set(cells)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('is the same from the same seed', () => {
    const picture = (seed: number) => randomGrid(randomOf(seed), 9, 7, 2, 0.5);
    expect(sameGrid(picture(4), picture(4))).toBe(true);
    expect(sameGrid(picture(4), picture(5))).toBe(false);
  });
});

describe('randomClue', () => {
  it('fits its line, from blank to full', () => {
    const random = randomOf(2);
    const lengths = new Set<number>();
    for (let i = 0; i < 2000; i++) {
      const needs = leastLength(randomClue(random, 8, 2));
      expect(needs).toBeLessThanOrEqual(8);
      lengths.add(needs);
    }
    expect(lengths.size).toBe(9);
  });

  it('honours the largest block', () => {
    const random = randomOf(3);
    const sizes = new Set<number>();
    for (let i = 0; i < 500; i++) {
      for (const { size } of randomClue(random, 20, 2, 4)) sizes.add(size);
    }
    expect([...sizes].sort()).toEqual([1, 2, 3, 4]);
  });
});
