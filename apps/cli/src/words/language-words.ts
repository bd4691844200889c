import type { Catalogue, Language } from '@nonokit/core';
import type { AnyTongue } from 'nonokit/languages';
import type { ENGLISH } from './en/index.js';

/** The sentences of one language, by command. */
export type Sentences = typeof ENGLISH;

/** What the program itself says in one language. */
export interface ProgramWords extends Sentences {
  /** Messages of all packages; missing ones appear in English. */
  readonly problems: Catalogue;
}

/** All words of one language. */
export interface Words extends ProgramWords {
  /** The language that was asked for: 'de'. */
  readonly language: Language;
  /** What explains in it. */
  readonly tongue: AnyTongue;
  /** What speaks in pictures, whose font may lack its letters. */
  readonly drawn: AnyTongue;
}
