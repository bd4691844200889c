/**
 * The words of the program: a folder for each language, with a file for each command. The English
 * folder defines the texts; the compiler checks every other language against it.
 */
import type { Catalogue } from '@nonokit/core';
import type { LanguageId } from '@nonokit/explain';
import type { ENGLISH } from './en/index.js';

/** The sentences of one language, by command. */
export type Sentences = typeof ENGLISH;

/** All words of one language. */
export interface Words extends Sentences {
  /** The id of the language for explanations and films. */
  readonly language: LanguageId;
  /** Messages of all packages; missing ones appear in English. */
  readonly problems: Catalogue;
}

/** Loads the words of one language only. */
export async function wordsIn(language: LanguageId): Promise<Words> {
  if (language === 'ru') {
    const { PROBLEMS, RUSSIAN } = await import('./ru/index.js');
    return { ...RUSSIAN, language, problems: PROBLEMS };
  }
  const { ENGLISH } = await import('./en/index.js');
  return { ...ENGLISH, language, problems: {} };
}
