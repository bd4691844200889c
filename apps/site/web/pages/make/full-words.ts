/** All words of the maker's page, for the parts of it that come after the first stroke. */
import type { PageContext } from '../../frame/page-context.js';
import type { MakeWords } from '../../words/en/make.js';
import type { MakeLaterWords } from '../../words/en/make-later.js';

/** The words of the page and those of its later parts. */
export type FullWords = MakeWords & MakeLaterWords;

/** All words in the language that is shown. */
export function fullWords({ wordsOf }: PageContext): FullWords {
  return { ...wordsOf('make'), ...wordsOf('make-later') };
}
