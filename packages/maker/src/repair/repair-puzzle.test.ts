/** Repair keeps its promises for any picture; the solver verifies them. */
import { BLACK_ON_WHITE, cluesOf, gridOf, type Puzzle, puzzleOf, solves } from '@nonokit/core';
import { arbitraryPuzzle, createFixedRandom, paletteOf } from '@nonokit/core/testing';
import { solve } from '@nonokit/solver';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairPuzzle } from './repair-puzzle.js';

const drawn = (rows: readonly string[]): Puzzle =>
  puzzleOf(
    gridOf(rows.map((row) => [...row].map((c) => (c === '.' ? 0 : Number(c))))),
    paletteOf(3),
  );

/** Random noise of that size, from whose clues almost nothing follows. */
function noise(side: number, inks: number, seed: number): Puzzle {
  const random = createFixedRandom(seed);
  const cells = Uint16Array.from({ length: side * side }, () =>
    random.next() < 0.55 ? 1 + random.below(inks) : 0,
  );
  return puzzleOf({ width: side, height: side, cells }, paletteOf(inks));
}

describe('repairPuzzle', () => {
  it.each([
    ['a chequer', ['1.', '.1']],
    ['a diagonal', ['1..', '.1.', '..1']],
    ['a diagonal of colours', ['2...', '.2..', '..1.', '...1']],
    ['two symmetric corners', ['1....', '.....', '..1..', '.....', '....1']],
  ])('makes %s line-solvable', (_, rows) => {
    const made = repairPuzzle(drawn(rows), { maxFlips: 99 });
    expect(made).toMatchObject({ reached: true, status: 'unique', lineSolvable: true });
    expect(made.changed.length).toBeGreaterThan(0);
  });

  it.each(['line', 'unique'] as const)(
    'reports correctly whether %s was reached, and what changed',
    (property) => {
      const side = fc.integer({ min: 2, max: 9 });
      fc.assert(
        fc.property(side, fc.integer({ min: 1, max: 3 }), fc.nat(), (n, inks, seed) => {
          const puzzle = noise(n, inks, seed);
          const maxFlips = n;
          const made = repairPuzzle(puzzle, { repair: property, maxFlips, maxChecks: 1500 });
          const { goal } = made.puzzle;
          if (goal === undefined || puzzle.goal === undefined) throw new Error('no goal');
          expect(cluesOf(goal)).toEqual({ rows: made.puzzle.rows, columns: made.puzzle.columns });
          const found = solve(made.puzzle, { lineOnly: property === 'line' });
          if (made.reached)
            expect(found.status === 'unique' && solves(found.solution, puzzleOf(goal, []))).toBe(
              true,
            );
          if (made.reached) expect(made.changed.length).toBeLessThanOrEqual(maxFlips);
          const changed = goal.cells.map((color, i) => (color === puzzle.goal?.cells[i] ? 0 : 1));
          expect(made.changed).toHaveLength(changed.reduce((sum, one) => sum + one, 0));
          for (const { row, column, before, after } of made.changed) {
            expect(puzzle.goal.cells[row * n + column]).toBe(before);
            expect(goal.cells[row * n + column]).toBe(after);
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  it('does not change a puzzle that has the property, or any puzzle if it is off', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 7, maxInks: 3 }), (puzzle) => {
        if (puzzle.goal === undefined) return;
        const { status, lineSolvable } = solve(puzzle);
        const off = repairPuzzle(puzzle, { repair: 'off' });
        expect(off).toMatchObject({ reached: true, changed: [], puzzle });
        expect(off.lineSolvable).toBe(status === 'unique' && lineSolvable);
        if (lineSolvable) expect(repairPuzzle(puzzle).changed).toEqual([]);
        if (status === 'unique')
          expect(repairPuzzle(puzzle, { repair: 'unique' }).changed).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('changes on average no more cells for a unique puzzle than for a line-solvable one', () => {
    const puzzles = [1, 2, 3, 4, 5, 6].map((seed) => noise(10, 1, seed));
    const flips = (repair: 'line' | 'unique'): number =>
      puzzles.reduce(
        (sum, puzzle) => sum + repairPuzzle(puzzle, { repair, maxFlips: 30 }).changed.length,
        0,
      );
    expect(flips('unique')).toBeLessThanOrEqual(flips('line'));
  });

  it('gives the same result for the same seed', () => {
    const puzzle = noise(12, 1, 7);
    expect(repairPuzzle(puzzle, { seed: 3 })).toEqual(repairPuzzle(puzzle, { seed: 3 }));
  });

  it('keeps the best attempt when the budget is spent', () => {
    const puzzle = noise(20, 1, 3);
    expect(solve(puzzle).lineSolvable).toBe(false);
    expect(repairPuzzle(puzzle, { maxChecks: 2 }).reached).toBe(false);
    expect(repairPuzzle(puzzle, { maxFlips: 0 })).toMatchObject({ reached: false, changed: [] });
    expect(repairPuzzle(puzzle, { signal: { aborted: true } }).reached).toBe(false);
  });

  it('needs a goal', () => {
    const { goal: _, ...clues } = puzzleOf(gridOf([[1]]), BLACK_ON_WHITE);
    expect(() => repairPuzzle(clues)).toThrow(RangeError);
  });
});
