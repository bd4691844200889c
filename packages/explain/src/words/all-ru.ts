/** What explanations say in Russian. */
import { russian as diagnoses } from './ru/diagnosis.js';
import { russian as hints } from './ru/hints.js';
import { russian as proofreading } from './ru/proofreading.js';
import { russian as steps } from './ru/steps.js';
import type { ExplainWords } from './spoken.js';

/** The phrases of explanations in Russian. */
export const EXPLAIN_WORDS_RU: ExplainWords = { steps, hints, diagnoses, proofreading };
