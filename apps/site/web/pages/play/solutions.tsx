/** What is unusual about the solutions of a puzzle from a file: the note in the column and menu. */
import type { PlayWords } from '../../words/en/play.js';
import type { ScreenPart } from './screen-part.js';
import type { PlaySession } from './session.js';

/** The note; nothing as long as the puzzle is not known to be unusual. */
export function Solutions({ session, words }: Pick<ScreenPart, 'session' | 'words'>) {
  const text = solutionsText(session, words);
  return text === undefined ? null : <p class="note hint">{text}</p>;
}

/** The sentence of the note, once the solutions are known and are not one. */
export function solutionsText(session: PlaySession, words: PlayWords): string | undefined {
  const solutions = session.solutions.value;
  return solutions === 'multiple' || solutions === 'none' ? words.solutions[solutions] : undefined;
}
