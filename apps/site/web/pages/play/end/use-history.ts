/** The solves of this device before the one that is shown. */
import { useEffect, useState } from 'preact/hooks';
import { store } from '../../../frame/store.js';
import type { KnownSolve } from '../../../puzzles/next.js';
import { readHistory } from '../../../puzzles/solve-history.js';
import type { PlaySession } from '../session.js';

/** Undefined until they are read. The solve itself may not be stored yet, so it is left out. */
export function useHistory({ puzzle, result }: PlaySession): readonly KnownSolve[] | undefined {
  const [history, show] = useState<readonly KnownSolve[]>();
  const solvedAt = result.solvedAt.value;
  useEffect(() => {
    let isShown = true;
    void readHistory(store()).then((all) => {
      if (!isShown) return;
      show(all.filter((one) => one.id !== puzzle.id && one.solvedAt <= solvedAt));
    });
    return () => {
      isShown = false;
    };
  }, [puzzle, solvedAt]);
  return history;
}
