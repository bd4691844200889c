/**
 * What is unusual about the solutions of a puzzle from a file: a note in the column, and on a phone
 * a toast, because a note above the board would move it under the finger.
 */
import { useEffect } from 'preact/hooks';
import { toast } from '../../frame/toasts.js';
import type { PlayWords } from '../../words/en/play.js';
import type { ScreenPart } from './screen-part.js';
import type { PlaySession } from './session.js';

/** The note; nothing as long as the puzzle is not known to be unusual. */
export function Solutions({ session, words }: Pick<ScreenPart, 'session' | 'words'>) {
  const text = solutionsText(session, words);
  return text === undefined ? null : <p class="note hint">{text}</p>;
}

/** The toast; shows nothing in its own place. */
export function SolutionsToast({ session, words }: Pick<ScreenPart, 'session' | 'words'>): null {
  const text = solutionsText(session, words);
  useEffect(() => (text === undefined ? undefined : toast({ text })), [text]);
  return null;
}

function solutionsText(session: PlaySession, words: PlayWords): string | undefined {
  const solutions = session.solutions.value;
  return solutions === 'multiple' || solutions === 'none' ? words.solutions[solutions] : undefined;
}
