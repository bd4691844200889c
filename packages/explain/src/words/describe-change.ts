/** A change of proofreading in one of the languages of the library. */
import type { Puzzle } from '@nonokit/core';
import type { Change } from '@nonokit/solver/proofread';
import { describeChangeIn } from './change-text.js';
import type { LanguageId } from './language.js';
import { PROOFREADINGS } from './table.js';

/** `describeChangeIn` in the language with this id. */
export function describeChange(
  change: Change,
  puzzle: Pick<Puzzle, 'palette'>,
  language: LanguageId,
): string {
  return describeChangeIn(PROOFREADINGS[language], change, puzzle);
}
