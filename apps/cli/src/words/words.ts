/**
 * The words of the program: a folder for each language, in it a file for each command. The English folder
 * says what there is to say; another language is checked against it by the compiler.
 */
import type { Catalogue } from '@nonokit/core';
import type { LanguageId } from '@nonokit/explain';
import type { ENGLISH } from './en/index.js';

/** The sentences of one language, by command. */
export type Sentences = typeof ENGLISH;

/** All words of one language. */
export interface Words extends Sentences {
  /** The language's name for others: explanations and films. */
  readonly language: LanguageId;
  /** What problems of all packages say in it; what is missing is said in English. */
  readonly problems: Catalogue;
}

/** Loads the words of a language, and of no other. */
export async function wordsIn(language: LanguageId): Promise<Words> {
  if (language === 'ru') {
    const { PROBLEMS, RUSSIAN } = await import('./ru/index.js');
    return { ...RUSSIAN, language, problems: PROBLEMS };
  }
  const { ENGLISH } = await import('./en/index.js');
  return { ...ENGLISH, language, problems: {} };
}
