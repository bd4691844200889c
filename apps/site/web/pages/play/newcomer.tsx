/**
 * Link to the lesson for new players: in the column beside the board, and on a phone as a line above
 * the board, which goes when it is closed or after the first solved puzzle. Loaded after the board.
 */
import { useEffect, useState } from 'preact/hooks';
import { here } from '../../frame/here.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import { Icon } from '../../widgets/icon.js';
import { closeTip, loadProgress, progress } from '../learn/progress.js';
import type { PlaySession } from './session.js';

interface NewcomerProps {
  readonly session: PlaySession;
}

/** The link in the column beside the board. */
export function Newcomer({ session }: NewcomerProps) {
  const isNew = useIsNew(session);
  return isNew ? (
    <p class="note hint newcomer">
      <Lesson session={session} />
    </p>
  ) : null;
}

/** The line above the board of a phone, for those who `hasTip` and `hasSolvedNothing` say are new. */
export function NewcomerTip({ session }: NewcomerProps) {
  const words = usePage().wordsOf('newcomer');
  if (progress.value.hasClosedTip) return null;
  return (
    <p class="tip">
      <Lesson session={session} />
      <button type="button" class="icon-button" aria-label={words.closeTip} onClick={closeTip}>
        <Icon name="x" />
      </button>
    </p>
  );
}

function Lesson({ session }: NewcomerProps) {
  const page = usePage();
  const words = page.wordsOf('newcomer');
  return (
    <span>
      {words.rules}{' '}
      <a class="link" href={lesson(page, session)}>
        {words.learn}
      </a>
    </span>
  );
}

/** Whether the player is new, by what the device has; false until that is known. */
function useIsNew(session: PlaySession): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void hasBegunNothing(session.puzzle.id).then((answer) => isWanted && setNew(answer));
    return () => {
      isWanted = false;
    };
  }, [session]);
  return isNew;
}

/** The address of the lesson, which leads back to a puzzle of the site. */
function lesson(page: PageContext, { address, puzzle }: PlaySession): string {
  const { linkTo } = page;
  const isOfSite = address?.includes(`/puzzles/${puzzle.id}`) === true;
  return linkTo('learn/first/') + (isOfSite ? `#to=puzzles/${puzzle.id}` : '');
}

/** Whether the line above the board was never closed. */
export function hasTip(): boolean {
  loadProgress();
  return !progress.peek().hasClosedTip;
}

/** Whether there is no account, no lesson and nothing solved. */
export async function hasSolvedNothing(): Promise<boolean> {
  loadProgress();
  if (here.peek().server?.person !== undefined || progress.peek().hasPlayedFirst) return false;
  return (await store().results.list()).length === 0;
}

/** Whether there is no other game either. */
async function hasBegunNothing(id: string): Promise<boolean> {
  if (!(await hasSolvedNothing())) return false;
  return (await store().list()).every((game) => game.id === id);
}
