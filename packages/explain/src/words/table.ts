/** The phrases of explanations: those that are built in, and those of a language that is passed. */
import type { InBuiltIn } from '@nonokit/core';
import { EXPLAIN_WORDS_EN } from './all-en.js';
import { EXPLAIN_WORDS_RU } from './all-ru.js';
import type { ExplainWords, Spoken } from './spoken.js';

const BUILT_IN: InBuiltIn<ExplainWords> = { en: EXPLAIN_WORDS_EN, ru: EXPLAIN_WORDS_RU };

/** The phrases of a language. */
export function wordsOf(language: Spoken): ExplainWords {
  return typeof language === 'string' ? BUILT_IN[language] : language.explain;
}
