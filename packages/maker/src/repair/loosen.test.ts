/**
 * Loosening: solid pictures, whose cells all follow from the clues, change until lines leave many
 * cells unknown.
 */
import { BLACK_ON_WHITE, type Grid, gridOf, type Puzzle, puzzleOf, UNKNOWN } from '@nonokit/core';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { repairPuzzle } from './repair-puzzle.js';

/** Counts the cells that lines leave unknown. */
function countOpen(puzzle: Puzzle): number {
  const result = solve(puzzle, { lineOnly: true });
  return result.status === 'unknown'
    ? result.known.cells.filter((color) => color === UNKNOWN).length
    : 0;
}

function picture(side: number, isFilled: (x: number, y: number) => boolean): Grid {
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => Number(isFilled(x, y))),
  );
  return gridOf(rows);
}

const SQUARE = picture(14, (x, y) => x > 1 && x < 12 && y > 1 && y < 12);

describe('loosening', () => {
  it.each<[string, Grid]>([
    ['a square', SQUARE],
    ['a stair', picture(14, (x, y) => x >= y && x < 13)],
  ])('leaves a third of %s open to line logic, with one solution', (_, grid) => {
    const puzzle = puzzleOf(grid, BLACK_ON_WHITE);
    expect(countOpen(puzzle)).toBe(0);
    const wanted = grid.cells.length / 3;
    const asked: string[] = [];
    const aim = (one: Puzzle): number => {
      asked.push(solve(one).status);
      return Math.min(0, countOpen(one) - wanted);
    };
    const made = repairPuzzle(puzzle, { repair: 'unique', aim });
    expect({ miss: made.miss, status: made.status }).toEqual({ miss: 0, status: 'unique' });
    expect(countOpen(made.puzzle)).toBeGreaterThanOrEqual(wanted);
    expect(new Set(asked)).toEqual(new Set(['unique']));
  });

  it('leaves no cell open if the puzzle must be line-solvable', () => {
    const puzzle = puzzleOf(SQUARE, BLACK_ON_WHITE);
    const made = repairPuzzle(puzzle, { repair: 'line', aim: (one) => countOpen(one) - 1 });
    expect(made).toMatchObject({ miss: -1, lineSolvable: true });
  });
});
