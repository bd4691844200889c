/** The steps of a puzzle, from the worker, as they are found. */
import type { Clues } from '@nonokit/board';
import type { Step } from '@nonokit/explain';
import { useEffect, useRef, useState } from 'preact/hooks';
import { worker } from '../../worker.js';
import { knownAtStart } from './position.js';

/** The most time for finding steps, in milliseconds; line logic alone takes far less. */
const MOST_MS = 120_000;

/** The state of the search. */
export type SearchState = 'finding' | 'complete' | 'stuck' | 'stopped' | 'failed';

/** Steps that were found so far. */
export interface FoundSteps {
  readonly steps: readonly Step[];
  readonly state: SearchState;
  /** Cells that are blank before any step; found at the end of the search. */
  readonly blanks: readonly number[];
  readonly stop: () => void;
}

export function useSteps(clues: Clues): FoundSteps {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [blanks, setBlanks] = useState<readonly number[]>([]);
  const [state, setState] = useState<SearchState>('finding');
  const controller = useRef<AbortController | undefined>(undefined);
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    const { signal } = own;
    const onProgress = ({ steps: fresh }: { readonly steps: readonly Step[] }): void => {
      if (!signal.aborted) setSteps((before) => [...before, ...fresh]);
    };
    worker()
      .explain({ ...clues, meta: {} }, { signal, onProgress, timeoutMs: MOST_MS })
      .then(
        (made) => {
          if (!made.ok) return setState('failed');
          setSteps(made.value.steps);
          setBlanks(knownAtStart(made.value.known, made.value.steps));
          setState(made.value.known.cells.includes(-1) ? 'stuck' : 'complete');
        },
        () => setState(signal.aborted ? 'stopped' : 'failed'),
      );
    return () => own.abort();
  }, [clues]);
  return { steps, state, blanks, stop: () => controller.current?.abort() };
}
