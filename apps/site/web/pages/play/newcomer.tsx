/**
 * Link to the lesson for new players: in the column beside the board, and on a phone as a line
 * above the board, which goes when it is closed or after the first solved puzzle. Loaded for new
 * players only (`newcomer-check.ts`).
 */
import { type PageContext, usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { closeTip, progress } from '../learn/progress.js';
import type { PlaySession } from './session.js';

interface NewcomerProps {
  readonly session: PlaySession;
}

/** The link in the column beside the board. */
export function Newcomer({ session }: NewcomerProps) {
  return (
    <p class="note hint newcomer">
      <Lesson session={session} />
    </p>
  );
}

/** The line above the board of a phone. */
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

/** The address of the lesson, which leads back to a puzzle of the site. */
function lesson(page: PageContext, { address, puzzle }: PlaySession): string {
  const { linkTo } = page;
  const isOfSite = address?.includes(`/puzzles/${puzzle.id}`) === true;
  return linkTo('learn/first/') + (isOfSite ? `#to=puzzles/${puzzle.id}` : '');
}
