/**
 * Sentences of problems that packages report, in English: those that the problems come with. Other
 * languages load theirs when one is needed.
 */
import type { Catalogue } from '@nonokit/core';

export const words = {
  /** The sentences; undefined where problems say them themselves. */
  catalogue: async (): Promise<Catalogue | undefined> => undefined,
};

export type ProblemWords = typeof words;
