/** The puzzles that the person who is signed in has published. */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { RemoteList } from '../../../contract/remote-types.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { type CardPuzzle, PuzzleCard } from '../../widgets/cards.js';
import { Icon } from '../../widgets/icon.js';
import { cardFromRemote } from '../../widgets/remote-card.js';

/** Puzzles that are shown; all of them are in the catalogue. */
const SHOWN = 24;

/** What the server answered. */
type State =
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'there'; readonly cards: readonly CardPuzzle[]; readonly hasMore: boolean };

export function Made({ name }: { readonly name: string }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('album');
  const made = useMade(name);
  if (made.kind === 'asked') return null;
  if (made.kind === 'failed') return <p class="card padded soft">{words.notReached}</p>;
  return (
    <div class="stack">
      {made.cards.length === 0 && <p class="soft">{words.emptyMade}</p>}
      <ul class="album-cards">
        {made.cards.map((card) => (
          <li key={card.id}>
            <PuzzleCard puzzle={card} />
          </li>
        ))}
      </ul>
      <div class="row wraps">
        <a class="button" href={linkTo('make/')}>
          <Icon name="pencil-ruler" />
          {words.make}
        </a>
        {made.hasMore && (
          <a class="button quiet" href={linkTo(`puzzles?author=${encodeURIComponent(name)}`)}>
            {words.allMade}
          </a>
        )}
      </div>
    </div>
  );
}

function useMade(name: string): State {
  const [state, show] = useState<State>({ kind: 'asked' });
  useEffect(() => {
    let isShown = true;
    const query = callPath(paths.PUZZLES, {}, { author: name, sort: 'new', limit: SHOWN });
    void ask<RemoteList>('GET', query).then((answer) => {
      if (!isShown) return;
      if (!answer.ok) return show({ kind: 'failed' });
      const { puzzles, next } = answer.value;
      show({ kind: 'there', cards: puzzles.map(cardFromRemote), hasMore: next !== null });
    });
    return () => {
      isShown = false;
    };
  }, [name]);
  return state;
}
