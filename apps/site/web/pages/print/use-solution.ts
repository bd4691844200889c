/** The solution that is printed: the player's picture, or what the worker finds. */
import { isWon, pictureOf } from '@nonokit/board';
import type { Grid } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import type { OpenedPuzzle } from '../../frame/opened-puzzle.js';
import { worker } from '../../worker.js';

/** The most time for solving, in milliseconds. */
const MOST_MS = 20_000;

/** A solution, or what to say while there is none. */
export interface Solution {
  readonly picture?: Grid | undefined;
  readonly note?: 'solving' | 'noSolution' | undefined;
}

/** The solution once it is wanted. */
export function useSolution({ puzzle, game }: OpenedPuzzle, isWanted: boolean): Solution {
  const [solution, setSolution] = useState<Solution>({});
  useEffect(() => {
    if (!isWanted || solution.picture !== undefined) return;
    if (isWon(game)) return setSolution({ picture: pictureOf(game) });
    const stop = new AbortController();
    setSolution({ note: 'solving' });
    solved(puzzle, stop.signal).then(
      (picture) => setSolution(picture === undefined ? { note: 'noSolution' } : { picture }),
      () => {
        if (!stop.signal.aborted) setSolution({ note: 'noSolution' });
      },
    );
    return () => stop.abort();
  }, [isWanted]);
  return isWanted ? solution : {};
}

async function solved(
  { clues }: OpenedPuzzle['puzzle'],
  signal: AbortSignal,
): Promise<Grid | undefined> {
  const found = await worker().solve({ ...clues, meta: {} }, { signal, timeoutMs: MOST_MS });
  if (found.status === 'unique') return found.solution;
  return found.status === 'multiple' ? found.solutions[0] : undefined;
}
