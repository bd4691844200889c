/**
 * The line above the board of a phone, for new players and for puzzles of other kinds. Whether it
 * comes is known before the board is shown: a line that came later would push the board down under
 * the finger.
 */
import { useEffect, useState } from 'preact/hooks';
import { here } from '../../frame/here.js';
import type { Tip } from './newcomer-check.js';
import type { PlaySession } from './session.js';

/** The line; null for none, and undefined as long as it is not known whether there is one. */
export function useTip(
  isNarrow: boolean,
  session: PlaySession | undefined,
): Tip | null | undefined {
  // a window that becomes narrow later keeps its board as it is
  const [tip, setTip] = useState<Tip | null | undefined>(isNarrow ? undefined : null);
  useEffect(() => {
    if (tip !== undefined || session === undefined) return;
    const { rules } = session.puzzle.clues;
    if (rules === undefined && here.peek().server?.person !== undefined) {
      setTip(null);
      return;
    }
    chooseTip(rules !== undefined).then(
      (found) => setTip(() => found),
      // a page without a network, before the site is kept: a board without the line
      () => setTip(null),
    );
  }, [session]);
  return tip;
}

async function chooseTip(isOther: boolean): Promise<Tip | null> {
  const { loadTip } = await import('./newcomer-check.js');
  return loadTip(isOther);
}
