/** What explanations say in Polish. */
import { polish as diagnoses } from './pl/diagnosis.js';
import { polish as hints } from './pl/hints.js';
import { polish as proofreading } from './pl/proofreading.js';
import { polish as steps } from './pl/steps.js';
import type { ExplainWords } from './spoken.js';

/** The phrases of explanations in Polish. */
export const EXPLAIN_WORDS_PL: ExplainWords = { steps, hints, diagnoses, proofreading };
