/**
 * Link to the lesson for new players: in the column beside the board, and on a phone, which has no
 * room for it, as a message that goes with the first stroke. Loaded after the board.
 */
import { useEffect, useState } from 'preact/hooks';
import { here } from '../../frame/here.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import { toast } from '../../frame/toasts.js';
import { loadProgress, progress } from '../learn/progress.js';
import type { PlaySession } from './session.js';

export function Newcomer({
  session,
  isNarrow,
}: {
  readonly session: PlaySession;
  readonly isNarrow: boolean;
}) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('newcomer');
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void isNewHere(session.puzzle.id).then((answer) => isWanted && setNew(answer));
    return () => {
      isWanted = false;
    };
  }, [session]);
  const isAsked = isNew && isNarrow && session.moveCount.value === 0;
  useEffect(() => {
    if (!isAsked) return;
    const run = (): void => location.assign(lesson(page, session));
    return toast({ text: words.rules, action: { label: words.learn, run }, stays: true });
  }, [isAsked]);
  if (!isNew || isNarrow) return null;
  return (
    <p class="note hint newcomer">
      <span>
        {words.rules}{' '}
        <a class="link" href={lesson(page, session)}>
          {words.learn}
        </a>
      </span>
    </p>
  );
}

/** The address of the lesson, which leads back to a puzzle of the site. */
function lesson(page: PageContext, { address, puzzle }: PlaySession): string {
  const { linkTo } = page;
  const isOfSite = address?.includes(`/puzzles/${puzzle.id}`) === true;
  return linkTo('learn/first/') + (isOfSite ? `#to=puzzles/${puzzle.id}` : '');
}

/** Whether the player is new: no account, no lesson, no other game, nothing solved. */
async function isNewHere(id: string): Promise<boolean> {
  const { server } = here.peek();
  loadProgress();
  if (server?.person !== undefined || progress.peek().hasPlayedFirst) return false;
  const [games, results] = await Promise.all([store().list(), store().results.list()]);
  return results.length === 0 && games.every((game) => game.id === id);
}
