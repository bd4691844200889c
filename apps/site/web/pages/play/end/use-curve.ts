/** The curve of difficulty of a solved puzzle, found in the worker while its picture is shown. */
import type { Clues } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import { worker } from '../../../worker.js';
import { rankParts } from './curve.js';

/** What takes longer is shared without a curve. */
const MOST_MS = 20_000;

/** The ranks of the twelve parts; undefined until they are found, and where they cannot be. */
export function useCurve(clues: Clues): readonly number[] | undefined {
  const [curve, show] = useState<readonly number[]>();
  useEffect(() => {
    if (clues.rules !== undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    worker()
      .explain({ ...clues, meta: {} }, { signal, timeoutMs: MOST_MS })
      .then(
        (made) => {
          if (made.ok && !signal.aborted) show(rankParts(made.value.steps));
        },
        // without a worker the tile has no curve, which is no trouble
        () => undefined,
      );
    return () => stop.abort();
  }, [clues]);
  return curve;
}
