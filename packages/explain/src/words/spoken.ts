/**
 * In which language explanations speak: one that is built in, by its tag, or the words of another,
 * so that who does not speak it does not load it.
 */
import type { BuiltInLanguage } from '@nonokit/core';
import type { DiagnosisPhrases } from './diagnosis-phrases.js';
import type { HintPhrases } from './hint-phrases.js';
import type { Language } from './language.js';
import type { ProofreadingPhrases } from './proofreading-phrases.js';

/** All phrases of explanations in one language. */
export interface ExplainWords {
  readonly steps: Language;
  /** Hints other than steps. */
  readonly hints: HintPhrases;
  readonly diagnoses: DiagnosisPhrases;
  /** Slips in clues. */
  readonly proofreading: ProofreadingPhrases;
}

/** The tag of a language that is built in, or another language: 'en', `inGerman`. */
export type Spoken = BuiltInLanguage | { readonly explain: ExplainWords };
