/** Filters of the shelf: what they show, and that an address keeps them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../shell/difficulty.js';
import {
  EVERYTHING,
  filterFrom,
  isShown,
  leastOf,
  SIZES,
  searchOf,
  sizeOf,
  toggled,
} from './filter.js';

const puzzles = fc.record({
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 300 }),
  difficulty: fc.constantFrom<string>(...DIFFICULTIES, ''),
});

const filters = fc.record({
  sizes: fc.subarray([...SIZES]),
  difficulties: fc.subarray([...DIFFICULTIES]),
  isUnsolved: fc.boolean(),
});

describe('filterFrom and searchOf', () => {
  it('give every filter back', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(filterFrom(searchOf(filter))).toEqual(filter);
      }),
    );
  });

  it('pass over what they do not know', () => {
    expect(filterFrom('?size=7,15,<b>&difficulty=no&show=all&x=1')).toEqual({
      ...EVERYTHING,
      sizes: [15],
    });
  });
});

describe('isShown', () => {
  it('shows all without a filter', () => {
    fc.assert(
      fc.property(puzzles, fc.boolean(), (puzzle, isSolved) => {
        expect(isShown(EVERYTHING, puzzle, isSolved)).toBe(true);
      }),
    );
  });

  it('shows a puzzle in exactly one class of size', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const classes = SIZES.filter((size) =>
          isShown({ ...EVERYTHING, sizes: [size] }, puzzle, false),
        );
        expect(classes).toEqual([sizeOf(puzzle)]);
        const side = Math.max(puzzle.width, puzzle.height);
        expect(side).toBeGreaterThanOrEqual(leastOf(sizeOf(puzzle)));
      }),
    );
  });

  it('leaves out solved ones on request, and other difficulties', () => {
    const puzzle = { width: 10, height: 10, difficulty: 'easy' };
    expect(isShown({ ...EVERYTHING, isUnsolved: true }, puzzle, true)).toBe(false);
    expect(isShown({ ...EVERYTHING, isUnsolved: true }, puzzle, false)).toBe(true);
    expect(isShown({ ...EVERYTHING, difficulties: ['hard'] }, puzzle, false)).toBe(false);
  });
});

describe('toggled', () => {
  it('adds and takes away', () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});
