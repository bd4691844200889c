/**
 * Solving against brute force, symmetry, exact counts, and every lazy explanation against settling.
 */
import {
  type Grid,
  gridOf,
  mirrorPuzzle,
  type Puzzle,
  puzzleOf,
  recolorPuzzle,
  solves,
  transposePuzzle,
  turnPuzzle,
  UNKNOWN,
} from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid, solutionsOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { SolveOptions, SolveResult } from './result.js';
import { solutions, solve as solveWith } from './solve.js';

const formatText = (grid: Grid) => String(Array.from(grid.cells));

const solutionsIn = (result: SolveResult): readonly Grid[] => {
  if (result.status === 'unique') return [result.solution];
  return result.status === 'multiple' ? result.solutions : [];
};

/** Random puzzles: of pictures, or of the rows of one picture and the columns of another. */
function* randomPuzzles(seed: string, count: number, maxSize: number, maxInks: number) {
  const random = createFixedRandom(seed);
  for (let i = 0; i < count; i++) {
    const width = 1 + random.below(maxSize);
    const height = 1 + random.below(maxSize);
    const inks = 1 + random.below(maxInks);
    const density = 0.2 + 0.7 * random.next();
    const one = puzzleOf(randomGrid(random, width, height, inks, density), paletteOf(inks));
    const other = puzzleOf(randomGrid(random, width, height, inks, density), paletteOf(inks));
    yield random.below(4) === 0 ? { ...one, columns: other.columns } : one;
  }
}

