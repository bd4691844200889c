import type { Catalogue, Language } from '@nonokit/core';
import type { ENGLISH } from './en/index.js';

/** The sentences of one language, by command. */
export type Sentences = typeof ENGLISH;

/** All words of one language. */
export interface Words extends Sentences {
  /** The id of the language for explanations and films. */
  readonly language: Language;
  /** Messages of all packages; missing ones appear in English. */
  readonly problems: Catalogue;
}
