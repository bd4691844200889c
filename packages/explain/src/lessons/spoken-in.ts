/** All languages of explanations, for lessons, which are written in each of them at once. */
import type { InEach, Language } from '@nonokit/core';
import { EXPLAIN_WORDS_DE } from '../words/all-de.js';
import { EXPLAIN_WORDS_ES } from '../words/all-es.js';
import { EXPLAIN_WORDS_FR } from '../words/all-fr.js';
import { EXPLAIN_WORDS_JA } from '../words/all-ja.js';
import { EXPLAIN_WORDS_PL } from '../words/all-pl.js';
import { EXPLAIN_WORDS_UK } from '../words/all-uk.js';
import type { Spoken } from '../words/spoken.js';

const ALL: InEach<Spoken> = {
  en: 'en',
  ru: 'ru',
  de: { explain: EXPLAIN_WORDS_DE },
  fr: { explain: EXPLAIN_WORDS_FR },
  es: { explain: EXPLAIN_WORDS_ES },
  ja: { explain: EXPLAIN_WORDS_JA },
  pl: { explain: EXPLAIN_WORDS_PL },
  uk: { explain: EXPLAIN_WORDS_UK },
};

/** What `describeStep` takes for a language. */
export function spokenIn(language: Language): Spoken {
  return ALL[language];
}
