/** The solutions that pictures show, found within a small budget. */
import type { Grid, Puzzle } from '@nonokit/core';
import { solve } from 'nonokit';
import type { Working } from './verbs.js';

const LIMITS = { timeoutMs: 5000, maxConflicts: 20_000 };

/** The solution of a puzzle, or two that differ; none if none is found. */
export function findPictures(puzzle: Puzzle, { signal }: Working): readonly Grid[] {
  return [...solve(puzzle, { ...LIMITS, signal })];
}
