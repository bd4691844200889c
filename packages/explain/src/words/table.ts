/** The phrases of explanations in all languages. */
import type { DiagnosisPhrases } from './diagnosis-phrases.js';
import { english as englishDiagnosis } from './en/diagnosis.js';
import { english as englishHints } from './en/hints.js';
import { english as englishProofreading } from './en/proofreading.js';
import { english } from './en/steps.js';
import type { HintPhrases } from './hint-phrases.js';
import type { Language, LanguageId } from './language.js';
import type { ProofreadingPhrases } from './proofreading-phrases.js';
import { russian as russianDiagnosis } from './ru/diagnosis.js';
import { russian as russianHints } from './ru/hints.js';
import { russian as russianProofreading } from './ru/proofreading.js';
import { russian } from './ru/steps.js';

type Table<Phrases> = Readonly<Record<LanguageId, Phrases>>;

/** The phrases of steps. */
export const LANGUAGES: Table<Language> = { en: english, ru: russian };

/** The phrases of hints other than steps. */
export const HINTS: Table<HintPhrases> = { en: englishHints, ru: russianHints };

/** The phrases of diagnoses. */
export const DIAGNOSES: Table<DiagnosisPhrases> = { en: englishDiagnosis, ru: russianDiagnosis };

/** The phrases of slips in clues. */
export const PROOFREADINGS: Table<ProofreadingPhrases> = {
  en: englishProofreading,
  ru: russianProofreading,
};
