/** The words of boards in the languages that are built in. */
import { BUILT_IN_LANGUAGES, type InBuiltIn } from '@nonokit/core';
import type { BoardOptions } from '../options.js';
import type { BoardWords } from '../words.js';
import { ENGLISH } from './en.js';
import { RUSSIAN } from './ru.js';

const WORDS: InBuiltIn<BoardWords> = { en: ENGLISH, ru: RUSSIAN };

/** The words that the options of a board choose. */
export function boardWords({
  words,
  language = BUILT_IN_LANGUAGES[0],
}: Pick<BoardOptions, 'language' | 'words'>): BoardWords {
  return words ?? WORDS[language];
}
