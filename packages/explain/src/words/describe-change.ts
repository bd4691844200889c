/** A change of proofreading in one of the languages of the library. */
import type { Puzzle } from '@nonokit/core';
import type { Change } from '@nonokit/solver/proofread';
import { describeChangeIn } from './change-text.js';
import type { Spoken } from './spoken.js';
import { proofreadingWords } from './table.js';

/** `describeChangeIn` in a language. */
export function describeChange(
  change: Change,
  puzzle: Pick<Puzzle, 'palette'>,
  language: Spoken,
): string {
  return describeChangeIn(proofreadingWords(language), change, puzzle);
}
