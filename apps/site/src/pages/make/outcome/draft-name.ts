/** What a draft is called where several are listed. */
import type { MakeOutcomeWords } from '../../../words/en/make-outcome.js';
import type { DraftPuzzle } from './twins.js';

/** Its title, or its size if it has none. */
export function draftName(
  { name, puzzle }: Pick<DraftPuzzle, 'name' | 'puzzle'>,
  words: MakeOutcomeWords,
): string {
  return name === '' ? words.untitled(puzzle.width, puzzle.height) : name;
}
