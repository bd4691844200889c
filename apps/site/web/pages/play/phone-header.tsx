/** The header of the player on a phone: the way back, what is played, the clock. */

import { usePage } from '../../frame/page-context.js';
import { settings } from '../../frame/settings.js';
import { difficultyWord } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import { Clock } from './clock.js';
import type { ScreenPart } from './screen-part.js';

/** From this size of texts on, in percent, there is no room for a second line. */
const LARGE_TEXT = 150;

export function PhoneHeader({ session, words }: Pick<ScreenPart, 'session' | 'words'>) {
  const page = usePage();
  const { linkTo } = page;
  const { puzzle, isPaused } = session;
  const { clues, facts } = puzzle;
  const size = words.size(clues.width, clues.height);
  const difficulty = difficultyWord(page, facts.difficulty);
  const below = facts.number === undefined ? [difficulty] : [size, difficulty];
  return (
    <header class="phone-header">
      <a class="icon-button" href={linkTo('')} aria-label={words.back}>
        <Icon name="chevron-left" size={24} />
      </a>
      <div class="phone-title">
        <h1>{blindName(puzzle)}</h1>
        {settings.value.textSize < LARGE_TEXT && (
          <p class="tiny soft">{below.filter((text) => text !== '').join(' · ')}</p>
        )}
      </div>
      {settings.value.showsClock && <Clock session={session} words={words} />}
      <button
        type="button"
        class="icon-button"
        aria-label={isPaused.value ? words.goOn : words.pause}
        onClick={() => session.pause(!isPaused.value)}
      >
        <Icon name={isPaused.value ? 'play' : 'pause'} />
      </button>
    </header>
  );
}
