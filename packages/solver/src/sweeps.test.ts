/** Sweeps find what propagation finds, in a documented order and at a documented cost. */
import { gridOf, puzzleOf, UNKNOWN } from '@nonokit/core';
import { arbitraryPuzzle, createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.js';
import { createPropagation, propagate } from './propagate.js';
import {
  candidatesAt,
  candidatesLeft,
  createSweeps,
  giveCell,
  keepSweeps,
  knownBySweeps,
  restoreSweeps,
  sweep,
} from './sweeps.js';

const WORK = 2 ** 26;

const BLACK = paletteOf(1);

describe('sweep', () => {
  it('leaves the same candidates as propagation', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 40, maxInks: 4 }), (puzzle) => {
        const sweeps = createSweeps(puzzle);
        expect(sweep(sweeps, WORK).end).toBe('settled');
        const state = createPropagation(linesOf(puzzle));
        propagate(state, Number.POSITIVE_INFINITY);
        expect(sweeps.state.planes).toEqual(state.planes);
      }),
    );
  });

  it('has the documented cost, however often it is interrupted', () => {
    // lines of 3 cells: "1 1" has 2 blocks, 1 colour, slack 0; "3" 1 block; the empty one none
    const puzzle = puzzleOf(
      gridOf([
        [1, 0, 1],
        [1, 1, 1],
        [0, 0, 0],
      ]),
      BLACK,
    );
    const costs = [3 + 2, 2 + 2, 1 + 1, 2 + 2, 2 + 2, 2 + 2];
    expect([...createSweeps(puzzle).costs]).toEqual(costs);
    // every line is settled at least once: 23; the cost never exceeds the budget
    const whole = createSweeps(puzzle);
    const { spent } = sweep(whole, WORK);
    expect(spent).toBeGreaterThanOrEqual(23);
    for (let budget = 0; budget < spent; budget++) {
      const part = createSweeps(puzzle);
      const first = sweep(part, budget);
      expect(first.end).toBe('spent');
      expect(first.spent).toBeLessThanOrEqual(budget);
      expect(sweep(part, WORK).end).toBe('settled');
      expect(knownBySweeps(part)).toEqual(knownBySweeps(whole));
    }
  });

  it('settles rows from the top, then columns from the left', () => {
    const puzzle = puzzleOf(
      gridOf([
        [1, 0, 1],
        [1, 1, 1],
        [0, 0, 0],
      ]),
      BLACK,
    );
    const known = (budget: number): string => {
      const sweeps = createSweeps(puzzle);
      sweep(sweeps, budget);
      return [...knownBySweeps(sweeps).cells].map((cell) => '?.#'[cell + 1]).join('');
    };
    expect(known(4)).toBe('??????...');
    expect(known(5)).toBe('#.#???...');
    expect(known(9)).toBe('#.####...');
  });

  it('finds contradictions', () => {
    const { rows, ...rest } = puzzleOf(
      gridOf([
        [1, 0],
        [0, 1],
      ]),
      BLACK,
    );
    const wrong = { ...rest, rows: [[{ size: 2, color: 1 }], ...rows.slice(1)] };
    expect(sweep(createSweeps(wrong), WORK).end).toBe('conflict');
  });
});

describe('giveCell', () => {
  it('settles an ambiguous square of two by two', () => {
    const sweeps = createSweeps(
      puzzleOf(
        gridOf([
          [1, 0],
          [0, 1],
        ]),
        BLACK,
      ),
    );
    sweep(sweeps, WORK);
    const before = keepSweeps(sweeps);
    expect(candidatesAt(sweeps, 0)).toEqual([0, 1]);
    expect(candidatesLeft(sweeps)).toBe(8);
    for (const [color, cells] of [
      [1, [1, 0, 0, 1]],
      [0, [0, 1, 1, 0]],
    ] as const) {
      expect(giveCell(sweeps, 0, color)).toBe(true);
      expect(sweep(sweeps, WORK).end).toBe('settled');
      expect([...knownBySweeps(sweeps).cells]).toEqual(cells);
      expect(giveCell(sweeps, 0, 1 - color)).toBe(false);
      restoreSweeps(sweeps, before);
      expect(knownBySweeps(sweeps).cells.every((cell) => cell === UNKNOWN)).toBe(true);
    }
  });

  it('leads to the picture that the given cells show, in both copies of the candidates', () => {
    for (let seed = 0; seed < 30; seed++) {
      const goal = randomGrid(createFixedRandom(seed), 9 + seed, 35, 3, 0.5);
      const sweeps = createSweeps(puzzleOf(goal, paletteOf(3)));
      for (let cell = 0; cell < goal.cells.length; cell++) {
        if (candidatesAt(sweeps, cell).length === 1) continue;
        expect(giveCell(sweeps, cell, goal.cells[cell] as number)).toBe(true);
        expect(sweep(sweeps, WORK).end).toBe('settled');
      }
      expect(Uint16Array.from(knownBySweeps(sweeps).cells)).toEqual(goal.cells);
    }
  });
});
