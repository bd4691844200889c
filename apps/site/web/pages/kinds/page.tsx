/**
 * The page of other kinds of nonogram: their rules, and boards of triangles and of cut squares,
 * which are played here.
 */
import type { BlindPuzzle } from '@nonokit/board';
import type { Problem, Result } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { chooseFiles } from '../../frame/drop.js';
import { Later } from '../../frame/later.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { store } from '../../frame/store.js';
import { writeHash } from '../../puzzles/addresses.js';
import { kindLessonPath } from '../../puzzles/kind-lesson-path.js';
import {
  isShelfName,
  KIND_GROUPS,
  type KindCard,
  nameOf,
  type ToldKind,
} from '../../puzzles/kinds-shelf.js';
import { puzzleAt } from '../../puzzles/source.js';
import type { CardProgress } from '../../widgets/cards.js';
import { Icon } from '../../widgets/icon.js';
import { NoPuzzle } from '../../widgets/no-puzzle.js';
import { loadProgress } from '../home/progress.js';
import { PlaySession } from '../play/session.js';
import { KindSilhouette } from './kind-silhouette.js';
import './kinds.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('kinds').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('kinds').description;

const loadGame = () => import('./triangle-game.js').then(({ TriangleGame }) => TriangleGame);

/** The rules in the order of the page. */
const TOLD_KINDS: readonly ToldKind[] = [...KIND_GROUPS, 'cut'];

/** What the page shows: the rules, unless the address names a puzzle. */
type Shown = 'rules' | 'nothing' | Problem | PlaySession;

/** The cards of all puzzles, and a drawing for each kind. */
export interface KindsData {
  readonly cards: readonly KindCard[];
  /** SVG of the build. */
  readonly examples: Readonly<Record<ToldKind, string>>;
}

/** What the page needs of the shelf. */
export function pageData({ cards, examples }: KindsData): KindsData {
  return { cards, examples };
}

export function Page({ data }: { readonly data: KindsData }) {
  const { wordsOf } = usePage();
  const shown = usePuzzleOfAddress();
  if (shown === 'rules') return <Rules {...data} />;
  return (
    <Shell>
      {shown === 'nothing' ? null : shown instanceof PlaySession ? (
        <Later key={shown.puzzle.id} load={loadGame} props={{ session: shown }} />
      ) : (
        <NoPuzzle words={wordsOf('kinds').noPuzzle} problem={shown} />
      )}
    </Shell>
  );
}

/** The session of the puzzle in the address; another one when the address changes. */
function usePuzzleOfAddress(): Shown {
  const [shown, show] = useState<Shown>('rules');
  useEffect(() => {
    let session: PlaySession | undefined;
    let round = 0;
    const open = async (): Promise<void> => {
      const own = ++round;
      await session?.end();
      session = undefined;
      if (own !== round) return;
      if (location.hash === '' || isSection(location.hash)) return show('rules');
      show('nothing');
      const found = await puzzleOf(location.hash);
      if (own !== round) return;
      if (!found.ok) return show(found.problem);
      history.replaceState(history.state, '', writeHash(found.value));
      session = await PlaySession.open(store(), found.value);
      if (own === round) show(session);
    };
    void open();
    addEventListener('hashchange', open);
    return () => {
      round = -1;
      removeEventListener('hashchange', open);
      void session?.end();
    };
  }, []);
  return shown;
}

/** True for the fragment of a kind's rules. */
function isSection(hash: string): boolean {
  return TOLD_KINDS.some((kind) => hash === `#${kind}`);
}

/** The puzzle of an address; one on squares goes to the page that plays it. */
async function puzzleOf(hash: string): Promise<Result<BlindPuzzle>> {
  const name = hash.slice(1);
  if (!isShelfName(name)) return puzzleAt(hash, { shape: 'triangle' });
  const opened = await (await import('./open-shelf.js')).openShelf(name);
  return opened.ok ? puzzleAt(writeHash(opened.value), { shape: 'triangle' }) : opened;
}

/** The kinds one by one. */
function Rules({ cards, examples }: KindsData) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('kinds');
  const [progress, setProgress] = useState<Progress>(new Map());
  useEffect(() => void loadProgress(({ byPuzzle }) => setProgress(byPuzzle)), []);
  return (
    <Shell>
      <div class="kinds">
        <header class="stack">
          <h1>{words.heading}</h1>
          <p class="lead">{words.lead}</p>
        </header>
        {TOLD_KINDS.map((kind) => (
          <section key={kind} class="section" id={kind}>
            <h2>{words[kind].heading}</h2>
            {words[kind].rules.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
            <figure class="kind-example">
              <div
                role="img"
                aria-label={words[kind].example}
                dangerouslySetInnerHTML={{ __html: examples[kind] }}
              />
              <figcaption class="small soft">{words[kind].example}</figcaption>
            </figure>
            {kind !== 'cut' && (
              <p>
                <a class="link" href={linkTo(kindLessonPath(kind))}>
                  {words.lesson}
                </a>
              </p>
            )}
            <CardList cards={cards.filter(({ group }) => group === kind)} progress={progress} />
          </section>
        ))}
        <section class="section">
          <h2>{words.own.heading}</h2>
          <p>{words.own.text}</p>
          <div class="row wraps">
            <button type="button" class="button" onClick={chooseFiles}>
              <Icon name="folder-open" />
              {words.own.choose}
            </button>
            <a class="button" href={linkTo('kinds/make/')}>
              <Icon name="pencil" />
              {words.own.make}
            </a>
          </div>
        </section>
      </div>
    </Shell>
  );
}

/** How far the player is, by puzzle. */
type Progress = ReadonlyMap<string, CardProgress>;

/** The puzzles of a kind, those with few steps first. */
function CardList({ cards, progress }: Pick<KindsData, 'cards'> & { readonly progress: Progress }) {
  const { wordsOf } = usePage();
  const words = wordsOf('kinds').cards;
  if (cards.length === 0) return null;
  return (
    <ol class="kind-cards">
      {cards.map((card) => {
        const { id, group, number, size, steps, look } = card;
        const state = progress.get(id)?.state;
        const sizeText = group === 'triangles' ? words.triangles(size) : size;
        return (
          <li key={id}>
            <a class="card" href={`#${nameOf(card)}`}>
              <KindSilhouette look={look} />
              <span class="strong digits">№ {number}</span>
              <span class="small">{sizeText}</span>
              <span class="small soft">{words.steps(steps)}</span>
              {state !== undefined && <span class={`small ${state}`}>{words[state]}</span>}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
