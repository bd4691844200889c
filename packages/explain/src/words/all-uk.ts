/** What explanations say in Ukrainian. */

import type { ExplainWords } from './spoken.js';
import { ukrainian as diagnoses } from './uk/diagnosis.js';
import { ukrainian as hints } from './uk/hints.js';
import { ukrainian as proofreading } from './uk/proofreading.js';
import { ukrainian as steps } from './uk/steps.js';

/** The phrases of explanations in Ukrainian. */
export const EXPLAIN_WORDS_UK: ExplainWords = { steps, hints, diagnoses, proofreading };
