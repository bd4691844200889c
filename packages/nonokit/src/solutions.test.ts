/** Limits on the number of solutions when all are requested. */
import { puzzleOf } from '@nonokit/core';
import { drawnGrid, paletteOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { mostSolutions } from './solutions.js';
import { solveTask } from './solve-task.js';

describe('mostSolutions', () => {
  it.each([
    [1, 1, 100_000],
    [10, 10, 100_000],
    [100, 100, 1000],
    [1000, 1000, 10],
    [10_000, 10_000, 2],
  ])('for a puzzle of %i x %i cells returns %i', (width, height, most) => {
    expect(mostSolutions({ width, height })).toBe(most);
  });
});

/** A puzzle of `size` rows and columns whose clues are all 1: size! solutions. */
const permutations = (size: number) => {
  const rows = Array.from(
    { length: size },
    (_, y) => `${'.'.repeat(y)}#${'.'.repeat(size - 1 - y)}`,
  );
  return puzzleOf(drawnGrid(...rows), paletteOf(1));
};

describe('solveTask', () => {
  it('finds all 720 solutions of a permutation puzzle of six, and reports that there are no more', () => {
    const options = { maxSolutions: Number.POSITIVE_INFINITY };
    const { result } = solveTask({ puzzle: permutations(6), options });
    expect(result).toMatchObject({ status: 'multiple', complete: true });
    expect(result.status === 'multiple' && result.solutions.length).toBe(720);
    const again = solveTask({ puzzle: permutations(6), options }).result;
    expect(again).toEqual(result);
  });

  it('keeps no more solutions than the limit for its size', () => {
    // 250 rows of pairs of cells beside blanks: 2 ** 125 solutions
    const pairs = Array.from({ length: 250 }, (_, y) => {
      const x = y % 2 === 0 ? 2 * y : 2 * y - 1;
      return Array.from({ length: 500 }, (_, at) => (at === x ? '#' : '.')).join('');
    });
    const puzzle = puzzleOf(drawnGrid(...pairs), paletteOf(1));
    const options = { maxSolutions: Number.POSITIVE_INFINITY };
    const { result } = solveTask({ puzzle, options });
    expect(result).toMatchObject({ status: 'multiple', complete: false });
    expect(result.status === 'multiple' && result.solutions.length).toBe(80);
  });
});
