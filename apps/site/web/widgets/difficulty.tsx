/** Difficulty as the pages show it: five cells, filled one to five, and the word. */

import { type PageContext, usePage } from '../frame/page-context.js';
import { DIFFICULTIES, difficultyFrom } from '../puzzles/difficulty-levels.js';

/** The word of a label: "Easy". Empty for an unrated puzzle. */
export function difficultyWord(page: PageContext, label: string | undefined): string {
  const { wordsOf } = page;
  const known = difficultyFrom(label);
  return known === undefined ? '' : wordsOf('cards').difficulties[known];
}

/** Five cells and the word. Nothing for an unrated puzzle. */
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
