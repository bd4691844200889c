/** Puzzle files that are dropped or pasted here become drafts, instead of being played. */
import { withWords } from '../../frame/page-words.js';
import { pageTaker } from '../../puzzles/opening.js';
import type { MakePart } from './make-part.js';
import type { SessionState } from './use-session.js';

/** Takes files for the page. Returns how to stop. */
export function takeFiles(state: SessionState, open: MakePart['open']): () => void {
  pageTaker.value = async ([source], signal) => {
    if (source === undefined) return false;
    const { takeFile } = await withWords(() => import('./take-file.js'));
    return takeFile(state, open, source, signal);
  };
  return () => {
    pageTaker.value = undefined;
  };
}
