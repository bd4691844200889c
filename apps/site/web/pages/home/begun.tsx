/** "Continue": games that were begun on this device, with the player's own marks. */
import { useState } from 'preact/hooks';
import type { GameSummary } from '../../../player-store/index.js';
import { usePage } from '../../frame/page-context.js';
import type { ShelfCard } from '../../puzzles/shelf.js';
import { PuzzleCard } from '../../widgets/cards.js';

/** How many are shown at first. */
const FIRST = 4;

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
  const words = wordsOf('home');
  if (games.length === 0) return null;
  return (
    <section class="section">
      <div class="apart">
        <h2>{words.continued}</h2>
        {games.length > FIRST && (
          <button
            type="button"
            class="button quiet"
            aria-expanded={isAll}
            onClick={() => setAll(!isAll)}
          >
            {isAll ? words.fewerStarted : words.allStarted(games.length)}
          </button>
        )}
      </div>
      <ul class={isAll ? 'cards' : 'cards in-row'}>
        {games.slice(0, isAll ? games.length : FIRST).map((game) => (
          <li key={game.id}>
            <BegunCard game={game} shelf={shelf} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BegunCard({
  game,
  shelf,
  now,
}: {
  readonly game: GameSummary;
  readonly shelf: readonly ShelfCard[];
  readonly now: number;
}) {
  const { id, width, height, palette, marks, elapsed, updatedAt } = game;
  const inks = palette.slice(1).map(({ rgb }) => rgb);
  return (
    <PuzzleCard
      puzzle={shelf.find((card) => card.id === id) ?? { id, width, height, inks }}
      progress={{ state: 'started', marks, elapsed, updatedAt }}
      now={now}
    />
  );
}
