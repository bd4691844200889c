/** What explanations say in Spanish. */
import { spanish as diagnoses } from './es/diagnosis.js';
import { spanish as hints } from './es/hints.js';
import { spanish as proofreading } from './es/proofreading.js';
import { spanish as steps } from './es/steps.js';
import type { ExplainWords } from './spoken.js';

/** The phrases of explanations in Spanish. */
export const EXPLAIN_WORDS_ES: ExplainWords = { steps, hints, diagnoses, proofreading };
