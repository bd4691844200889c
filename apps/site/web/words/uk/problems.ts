/** Sentences of problems that packages report, in Ukrainian. */
import type { ProblemWords } from '../en/problems.js';

export const words: ProblemWords = {
  catalogue: async () => (await import('./problems/sentences.js')).SENTENCES,
};
