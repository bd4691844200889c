/** The words of boards in all languages. */
import { LANGUAGES, type Language } from '@nonokit/core';
import type { BoardOptions } from '../options.js';
import type { BoardWords } from '../words.js';
import { ENGLISH } from './en.js';
import { RUSSIAN } from './ru.js';

const WORDS: Readonly<Record<Language, BoardWords>> = { en: ENGLISH, ru: RUSSIAN };

/** The words that the options of a board choose. */
export function boardWords({
  words,
  language = LANGUAGES[0],
}: Pick<BoardOptions, 'language' | 'words'>): BoardWords {
  return words ?? WORDS[language];
}
