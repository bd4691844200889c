/**
 * The player: finds the puzzle that the address names, opens its game and shows it, or the picture
 * once it is solved.
 */
import type { Problem } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { Later } from '../../frame/later.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { store } from '../../frame/store.js';
import { writeHash } from '../../puzzles/addresses.js';
import { type FileFormat, fileFormats } from '../../puzzles/file-formats.js';
import { puzzleAt } from '../../puzzles/source.js';
import { GameView } from './game-view.js';
import { PlaySession } from './session.js';
import './play.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('play').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('play').description;

const loadNoPuzzle = () => import('../../widgets/no-puzzle.js').then(({ NoPuzzle }) => NoPuzzle);

/** What the page shows. */
type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'session'; readonly session: PlaySession };

export function Page({ data }: { readonly data: { readonly formats: readonly FileFormat[] } }) {
  useEffect(() => {
    fileFormats.value = data.formats;
  }, [data]);
  const shown = usePuzzleOfAddress();
  if (shown.kind === 'problem') return <Nothing problem={shown.problem} />;
  return (
    <GameView session={shown.kind === 'session' ? shown.session : undefined} before={<Loading />} />
  );
}

/** The session of the puzzle in the address; another one when the address changes. */
function usePuzzleOfAddress(): Shown {
  const [shown, show] = useState<Shown>({ kind: 'loading' });
  useEffect(() => {
    let session: PlaySession | undefined;
    let round = 0;
    const open = async (): Promise<void> => {
      const own = ++round;
      await session?.end();
      const found = await puzzleAt(location.hash, { shape: 'square' });
      if (own !== round) return;
      if (!found.ok) return show({ kind: 'problem', problem: found.problem });
      // a share string may hold more than clues, so it does not stay in the address
      history.replaceState(history.state, '', writeHash(found.value));
      session = await PlaySession.open(store(), found.value);
      if (own === round) show({ kind: 'session', session });
    };
    void open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return shown;
}

/** Nothing for a moment, then words. */
function Loading() {
  const { wordsOf } = usePage();
  const words = wordsOf('play');
  return (
    <main id="content" class="play-loading soft late">
      {words.loading}
    </main>
  );
}

function Nothing({ problem }: { readonly problem: Problem }) {
  const { wordsOf } = usePage();
  return (
    <Shell>
      <Later load={loadNoPuzzle} props={{ words: wordsOf('play'), problem }} />
    </Shell>
  );
}
