/**
 * A game as its page shows it: the player, and the picture once it is solved. What is not needed
 * for the first stroke is loaded later, and before it is needed.
 */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Later, loadAhead } from '../../shell/later.js';
import { blindName } from '../../shell/puzzle-facts.js';
import { Shell } from '../../shell/shell.js';
import { wordsOf } from '../../shell/state.js';
import { PLAY_EN, type PlayWords } from '../../words/en/play.js';
import { PLAY_RU } from '../../words/ru/play.js';
import { PlayScreen } from './play-screen.js';
import type { PlaySession } from './session.js';

const WORDS = { en: PLAY_EN, ru: PLAY_RU };

/** What shows a solved game. */
export type FinishedView = ComponentType<{
  readonly session: PlaySession;
  readonly words: PlayWords;
}>;

const loadFinished = () => import('./finished.js').then(({ Finished }) => Finished);

export function GameView({
  session,
  load = loadFinished,
}: {
  readonly session: PlaySession;
  /** Loads what shows the solved picture; a function that stays the same. */
  readonly load?: () => Promise<FinishedView>;
}) {
  const words = wordsOf(WORDS);
  const { puzzle, isFinished, isNearEnd } = session;
  useEffect(() => {
    document.title = `${blindName(puzzle)} · Nonokit`;
  }, [puzzle]);
  useEffect(() => {
    // the network may be gone when the last cell is filled; a failure is seen then
    if (isNearEnd.value) loadAhead(load);
  }, [isNearEnd.value, load]);
  return isFinished.value ? (
    <Shell>
      <End session={session} words={words} load={load} />
    </Shell>
  ) : (
    <PlayScreen key={puzzle.id} session={session} words={words} />
  );
}

/** The finished screen; until it can be loaded, at least the word. */
function End({
  session,
  words,
  load,
}: {
  readonly session: PlaySession;
  readonly words: PlayWords;
  readonly load: () => Promise<FinishedView>;
}) {
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      {isMissing && (
        <div class="stack">
          <h1>{words.solvedIn(session.clock.value)}</h1>
          <p>{words.notShown}</p>
        </div>
      )}
      <Later
        load={load}
        props={{ session, words }}
        onFail={() => setMissing(true)}
        onLoad={() => setMissing(false)}
      />
    </>
  );
}
