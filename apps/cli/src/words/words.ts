/**
 * The words of the program: a folder for each language that is built in, with a file for each
 * command. The English folder defines the texts; the compiler checks the other against it. In other
 * languages the program speaks English, and steps, techniques, drawings and the problems of puzzles
 * and files come in the language itself.
 */
import { type BuiltInLanguage, type InBuiltIn, isBuiltIn, type Language } from '@nonokit/core';
import { drawnLanguage, loadTongue, loadTranslation } from 'nonokit/languages';
import type { ProgramWords, Words } from './language-words.js';

/** How the folder of each language is loaded. */
const LOADS: InBuiltIn<() => Promise<ProgramWords>> = {
  en: async () => ({ ...(await import('./en/index.js')).ENGLISH, problems: {} }),
  ru: async () => {
    const { PROBLEMS, RUSSIAN } = await import('./ru/index.js');
    return { ...RUSSIAN, problems: PROBLEMS };
  },
};

/** Loads the words of one language only. */
export async function wordsIn(language: Language): Promise<Words> {
  return isBuiltIn(language) ? builtIn(language) : loaded(language);
}

async function builtIn(language: BuiltInLanguage): Promise<Words> {
  return { ...(await LOADS[language]()), language, tongue: language, drawn: language };
}

async function loaded(language: Language): Promise<Words> {
  const problems = await loadTranslation(language);
  const tongue = await loadTongue(language);
  const drawn = await loadTongue(drawnLanguage(language));
  return { ...(await LOADS.en()), problems, language, tongue, drawn };
}
