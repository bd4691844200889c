/** "Continue": games that were begun on this device, with the player's own marks. */
import { useEffect, useState } from 'preact/hooks';
import type { GameSummary } from '../../../player-store/index.js';
import { usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import type { ShelfCard } from '../../puzzles/shelf.js';
import { type CardPuzzle, PuzzleCard } from '../../widgets/cards.js';
import { cardFromGame } from '../../widgets/own-card.js';

/** How many are shown at first. */
const FIRST = 4;

interface BegunGame {
  readonly game: GameSummary;
  /** The card as this browser knows it. */
  readonly card: CardPuzzle;
}

export function Begun({
  shelf,
  games,
  now,
}: {
  readonly shelf: readonly ShelfCard[];
  readonly games: readonly GameSummary[];
  readonly now: number;
}) {
  const { wordsOf } = usePage();
  const [isAll, setAll] = useState(false);
  const begun = useCards(games);
  const words = wordsOf('home');
  if (begun.length === 0) return <BegunRoom />;
  return (
    <section class="section">
      <div class="apart">
        <h2>{words.continued}</h2>
        {begun.length > FIRST && (
          <button
            type="button"
            class="button quiet"
            aria-expanded={isAll}
            onClick={() => setAll(!isAll)}
          >
            {isAll ? words.fewerStarted : words.allStarted(begun.length)}
          </button>
        )}
      </div>
      <ul class={isAll ? 'cards' : 'cards in-row'}>
        {begun.slice(0, isAll ? begun.length : FIRST).map(({ game, card }) => (
          <li key={game.id}>
            <PuzzleCard
              puzzle={shelf.find(({ id }) => id === game.id) ?? card}
              progress={{
                state: 'started',
                marks: game.marks,
                elapsed: game.elapsed,
                updatedAt: game.updatedAt,
              }}
              now={now}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The room of the row until its games are read, where the script in the head has found some. */
export function BegunRoom() {
  const { wordsOf } = usePage();
  return (
    <section class="section begun-room" aria-hidden="true">
      <div class="apart">
        <h2>{wordsOf('home').continued}</h2>
      </div>
      <ul class="cards in-row">
        <li>
          <PuzzleCard puzzle={ANY} progress={BEGUN} />
        </li>
      </ul>
    </section>
  );
}

/** A card as high as any that was begun. */
const ANY: CardPuzzle = { id: '', width: 5, height: 5, inks: ['#000000'], difficulty: 'easy' };
const BEGUN = { state: 'started', elapsed: 0, updatedAt: 0 } as const;

/** The games with their cards; none until those are read. */
function useCards(games: readonly GameSummary[]): readonly BegunGame[] {
  const [begun, show] = useState<readonly BegunGame[]>([]);
  useEffect(() => {
    let isShown = true;
    const kept = store();
    const read = async (game: GameSummary) => ({ game, card: await cardFromGame(game, kept) });
    void Promise.all(games.map(read)).then((all) => isShown && show(all));
    return () => {
      isShown = false;
    };
  }, [games]);
  return begun;
}
