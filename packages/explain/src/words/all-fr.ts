/** What explanations say in French. */
import { french as diagnoses } from './fr/diagnosis.js';
import { french as hints } from './fr/hints.js';
import { french as proofreading } from './fr/proofreading.js';
import { french as steps } from './fr/steps.js';
import type { ExplainWords } from './spoken.js';

/** The phrases of explanations in French. */
export const EXPLAIN_WORDS_FR: ExplainWords = { steps, hints, diagnoses, proofreading };