describe.each(['fastest', 'reference'] as const)('solve, %s', (engine) => {
  const solve = (puzzle: Puzzle, options: SolveOptions = {}) =>
    solveWith(puzzle, { engine, ...options });

  it.each([
    ['black-and-white', 1, 6, 3000],
    ['coloured', 4, 5, 3000],
  ])('finds exactly the solutions that brute force finds: %s', (kind, inks, size, count) => {
    const statuses = new Map<string, number>();
    for (const puzzle of randomPuzzles(`brute force, ${kind}`, count, size, inks)) {
      const expected = solutionsOf(puzzle).map(formatText).sort();
      const result = solve(puzzle, { maxSolutions: Number.POSITIVE_INFINITY });
      const found = solutionsIn(result);
      statuses.set(result.status, (statuses.get(result.status) ?? 0) + 1);
      expect(found.every((grid) => solves(grid, puzzle))).toBe(true);
      expect(found.map(formatText).sort()).toEqual(expected);
      const status = ['none', 'unique'][expected.length] ?? 'multiple';
      expect(result.status).toBe(status);
      expect(solve(puzzle).status).toBe(status);
    }
    for (const status of ['none', 'unique', 'multiple']) {
      expect(statuses.get(status)).toBeGreaterThan(100);
    }
  });

  it('finds the same for mirrored, transposed, turned and recoloured puzzles', () => {
    for (const puzzle of randomPuzzles('symmetry', 400, 12, 3)) {
      const inks = puzzle.palette.length - 1;
      const rotated = [0, ...Array.from({ length: inks }, (_, i) => ((i + 1) % inks) + 1)];
      const result = solve(puzzle, { maxSolutions: 50 });
      const variants: Puzzle[] = [
        mirrorPuzzle(puzzle),
        transposePuzzle(puzzle),
        turnPuzzle(puzzle),
        recolorPuzzle(puzzle, rotated),
      ];
      for (const variant of variants) {
        const other = solve(variant, { maxSolutions: 50 });
        expect(other.status).toBe(result.status);
        expect(other.lineSolvable).toBe(result.lineSolvable);
        expect(solutionsIn(other).length).toBe(solutionsIn(result).length);
        expect(solutionsIn(other).every((grid) => solves(grid, variant))).toBe(true);
      }
    }
  });

  it('counts unique and line-solvable 4x4 pictures as published (OEIS A242876)', () => {
    let unique = 0;
    let lineSolvable = 0;
    for (let code = 0; code < 65_536; code++) {
      const cells = Uint16Array.from({ length: 16 }, (_, i) => (code >> i) & 1);
      const result = solve(puzzleOf({ width: 4, height: 4, cells }, paletteOf(1)));
      if (result.status === 'unique') unique++;
      if (result.lineSolvable) lineSolvable++;
    }
    expect({ unique, lineSolvable }).toEqual({ unique: 52_362, lineSolvable: 51_234 });
  });

  it('decides for 3,000 pictures of 5x5 whether their clues have one solution', () => {
    const random = createFixedRandom('5x5');
    for (let i = 0; i < 3000; i++) {
      const puzzle = puzzleOf(randomGrid(random, 5, 5, 1, 0.5), paletteOf(1));
      const unique = solutionsOf(puzzle, 2).length === 1;
      expect(solve(puzzle).status).toBe(unique ? 'unique' : 'multiple');
    }
  });

  it('gives the same result and counters twice, and the same result with another seed', () => {
    for (const puzzle of randomPuzzles('determinism', 60, 20, 2)) {
      const result = solve(puzzle, { seed: 7 });
      expect(solve(puzzle, { seed: 7 })).toEqual(result);
      expect(solve(puzzle, { seed: 8 }).status).toBe(result.status);
    }
  });

  it('stops at each limit and gives the reason', () => {
    const random = createFixedRandom('stopping');
    const puzzle = puzzleOf(randomGrid(random, 40, 40, 1, 0.5), paletteOf(1));
    const stopped = (options: Parameters<typeof solve>[1]) => {
      const result = solve(puzzle, options);
      return result.status === 'unknown' ? result.reason : result.status;
    };
    let now = 0;
    expect(stopped({ lineOnly: true })).toBe('line-only');
    expect(stopped({ signal: { aborted: true } })).toBe('aborted');
    expect(stopped({ timeoutMs: 5, clock: () => now++ })).toBe('timeout');
    expect(stopped({ maxConflicts: 0 })).toBe('conflicts');
    expect(stopped({ maxSolutions: 1 })).toBe('max-solutions');
    expect(() => solve(puzzle, { timeoutMs: 5 })).toThrow('needs a clock');
    expect(() => solve(puzzle, { maxSolutions: 0 })).toThrow(RangeError);
  });

  it('claims of an unfinished puzzle only what all of its solutions share', () => {
    for (const puzzle of randomPuzzles('known', 100, 25, 2)) {
      const partial = solve(puzzle, { lineOnly: true });
      if (partial.status !== 'unknown') continue;
      for (const grid of solutionsIn(solve(puzzle, { maxSolutions: 20 }))) {
        expect(partial.known.cells.every((c, i) => c < 0 || c === grid.cells[i])).toBe(true);
      }
    }
  });

  it('reports whether the listed solutions are all solutions', () => {
    // the two solutions are the diagonals of a square of ones
    const ones = [[{ size: 1, color: 1 }], [{ size: 1, color: 1 }]];
    const puzzle = { ...puzzleOf(gridOf([[1]]), paletteOf(1)), width: 2, height: 2 };
    const square: Puzzle = { ...puzzle, rows: ones, columns: ones };
    const complete = (maxSolutions: number) => {
      const result = solve(square, { maxSolutions });
      return result.status === 'multiple' && result.complete;
    };
    expect(complete(2)).toBe(false);
    expect(complete(3)).toBe(true);
    expect(solutionsIn(solve(square, { maxSolutions: 3 })).length).toBe(2);
  });

  it.each(['fastest', 'reference'] as const)('reports solutions one by one: %s', (engine) => {
    const all = { maxSolutions: Number.POSITIVE_INFINITY, engine };
    for (const puzzle of randomPuzzles('handed on', 200, 6, 2)) {
      const expected = solutionsIn(solve(puzzle, all)).map(formatText);
      const found: string[] = [];
      const result = solve(puzzle, { ...all, onSolution: (grid) => found.push(formatText(grid)) });
      expect(found).toEqual(expected);
      expect(solutionsIn(result).map(formatText)).toEqual(expected.slice(0, 2));
      expect(result.status).toBe(['none', 'unique'][expected.length] ?? 'multiple');
      expect([...solutions(puzzle, { engine })].map(formatText)).toEqual(expected);
      const [first] = solutions(puzzle, { engine });
      expect(first && formatText(first)).toBe(expected[0]);
    }
  });

  it('stops when the receiver of the solutions requests it', () => {
    const puzzle = puzzleOf(
      randomGrid(createFixedRandom('stopping'), 40, 40, 1, 0.5),
      paletteOf(1),
    );
    for (const most of [1, 2, 9]) {
      let count = 0;
      const maxSolutions = Number.POSITIVE_INFINITY;
      const result = solve(puzzle, { maxSolutions, onSolution: () => ++count < most });
      expect(count).toBe(most);
      if (most === 1) {
        expect(result).toMatchObject({ reason: 'max-solutions', found: [expect.anything()] });
        continue;
      }
      expect(result).toMatchObject({ status: 'multiple', complete: false });
      expect(solutionsIn(result)).toHaveLength(2);
    }
  });

  it('exceeds the limit of conflicts only slightly', () => {
    const puzzle = puzzleOf(randomGrid(createFixedRandom('hard'), 30, 30, 1, 0.4), paletteOf(1));
    const needed = solve(puzzle).stats.conflicts;
    expect(needed).toBeGreaterThan(60);
    for (const maxConflicts of [0, 10, 40]) {
      const result = solve(puzzle, { maxConflicts });
      expect(result.status).toBe('unknown');
      // checked after every sixteenth step
      expect(result.stats.conflicts).toBeGreaterThan(maxConflicts);
      expect(result.stats.conflicts).toBeLessThanOrEqual(maxConflicts + 16);
    }
  });

  it('finds exactly the solutions that agree with given cells', () => {
    const random = createFixedRandom('given');
    const statuses = new Set<string>();
    for (const puzzle of randomPuzzles('given cells', 1500, 5, 3)) {
      const { width, height, palette } = puzzle;
      const cells = Int32Array.from({ length: width * height }, () =>
        random.below(4) === 0 ? random.below(palette.length) : UNKNOWN,
      );
      const agrees = (grid: Grid) =>
        cells.every((cell, i) => cell === UNKNOWN || cell === grid.cells[i]);
      const expected = solutionsOf(puzzle).filter(agrees).map(formatText).sort();
      const result = solve(puzzle, {
        maxSolutions: Number.POSITIVE_INFINITY,
        given: { width, height, cells },
      });
      expect(solutionsIn(result).map(formatText).sort()).toEqual(expected);
      expect(result.status).toBe(['none', 'unique'][expected.length] ?? 'multiple');
      statuses.add(result.status);
    }
    expect(statuses.size).toBe(3);
  });

  it('refuses given cells of another size', () => {
    const puzzle = puzzleOf(gridOf([[1, 0]]), paletteOf(1));
    const given = { width: 1, height: 2, cells: new Int32Array(2) };
    expect(() => solve(puzzle, { given })).toThrow(/given cells are for a puzzle of 2x1, got 1x2/);
  });

  it('returns "none" for clues that do not fit', () => {
    const puzzle = puzzleOf(gridOf([[1]]), paletteOf(1));
    expect(solve({ ...puzzle, rows: [[{ size: 2, color: 1 }]] }).status).toBe('none');
  });
});
