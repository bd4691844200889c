/** Games that were begun on this device, with the player's own marks. */
import { useEffect, useState } from 'preact/hooks';
import type { GameSummary } from '../../../player-store/index.js';
import { usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import { type CardPuzzle, PuzzleCard } from '../../widgets/cards.js';
import { cardFromGame } from '../../widgets/own-card.js';

interface StartedGame {
  readonly game: GameSummary;
  readonly puzzle: CardPuzzle;
}

export function Started() {
  const { wordsOf } = usePage();
  const words = wordsOf('album');
  const [games, show] = useState<readonly StartedGame[]>();
  useEffect(() => {
    let isShown = true;
    void readStarted().then((found) => isShown && show(found));
    return () => {
      isShown = false;
    };
  }, []);
  if (games === undefined) return null;
  if (games.length === 0) return <p class="soft">{words.emptyStarted}</p>;
  return (
    <ul class="album-cards">
      {games.map(({ game, puzzle }) => (
        <li key={game.id}>
          <PuzzleCard
            puzzle={puzzle}
            progress={{
              state: 'started',
              marks: game.marks,
              elapsed: game.elapsed,
              updatedAt: game.updatedAt,
            }}
            now={Date.now()}
          />
        </li>
      ))}
    </ul>
  );
}

/** Games that are neither solved nor empty, the latest first. */
async function readStarted(): Promise<readonly StartedGame[]> {
  const kept = store();
  const [games, results] = await Promise.all([kept.list(), kept.results.list()]);
  const solved = new Set(results.map(({ id }) => id));
  const started = games.filter(
    ({ id, isSolved, moves }) => !isSolved && moves > 0 && !solved.has(id),
  );
  return Promise.all(
    started.map(async (game) => ({ game, puzzle: await cardFromGame(game, kept) })),
  );
}
