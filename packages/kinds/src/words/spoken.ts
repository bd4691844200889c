/** In which language steps speak: one that is built in, or the words of another. */
import type { BuiltInLanguage } from '@nonokit/core';
import type { InkWord, SaidCells, StepFacts } from './step-facts.js';

/** All phrases of steps in one language. */
export interface KindWords {
  readonly say: (facts: StepFacts) => string;
  readonly where: (facts: StepFacts) => string;
  readonly cells: (cells: readonly SaidCells[]) => string;
  readonly color: (word: InkWord) => string;
  /** Not all marks of a player can be right. */
  readonly clash: string;
}

/** The tag of a language that is built in, or another language: 'en', `inGerman`. */
export type KindSpoken = BuiltInLanguage | { readonly kinds: KindWords };
