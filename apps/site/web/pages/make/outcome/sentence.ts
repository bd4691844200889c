/** The verdict in words, for the cards, the line of the phone and screen readers. */
import type { MakeOutcomeWords } from '../../../words/en/make-outcome.js';
import type { Outcome } from './outcome.js';

/** How a sentence looks: as something achieved, or as something to do. */
export interface Said {
  readonly text: string;
  readonly isGood: boolean;
}

/** What is known of the solutions; undefined while nothing is. */
export function solutionsSaid({ verdict }: Outcome, words: MakeOutcomeWords): Said | undefined {
  const solutions = verdict.value?.solutions;
  if (solutions === undefined) return undefined;
  return { text: words[solutions], isGood: solutions === 'one' };
}

/** Whether lines alone solve it; undefined where that says nothing more. */
export function linesSaid({ verdict }: Outcome, words: MakeOutcomeWords): Said | undefined {
  const known = verdict.value;
  if (known === undefined) return undefined;
  if (known.isLineSolvable) return { text: words.byLines, isGood: true };
  return { text: words.notByLines, isGood: false };
}
