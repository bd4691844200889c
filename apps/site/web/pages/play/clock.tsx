/** The clock of a game; once a second nothing but this is drawn anew. */
import type { ScreenPart } from './screen-part.js';

export function Clock({ session, words }: Pick<ScreenPart, 'session' | 'words'>) {
  return (
    <span class="clock digits" role="timer" aria-label={words.time}>
      {session.clock.value}
    </span>
  );
}
