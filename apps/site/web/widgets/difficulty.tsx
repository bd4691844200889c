/** Difficulty as the pages show it: five cells, filled one to five, and the word. */

import { type PageContext, usePage } from '../frame/page-context.js';
import { CARDS_EN } from '../words/en/cards.js';
import { CARDS_RU } from '../words/ru/cards.js';

const WORDS = { en: CARDS_EN, ru: CARDS_RU };

/** The labels of the rating in order; `guess` has as many cells as `expert`. */
export const DIFFICULTIES = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'] as const;

/** A label of the rating. */
export type DifficultyId = (typeof DIFFICULTIES)[number];

/** The label that a text is, if it is one. */
export function difficultyFrom(text: string | undefined): DifficultyId | undefined {
  return DIFFICULTIES.find((each) => each === text);
}

/** The word of a label: "Easy". Empty for a puzzle that nobody rated. */
export function difficultyWord(page: PageContext, label: string | undefined): string {
  const { wordsOf } = page;
  const known = difficultyFrom(label);
  return known === undefined ? '' : wordsOf(WORDS).difficulties[known];
}

/** Five cells and the word. Nothing for a puzzle that nobody rated. */
export function Difficulty({ label }: { readonly label: string | undefined }) {
  const page = usePage();
  const known = difficultyFrom(label);
  if (known === undefined) return null;
  const level = Math.min(5, DIFFICULTIES.indexOf(known) + 1);
  return (
    <span class="difficulty-words">
      <span class="difficulty" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((each) => (
          <i key={each} class={each <= level ? 'full' : ''} />
        ))}
      </span>
      <span class="word">{difficultyWord(page, label)}</span>
    </span>
  );
}
