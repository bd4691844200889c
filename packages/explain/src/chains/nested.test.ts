/** Nested contradictions keep to their budget, which includes the work of the solver. */
import { drive, puzzleOf } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { createCandidates } from '../candidates.js';
import { ChainFinder } from './chains.js';
import { NestedFinder } from './nested.js';

/** So noisy that 2,000 conflicts do not tell the solver whether there is one solution. */
const NOISE = puzzleOf(randomGrid(createFixedRandom(4), 40, 40, 1, 0.42), paletteOf(1));

function countWork(budget: number): number {
  const candidates = createCandidates(NOISE);
  if (!candidates.ok) throw new Error(candidates.problem.message);
  return drive(new NestedFinder(new ChainFinder(candidates.value)).find(budget)).work;
}

describe('the budget of nested contradictions', () => {
  it('counts the work of the solver', () => {
    const { status, stats } = solve(NOISE, { maxConflicts: 2000 });
    expect(status).toBe('unknown');
    expect(countWork(1)).toBeGreaterThan(stats.linesSettled / 2);
  });

  it('is exceeded by two questions at most, however many values are open', () => {
    expect(countWork(100_000)).toBeLessThan(200_000);
  });
});
