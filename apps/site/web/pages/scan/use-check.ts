/** Whether the numbers of a sheet agree, and how many solutions they have, as they are mended. */
import type { Puzzle } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { worker } from '../../worker.js';
import { draftIn, findMisfit, type Misfit, type Reading } from './reading.js';

/** What the numbers say of each other. */
export type Check =
  | Misfit
  | { readonly kind: 'checking' | 'unique' | 'manySolutions' | 'none' | 'unknown' };

/** Milliseconds of solving: printed puzzles take far less. */
const MOST_MS = 8000;

const KINDS = {
  unique: 'unique',
  multiple: 'manySolutions',
  none: 'none',
  unknown: 'unknown',
} as const;

/** Checks a reading in the worker; a newer one ends the work on it. */
export function useCheck(reading: Reading): Check {
  const [done, show] = useState<{ readonly reading: Reading; readonly check: Check }>();
  const misfit = findMisfit(reading);
  useEffect(() => {
    if (misfit !== undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    solved(reading, signal).then(
      (kind) => show({ reading, check: { kind } }),
      () => signal.aborted || show({ reading, check: { kind: 'unknown' } }),
    );
    return () => controller.abort();
  }, [reading]);
  if (misfit !== undefined) return misfit;
  return done?.reading === reading ? done.check : { kind: 'checking' };
}

async function solved(reading: Reading, signal: AbortSignal) {
  const { palette, rows, columns } = draftIn(reading);
  const { width, height } = reading;
  const puzzle: Puzzle = { width, height, palette, rows, columns, meta: {} };
  const { status } = await worker().solve(puzzle, { timeoutMs: MOST_MS, signal });
  return KINDS[status];
}
