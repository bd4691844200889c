/** All words of the maker's page, for the parts of it that come after the first stroke. */
import type { PageContext } from '../../frame/page-context.js';
import { MAKE_EN, type MakeWords } from '../../words/en/make.js';
import { MAKE_LATER_EN, type MakeLaterWords } from '../../words/en/make-later.js';
import { MAKE_RU } from '../../words/ru/make.js';
import { MAKE_LATER_RU } from '../../words/ru/make-later.js';

/** The words of the page and those of its later parts. */
export type FullWords = MakeWords & MakeLaterWords;

const WORDS: Readonly<Record<'en' | 'ru', FullWords>> = {
  en: { ...MAKE_EN, ...MAKE_LATER_EN },
  ru: { ...MAKE_RU, ...MAKE_LATER_RU },
};

/** All words in the language that is shown. */
export function fullWords(page: PageContext): FullWords {
  const { wordsOf } = page;
  return wordsOf(WORDS);
}
