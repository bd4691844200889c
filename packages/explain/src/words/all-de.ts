/** What explanations say in German. */
import { german as diagnoses } from './de/diagnosis.js';
import { german as hints } from './de/hints.js';
import { german as proofreading } from './de/proofreading.js';
import { german as steps } from './de/steps.js';
import type { ExplainWords } from './spoken.js';

/** The phrases of explanations in German. */
export const EXPLAIN_WORDS_DE: ExplainWords = { steps, hints, diagnoses, proofreading };
