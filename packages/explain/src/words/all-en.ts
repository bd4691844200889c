/** What explanations say in English. */
import { english as diagnoses } from './en/diagnosis.js';
import { english as hints } from './en/hints.js';
import { english as proofreading } from './en/proofreading.js';
import { english as steps } from './en/steps.js';
import type { ExplainWords } from './spoken.js';

/** The phrases of explanations in English. */
export const EXPLAIN_WORDS_EN: ExplainWords = { steps, hints, diagnoses, proofreading };
