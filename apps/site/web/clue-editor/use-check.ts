/** Whether the numbers of a sheet agree, and how many solutions they have, as they are mended. */
import type { Grid } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { worker } from '../worker.js';
import { findMisfit, type Misfit, puzzleIn, type Reading } from './reading.js';

/** The numbers have solutions: the picture is one of them. */
interface Solved {
  readonly kind: 'unique' | 'manySolutions';
  readonly picture: Grid;
}

/** What the numbers say of each other. */
export type Check = Misfit | Solved | { readonly kind: 'checking' | 'none' | 'unknown' };

/** Milliseconds of solving: printed puzzles take far less. */
const MOST_MS = 8000;

/** Checks a reading in the worker; a newer one ends the work on it. */
export function useCheck(reading: Reading): Check {
  const [done, show] = useState<{ readonly reading: Reading; readonly check: Check }>();
  const misfit = findMisfit(reading);
  useEffect(() => {
    if (misfit !== undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    solved(reading, signal).then(
      (check) => show({ reading, check }),
      () => signal.aborted || show({ reading, check: { kind: 'unknown' } }),
    );
    return () => controller.abort();
  }, [reading]);
  if (misfit !== undefined) return misfit;
  return done?.reading === reading ? done.check : { kind: 'checking' };
}

/** Whether the numbers cannot be those of a puzzle. */
export function isWrong({ kind }: Check): boolean {
  return kind === 'sums' || kind === 'none' || kind === 'too-long';
}

async function solved(reading: Reading, signal: AbortSignal): Promise<Check> {
  const found = await worker().solve(puzzleIn(reading), { timeoutMs: MOST_MS, signal });
  switch (found.status) {
    case 'unique':
      return { kind: 'unique', picture: found.solution };
    case 'multiple': {
      const [picture] = found.solutions;
      return picture === undefined ? { kind: 'unknown' } : { kind: 'manySolutions', picture };
    }
    default:
      return { kind: found.status };
  }
}
