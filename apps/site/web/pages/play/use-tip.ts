/**
 * The line for new players, which stands above the board of a phone. Whether it comes is known
 * before the board is shown: a line that came later would push the board down under the finger.
 */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { here } from '../../frame/here.js';
import { withWords } from '../../frame/page-words.js';
import type { PlaySession } from './session.js';

/** What shows the line. */
export type Tip = ComponentType<{ readonly session: PlaySession }>;

/** The line; null for none, and undefined as long as it is not known whether there is one. */
export function useTip(isNarrow: boolean): Tip | null | undefined {
  // a window that becomes narrow later keeps its board as it is
  const [tip, setTip] = useState<Tip | null | undefined>(() =>
    isNarrow && here.peek().server?.person === undefined ? undefined : null,
  );
  useEffect(() => {
    if (tip !== undefined) return;
    chooseTip().then(
      (found) => setTip(() => found),
      // a page without a network, before the site is kept: a board without the line
      () => setTip(null),
    );
  }, []);
  return tip;
}

async function chooseTip(): Promise<Tip | null> {
  const { hasSolvedNothing, hasTip } = await import('./newcomer-check.js');
  if (!hasTip() || !(await hasSolvedNothing())) return null;
  return (await withWords(() => import('./newcomer.js'))).NewcomerTip;
}
