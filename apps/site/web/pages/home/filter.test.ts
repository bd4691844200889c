/** Filters of the shelf: what they show, and that an address keeps them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import {
  COLORS,
  colorsOf,
  EVERYTHING,
  filterFrom,
  findLeast,
  findSize,
  isShown,
  SIZES,
  toggled,
  writeSearch,
} from './filter.js';

const puzzles = fc.record({
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 300 }),
  difficulty: fc.constantFrom<string>(...DIFFICULTIES, ''),
  inks: fc.array(fc.constant('#123456'), { minLength: 1, maxLength: 9 }),
});

const filters = fc.record({
  sizes: fc.subarray([...SIZES]),
  difficulties: fc.subarray([...DIFFICULTIES]),
  colors: fc.subarray([...COLORS]),
  show: fc.constantFrom('all' as const, 'unsolved' as const, 'solved' as const),
  series: fc.constantFrom(undefined, 'sea', 'year-2'),
});

describe('filterFrom and writeSearch', () => {
  it('preserve every filter', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(filterFrom(writeSearch(filter))).toEqual(filter);
      }),
    );
  });

  it('ignore unknown parameters', () => {
    expect(filterFrom('?size=7,15,<b>&difficulty=no&colors=3&show=x&series=<b>&x=1')).toEqual({
      ...EVERYTHING,
      sizes: [15],
    });
  });
});

describe('isShown', () => {
  it('shows everything without a filter', () => {
    fc.assert(
      fc.property(puzzles, fc.boolean(), (puzzle, isSolved) => {
        expect(isShown(EVERYTHING, puzzle, isSolved)).toBe(true);
      }),
    );
  });

  it('puts each puzzle into exactly one size class', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const classes = SIZES.filter((size) =>
          isShown({ ...EVERYTHING, sizes: [size] }, puzzle, false),
        );
        expect(classes).toEqual([findSize(puzzle)]);
        const side = Math.max(puzzle.width, puzzle.height);
        expect(side).toBeGreaterThanOrEqual(findLeast(findSize(puzzle)));
      }),
    );
  });

  it('hides solved puzzles on request, and other difficulties', () => {
    const puzzle = { width: 10, height: 10, difficulty: 'easy', inks: ['#000000'] };
    for (const isSolved of [false, true]) {
      expect(isShown({ ...EVERYTHING, show: 'unsolved' }, puzzle, isSolved)).toBe(!isSolved);
      expect(isShown({ ...EVERYTHING, show: 'solved' }, puzzle, isSolved)).toBe(isSolved);
    }
    expect(isShown({ ...EVERYTHING, difficulties: ['hard'] }, puzzle, false)).toBe(false);
    expect(isShown({ ...EVERYTHING, colors: ['2-3'] }, puzzle, false)).toBe(false);
    expect(isShown({ ...EVERYTHING, colors: ['1', '4'] }, puzzle, false)).toBe(true);
  });

  it('distinguishes numbers of colours', () => {
    expect([1, 2, 3, 4, 9].map(colorsOf)).toEqual(['1', '2-3', '2-3', '4', '4']);
  });
});

describe('toggled', () => {
  it('adds a value, or removes it', () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});
