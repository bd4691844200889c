/**
 * The words of the program: a folder for each language, with a file for each command. The English
 * folder defines the texts; the compiler checks every other language against it.
 */
import type { Language } from '@nonokit/core';
import type { Words } from './language-words.js';

/** How the folder of each language is loaded. */
const LOADS: Readonly<Record<Language, () => Promise<Omit<Words, 'language'>>>> = {
  en: async () => ({ ...(await import('./en/index.js')).ENGLISH, problems: {} }),
  ru: async () => {
    const { PROBLEMS, RUSSIAN } = await import('./ru/index.js');
    return { ...RUSSIAN, problems: PROBLEMS };
  },
};

/** Loads the words of one language only. */
export async function wordsIn(language: Language): Promise<Words> {
  return { ...(await LOADS[language]()), language };
}
