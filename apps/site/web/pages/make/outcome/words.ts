/** The words of this part in both languages. */
import type { PageContext } from '../../../frame/page-context.js';
import { MAKE_OUTCOME_EN, type MakeOutcomeWords } from '../../../words/en/make-outcome.js';
import { MAKE_OUTCOME_RU } from '../../../words/ru/make-outcome.js';

const WORDS = { en: MAKE_OUTCOME_EN, ru: MAKE_OUTCOME_RU };

/** The words in the language that is shown. */
export function outcomeWords(page: PageContext): MakeOutcomeWords {
  const { wordsOf } = page;
  return wordsOf(WORDS);
}
