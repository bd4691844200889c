/**
 * The first page of the whole site: the day's puzzles, going on with what is begun, puzzles for
 * this person, sizes, and doors for who is new. Readable without a script; with one, games of this
 * browser are merged in.
 */
import { useEffect, useState } from 'preact/hooks';
import type { GameSummary } from '../../../player-store/index.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { SiteLinks } from '../../frame/site-links.js';
import { store } from '../../frame/store.js';
import { EmptyGrid } from '../../sheet/drawings.js';
import { CardItems } from '../../widgets/card-items.js';
import { type CardView, toProgress } from '../../widgets/card-view.js';
import { type CardProgress, type CardPuzzle, PuzzleCard } from '../../widgets/cards.js';
import { Icon } from '../../widgets/icon.js';
import { cardFromGame } from '../../widgets/own-card.js';
import { BegunRoom } from '../home/begun.js';
import { MoreWays } from '../home/more-ways.js';
import { loadProgress } from '../home/progress.js';
import { DayHero, type HeroData } from './day-hero.js';
import { Doors } from './doors.js';
import '../home/home.css';
import './front.css';

export const title = (): string => '';
export const description = ({ wordsOf }: PageTexts): string => wordsOf('front').description;

/** What the server writes into the page. */
export interface FrontData {
  readonly hero: HeroData;
  /** Games of the account. */
  readonly begun: readonly CardView[];
  /** How many games of the account are open; more are on a page of their own. */
  readonly begunCount: number;
  readonly fresh: readonly CardView[];
  /** Whether those are chosen for this person, good to begin with, or the newest. */
  readonly row: 'chosen' | 'easy' | 'new';
  /** Classes of size, `25,30`, with their puzzles. */
  readonly sizes: readonly { readonly size: string; readonly puzzles: number }[];
  /** When the person solved puzzles in the last seven days: milliseconds since 1970. */
  readonly solvedAt: readonly number[];
  /** The time of the answer. */
  readonly now: number;
}

/** The most games in the row. */
const BEGUN = 4;

export function Page({ data }: { readonly data: FrontData }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('front');
  const home = wordsOf('home');
  const own = useOwnGames();
  const begun = merged(data, own.begun);
  const mayBeNew = data.solvedAt.length + data.begun.length === 0;
  const known = new Set([...begun.map(({ puzzle }) => puzzle.id), ...own.solved]);
  const fresh = data.fresh.filter(({ id }) => !known.has(id)).slice(0, 6);
  return (
    <Shell>
      <div class="home front">
        <DayHero
          hero={data.hero}
          solvedAt={[...data.solvedAt, ...own.solvedAt]}
          mayBeNew={mayBeNew}
          isNew={mayBeNew && known.size === 0}
          now={data.now}
        />
        {begun.length === 0 ? (
          <BegunRoom />
        ) : (
          // a key, or the next section would become this one, and move
          <section key="begun" class="section">
            <div class="apart">
              <h2>{home.continued}</h2>
              {data.begunCount > BEGUN && (
                <a class="button quiet" href={linkTo('puzzles?solved=started')}>
                  {home.allStarted(data.begunCount)}
                </a>
              )}
            </div>
            <ul class="cards in-row">
              {begun.slice(0, BEGUN).map(({ puzzle, progress }) => (
                <li key={puzzle.id}>
                  <PuzzleCard puzzle={puzzle} progress={progress} now={data.now} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section class="section">
          <div class="apart">
            <h2>{words.rows[data.row]}</h2>
            <a class="button quiet" href={linkTo('puzzles')}>
              {words.catalogue}
              <Icon name="arrow-right" size={18} />
            </a>
          </div>
          <ul class="cards six in-row">
            <CardItems
              items={fresh.map((puzzle) => ({ puzzle, progress: toProgress(puzzle) }))}
              now={data.now}
            />
          </ul>
        </section>
        <section class="section">
          <div class="apart">
            <h2>{home.bySize}</h2>
          </div>
          <ul class="sizes in-row">
            {data.sizes.map(({ size, puzzles }) => (
              <li key={size}>
                <SizeCard size={size} puzzles={puzzles} />
              </li>
            ))}
          </ul>
        </section>
        <MoreWays />
        <Doors />
        <SiteLinks />
      </div>
    </Shell>
  );
}

function SizeCard({ size, puzzles }: { readonly size: string; readonly puzzles: number }) {
  const { linkTo, numberText, wordsOf } = usePage();
  const words = wordsOf('front');
  const { name = size, time = '' } = words.sizes[size] ?? {};
  const side = Number.parseInt(name, 10);
  return (
    <a class="card" href={linkTo(`puzzles?size=${size}`)}>
      <span class="grid">
        <EmptyGrid width={side} height={side} size={72} />
      </span>
      <span class="strong">{name}</span>
      <span class="tiny soft">{time}</span>
      <span class="tiny softer">{numberText(puzzles)}</span>
    </a>
  );
}

/** A game that was begun. */
interface BegunGame {
  readonly puzzle: CardPuzzle;
  readonly progress: CardProgress & { readonly state: 'started' };
}

/** What this browser has kept. */
interface OwnGames {
  readonly begun: readonly BegunGame[];
  readonly solved: readonly string[];
  readonly solvedAt: readonly number[];
}

/** The games of the account and of this browser, the latest first; of one puzzle the later. */
function merged({ begun }: FrontData, own: readonly BegunGame[]): readonly BegunGame[] {
  const games = new Map<string, BegunGame>();
  for (const card of begun) {
    const progress = toProgress(card);
    if (progress?.state === 'started') games.set(card.id, { puzzle: card, progress });
  }
  for (const game of own) {
    const there = games.get(game.puzzle.id);
    if (there !== undefined && there.progress.updatedAt > game.progress.updatedAt) continue;
    games.set(game.puzzle.id, { ...game, puzzle: { ...game.puzzle, ...there?.puzzle } });
  }
  return [...games.values()].sort((a, b) => b.progress.updatedAt - a.progress.updatedAt);
}

/** Reads the games of this browser once the page is there. */
function useOwnGames(): OwnGames {
  const [own, show] = useState<OwnGames>({ begun: [], solved: [], solvedAt: [] });
  useEffect(() => {
    void loadProgress(async ({ begun, results }) => {
      const games = await Promise.all(begun.map(ownGame));
      show({
        begun: games,
        solved: results.map(({ id }) => id),
        solvedAt: results.map(({ solvedAt }) => solvedAt),
      });
    });
  }, []);
  return own;
}

/** A game of this browser as a card: of the site's puzzles, or of a file that was opened here. */
async function ownGame(game: GameSummary): Promise<BegunGame> {
  const { marks, elapsed, updatedAt } = game;
  return {
    puzzle: await cardFromGame(game, store()),
    progress: { state: 'started', marks, elapsed, updatedAt },
  };
}
