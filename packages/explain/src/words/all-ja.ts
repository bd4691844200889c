/** What explanations say in Japanese. */
import { japanese as diagnoses } from './ja/diagnosis.js';
import { japanese as hints } from './ja/hints.js';
import { japanese as proofreading } from './ja/proofreading.js';
import { japanese as steps } from './ja/steps.js';
import type { ExplainWords } from './spoken.js';

/** The phrases of explanations in Japanese. */
export const EXPLAIN_WORDS_JA: ExplainWords = { steps, hints, diagnoses, proofreading };
