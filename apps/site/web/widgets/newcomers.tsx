/**
 * A line for guests who have never seen a nonogram: below the catalogue, and on the page of a
 * puzzle until its player is there, which has a tip of its own. Signed-in people do not see it. It
 * stays, so that nothing moves when games are read.
 */

import { usePage } from '../frame/page-context.js';

/** Asks whether nonograms are new to the reader, and leads to the lesson. */
export function Newcomers({ withEasiest = false }: { readonly withEasiest?: boolean }) {
  const { linkTo, server, wordsOf } = usePage();
  const words = wordsOf('newcomer');
  if (server?.person !== undefined) return null;
  return (
    <p class="row wraps small soft newcomers">
      {words.first}
      <a class="link" href={linkTo('learn/first/')}>
        {words.learn}
      </a>
      {withEasiest && (
        <a class="link" href={`${linkTo('puzzles')}?sort=easy`}>
          {words.easiest}
        </a>
      )}
    </p>
  );
}
