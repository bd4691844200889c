/**
 * The page of other kinds of nonogram: their rules, and boards of triangles, which are played here.
 */
import type { Problem } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { chooseFiles } from '../../frame/drop.js';
import { Later } from '../../frame/later.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { store } from '../../frame/store.js';
import { writeHash } from '../../puzzles/addresses.js';
import { puzzleAt } from '../../puzzles/source.js';
import { Icon } from '../../widgets/icon.js';
import { NoPuzzle } from '../../widgets/no-puzzle.js';
import { PlaySession } from '../play/session.js';
import './kinds.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('kinds').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('kinds').description;

const loadGame = () => import('./triangle-game.js').then(({ TriangleGame }) => TriangleGame);

/** What the page shows: the rules, unless the address names a puzzle. */
type Shown = 'rules' | 'nothing' | Problem | PlaySession;

export function Page() {
  const { wordsOf } = usePage();
  const shown = usePuzzleOfAddress();
  if (shown === 'rules') return <Rules />;
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
      if (location.hash === '') return show('rules');
      show('nothing');
      const found = await puzzleAt(location.hash, { shape: 'triangle' });
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

/** The kinds one by one. */
function Rules() {
  const { wordsOf } = usePage();
  const words = wordsOf('kinds');
  return (
    <Shell>
      <div class="kinds">
        <header class="stack">
          <h1>{words.heading}</h1>
          <p class="lead">{words.lead}</p>
        </header>
        {(['hidden', 'pairs', 'triangles'] as const).map((kind) => (
          <section key={kind} class="section" id={kind}>
            <h2>{words[kind].heading}</h2>
            {words[kind].rules.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </section>
        ))}
        <section class="section">
          <h2>{words.own.heading}</h2>
          <p>{words.own.text}</p>
          <button type="button" class="button" onClick={chooseFiles}>
            <Icon name="folder-open" />
            {words.own.choose}
          </button>
        </section>
      </div>
    </Shell>
  );
}
