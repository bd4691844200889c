/** What a draft is called where several are listed. */
import type { MakeOutcomeWords } from '../../../words/en/make-outcome.js';
import type { DraftFacts } from './twins.js';

/** Its title, or its size if it has none. */
export function draftName(
  { name, width, height }: Pick<DraftFacts, 'name' | 'width' | 'height'>,
  words: MakeOutcomeWords,
): string {
  return name === '' ? words.untitled(width, height) : name;
}
