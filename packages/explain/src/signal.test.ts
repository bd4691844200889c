/**
 * Signals: a caller that aborts gets the results so far, quickly, and all of them are true. The
 * signals here abort after a number of looks, so that every run stops in the same place.
 */
import { type Grid, type Puzzle, puzzleOf, randomOf, UNKNOWN } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { type StopSignal, solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnosis/diagnose.js';
import { type Explanation, explain } from './explain.js';
import { hint } from './hints/hinter.js';

/** A signal that is aborted once it has been looked at `looks` times. */
function after(looks: number): StopSignal & { looked: number } {
  return {
    looked: 0,
    get aborted() {
      return this.looked++ >= looks;
    },
  };
}

/** Puzzles with one solution, or several, that line logic does not solve. */
function stuckPuzzles(status: 'unique' | 'multiple', count: number): Puzzle[] {
  const random = randomOf(status.length);
  const found: Puzzle[] = [];
  while (found.length < count) {
    const puzzle = puzzleOf(randomGrid(random, 14, 14, 1, 0.44), paletteOf(1));
    const result = solve(puzzle);
    if (result.status === status && !result.lineSolvable) found.push(puzzle);
  }
  return found;
}

const UNIQUE = stuckPuzzles('unique', 4);
const MULTIPLE = stuckPuzzles('multiple', 3);

function explained(puzzle: Puzzle, signal?: StopSignal, chains = true): Explanation {
  const result = explain(puzzle, { chains, signal });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

describe('explain', () => {
  it('makes the steps of line logic, and stops before the first chain', () => {
    for (const puzzle of UNIQUE) {
      const { status, steps } = explained(puzzle, after(0));
      expect(status).toBe('stopped');
      expect(steps).toEqual(explained(puzzle, undefined, false).steps);
    }
  });

  it('stops at any point, quickly, with correct steps', () => {
    let stopped = 0;
    for (const puzzle of UNIQUE) {
      for (const looks of [1, 3, 10, 30, 100]) {
        const signal = after(looks);
        const { status, known } = explained(puzzle, signal);
        if (status === 'stopped') stopped++;
        else expect(status).toBe('solved');
        // the current work is finished: one look per 64 lines, and there are 28 lines
        expect(signal.looked - looks).toBeLessThan(200);
        const goal = puzzle.goal as Grid;
        known.cells.forEach((color, cell) => {
          if (color !== UNKNOWN) expect(color).toBe(goal.cells[cell]);
        });
      }
    }
    expect(stopped).toBeGreaterThan(3);
  });

  it('is not affected by a signal that never aborts, nor by an infinite budget', () => {
    const [puzzle] = UNIQUE as [Puzzle];
    const endless = { chainBudget: Infinity, totalBudget: Infinity, signal: after(Infinity) };
    expect(explain(puzzle, endless)).toEqual(explain(puzzle));
  });
});

describe('hint', () => {
  it('gives no step if the next one would be a chain', () => {
    for (const puzzle of UNIQUE) {
      const { known } = explained(puzzle, undefined, false);
      expect(hint(puzzle, known)).toMatchObject({ ok: true, value: { kind: 'step' } });
      const stopped = hint(puzzle, known, { signal: after(0) });
      expect(stopped).toMatchObject({ ok: true, value: { kind: 'stuck' } });
    }
  });
});

describe('diagnose', () => {
  it.each([...UNIQUE, ...MULTIPLE].map((puzzle, i) => [i, puzzle] as const))(
    'makes no false claim, puzzle %i',
    (_, puzzle) => {
      const whole = diagnose(puzzle);
      if (!whole.ok) throw new Error(whole.problem.message);
      for (const looks of [0, 1, 10, 100, 400]) {
        const signal = after(looks);
        const part = diagnose(puzzle, { signal });
        if (!part.ok) throw new Error(part.problem.message);
        expect(signal.looked - looks).toBeLessThan(5000);
        for (const deed of ['give', 'change'] as const) {
          for (const purpose of ['unique', 'lineSolvable'] as const) {
            const some = part.value[deed][purpose];
            const all = whole.value[deed][purpose];
            if (some === undefined || all?.cells === undefined) continue;
            expect(some.atLeast).toBeLessThanOrEqual(all.cells.length);
            if (some.proved) expect(some.cells?.length).toBe(all.cells.length);
          }
        }
      }
    },
  );
});
