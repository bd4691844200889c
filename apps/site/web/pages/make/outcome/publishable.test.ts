/** Publishing needs one solution; everything else is only told. */
import { describe, expect, it } from 'vitest';
import { type PublishFacts, publishable } from './publishable.js';

const GOOD: PublishFacts = {
  solutions: 'one',
  isLineSolvable: true,
  isTrivial: false,
  fill: 0.5,
  emptyBorders: 0,
  hasTitle: true,
  hasTwin: false,
};

describe('publishable', () => {
  it('accepts a good puzzle without a warning', () => {
    expect(publishable(GOOD)).toEqual({ refusal: undefined, warnings: [] });
  });

  it.each([
    ['several', { solutions: 'several' }],
    ['unknown', { solutions: 'unknown' }],
    ['empty', { fill: 0 }],
  ] as const)('refuses a sheet with a reason: %s', (refusal, facts) => {
    expect(publishable({ ...GOOD, isLineSolvable: false, ...facts })).toEqual({
      refusal,
      warnings: [],
    });
  });

  it.each([
    ['not-by-lines', { isLineSolvable: false }],
    ['trivial', { isTrivial: true }],
    ['mostly-empty', { fill: 0.05 }],
    ['empty-borders', { emptyBorders: 2 }],
    ['same', { hasTwin: true }],
    ['no-title', { hasTitle: false }],
  ] as const)('gives a warning: %s', (warning, facts) => {
    expect(publishable({ ...GOOD, ...facts })).toEqual({
      refusal: undefined,
      warnings: [warning],
    });
  });

  it('reports all warnings, but only the first for an empty sheet', () => {
    const bad = { ...GOOD, isLineSolvable: false, fill: 0.05, hasTitle: false, hasTwin: true };
    expect(publishable(bad).warnings).toEqual(['not-by-lines', 'mostly-empty', 'same', 'no-title']);
    expect(publishable({ ...bad, fill: 0 }).warnings).toEqual([]);
  });
});
