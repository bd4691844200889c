/**
 * Thin puzzles along their long side: exactly the solutions of the definition, and puzzles that
 * only counting refutes.
 */
import { type Grid, type PartialGrid, type Puzzle, puzzleOf, solves, UNKNOWN } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { solve } from './solve.js';
import { takeCensus } from './testing/column-states.js';
import { isThin, solutionsAlong } from './thin.js';

const openGrid = ({ width, height }: Puzzle): PartialGrid => ({
  width,
  height,
  cells: new Int32Array(width * height).fill(UNKNOWN),
});

/** Up to `most` solutions along the long side, and what the generator returned. */
function along(puzzle: Puzzle, known: PartialGrid, most = 2000): [Grid[], boolean | undefined] {
  const { width, height } = puzzle;
  const found: Grid[] = [];
  const steps = solutionsAlong(puzzle, known, (cells) => {
    found.push({ width, height, cells });
    return found.length < most;
  });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return [found, step.value];
  }
}

/** The puzzle with rows and columns swapped. */
const swapped = (puzzle: Puzzle): Puzzle => ({
  ...puzzle,
  width: puzzle.height,
  height: puzzle.width,
  rows: puzzle.columns,
  columns: puzzle.rows,
});

/** A puzzle of noise whose columns are sometimes reversed, which keeps the number of cells. */
function noise(
  random: ReturnType<typeof createFixedRandom>,
  width: number,
  height: number,
): Puzzle {
  const inks = 1 + random.below(3);
  const puzzle = puzzleOf(randomGrid(random, width, height, inks, 0.5), paletteOf(inks));
  return random.below(2) > 0 ? puzzle : { ...puzzle, columns: [...puzzle.columns].reverse() };
}

/**
 * Three columns of single cells, and rows that want one cell each, in all more than the columns
 * have: every line has room, and no solution exists.
 */
function shortOfOne(height: number): Puzzle {
  const block = { size: 1, color: 1 };
  const rows = Array.from({ length: height }, () => [block]);
  const column = Array.from({ length: Math.floor((height - 1) / 3) }, () => block);
  return {
    width: 3,
    height,
    palette: paletteOf(1),
    rows,
    columns: [column, column, column],
    meta: {},
  };
}

describe('along the long side', () => {
  it('finds exactly the solutions that counting column states finds', () => {
    const random = createFixedRandom('thin against the census');
    let many = 0;
    let none = 0;
    for (let round = 0; round < 60; round++) {
      const puzzle = noise(random, 1 + random.below(5), 1 + random.below(9));
      const { solutions = Number.NaN } = takeCensus(puzzle) ?? {};
      if (solutions > 1000) continue;
      for (const one of [puzzle, swapped(puzzle)]) {
        const [found, all] = along(one, openGrid(one));
        expect(all).toBe(true);
        expect(new Set(found.map(({ cells }) => cells.join())).size).toBe(solutions);
        expect(found.length).toBe(solutions);
        for (const grid of found) expect(solves(grid, one)).toBe(true);
      }
      if (solutions > 1) many++;
      if (solutions === 0) none++;
    }
    expect(many).toBeGreaterThan(3);
    expect(none).toBeGreaterThan(3);
  });

  it('respects known cells and stops on request', () => {
    const grid: Grid = { width: 2, height: 2, cells: Uint16Array.of(1, 0, 0, 1) };
    const puzzle = puzzleOf(grid, paletteOf(1));
    expect(along(puzzle, openGrid(puzzle))[0].length).toBe(2);
    expect(along(puzzle, openGrid(puzzle), 1)).toEqual([[expect.anything()], false]);
    const known = { ...openGrid(puzzle), cells: Int32Array.of(UNKNOWN, 0, UNKNOWN, UNKNOWN) };
    expect(along(puzzle, known)).toEqual([[grid], true]);
  });

  it('gives up if too many cells are open', () => {
    const random = createFixedRandom('too wide');
    const grid = randomGrid(random, 12, 60, 1, 0.5);
    const puzzle = puzzleOf(grid, paletteOf(1));
    expect(isThin(puzzle)).toBe(true);
    expect(along(puzzle, openGrid(puzzle))[1]).toBeUndefined();
  });
});

describe('solve', () => {
  it.each([40, 120])('refutes by counting what line logic cannot: 3 x %i', (height) => {
    const puzzle = shortOfOne(height);
    for (const one of [puzzle, swapped(puzzle)]) {
      const result = solve(one, { maxConflicts: 3000 });
      expect(result.status).toBe('none');
      expect(result).toEqual(solve(one, { maxConflicts: 3000, engine: 'reference' }));
    }
  });
});
