/** Nested contradictions keep to their budget, of which what the solver is asked is a part. */
import { drive, puzzleOf } from '@nonokit/core';
import { fixedRandomOf, paletteOf, randomGrid } from '@nonokit/core/testing';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { candidatesOf } from '../candidates.js';
import { ChainFinder } from './chains.js';
import { NestedFinder } from './nested.js';

/** So much noise that the solver does not tell within 2,000 conflicts whether there is one solution. */
const NOISE = puzzleOf(randomGrid(fixedRandomOf(4), 40, 40, 1, 0.42), paletteOf(1));

function workOf(budget: number): number {
  const candidates = candidatesOf(NOISE);
  if (!candidates.ok) throw new Error(candidates.problem.message);
  return drive(new NestedFinder(new ChainFinder(candidates.value)).find(budget)).work;
}

describe('the budget of nested contradictions', () => {
  it('counts what the solver does', () => {
    const { status, stats } = solve(NOISE, { maxConflicts: 2000 });
    expect(status).toBe('unknown');
    expect(workOf(1)).toBeGreaterThan(stats.linesSettled / 2);
  });

  it('is exceeded by a question or two at most, however many values are open', () => {
    expect(workOf(100_000)).toBeLessThan(200_000);
  });
});
