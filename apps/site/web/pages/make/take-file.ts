/** Opens a file that was dropped or pasted on the maker's page; loaded with the first of them. */
import type { Problem } from '@nonokit/core';
import { here } from '../../frame/here.js';
import { toast } from '../../frame/toasts.js';
import type { Openable } from '../../puzzles/open-files.js';
import { problemText } from '../../puzzles/problem-text.js';
import { beginPicture } from './begin-picture.js';
import { putClues } from './clues/clue-work.js';
import { fullWords } from './full-words.js';
import type { MakePart } from './make-part.js';
import { pictureInFile } from './puzzle-file.js';
import type { SessionState } from './use-session.js';

/**
 * Begins a draft of a puzzle file, or opens the editor of clues with those that have not exactly
 * one solution; false for what is refused where all pages refuse it.
 */
export async function takeFile(
  state: SessionState,
  open: MakePart['open'],
  source: Openable,
  signal: AbortSignal,
): Promise<boolean> {
  const words = fullWords(here.peek());
  const found = await pictureInFile(source, words, signal).catch(() => undefined);
  if (signal.aborted) return true;
  // no puzzle
  if (found === undefined) return false;
  if ('refusal' in found) toast({ text: `${words.notOpened}. ${found.refusal}` });
  else if ('clues' in found) {
    putClues(found.clues, found.texts);
    open('clues');
  } else {
    const said = [words.dropped, ...(await doubtTexts(found.doubts))].join(' ');
    await beginPicture(state, found, said, words.undo);
  }
  return true;
}

/** What may be misread, in sentences; none where they cannot be loaded. */
function doubtTexts(doubts: readonly Problem[]): Promise<readonly string[]> {
  const page = here.peek();
  return Promise.all(doubts.map((doubt) => problemText(page, doubt))).catch(() => []);
}
