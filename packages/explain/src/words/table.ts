/**
 * The phrases of explanations: those that are built in, and those of a language that is passed. One
 * table for each kind, so that who tells steps does not load the words of proofreading.
 */
import type { InBuiltIn } from '@nonokit/core';
import type { DiagnosisPhrases } from './diagnosis-phrases.js';
import { english as englishDiagnosis } from './en/diagnosis.js';
import { english as englishHints } from './en/hints.js';
import { english as englishProofreading } from './en/proofreading.js';
import { english } from './en/steps.js';
import type { HintPhrases } from './hint-phrases.js';
import type { Language } from './language.js';
import type { ProofreadingPhrases } from './proofreading-phrases.js';
import { russian as russianDiagnosis } from './ru/diagnosis.js';
import { russian as russianHints } from './ru/hints.js';
import { russian as russianProofreading } from './ru/proofreading.js';
import { russian } from './ru/steps.js';
import type { Spoken } from './spoken.js';

const STEPS: InBuiltIn<Language> = { en: english, ru: russian };
const HINTS: InBuiltIn<HintPhrases> = { en: englishHints, ru: russianHints };
const DIAGNOSES: InBuiltIn<DiagnosisPhrases> = { en: englishDiagnosis, ru: russianDiagnosis };
const PROOFREADINGS: InBuiltIn<ProofreadingPhrases> = {
  en: englishProofreading,
  ru: russianProofreading,
};

/** The phrases of steps. */
export function stepWords(language: Spoken): Language {
  return typeof language === 'string' ? STEPS[language] : language.explain.steps;
}

/** The phrases of hints other than steps. */
export function hintWords(language: Spoken): HintPhrases {
  return typeof language === 'string' ? HINTS[language] : language.explain.hints;
}

/** The phrases of diagnoses. */
export function diagnosisWords(language: Spoken): DiagnosisPhrases {
  return typeof language === 'string' ? DIAGNOSES[language] : language.explain.diagnoses;
}

/** The phrases of slips in clues. */
export function proofreadingWords(language: Spoken): ProofreadingPhrases {
  return typeof language === 'string' ? PROOFREADINGS[language] : language.explain.proofreading;
}
