/**
 * A game as its page shows it: the player, and the picture once it is solved. What is not needed
 * for the first stroke is loaded later, and before it is needed.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Later, loadAhead } from '../../frame/later.js';
import { usePage } from '../../frame/page-context.js';
import { settings } from '../../frame/settings.js';
import { BelowHeader, Header } from '../../frame/shell.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import type { PlayWords } from '../../words/en/play.js';
import { HintLadder } from './hint-ladder.js';
import { PhoneHeader } from './phone-header.js';
import { PlayScreen, type PlayScreenProps } from './play-screen.js';
import type { PlaySession } from './session.js';
import { useIsNarrow } from './use-narrow.js';
import { useTip } from './use-tip.js';

/** What shows a solved game. */
export type FinishedView = ComponentType<{
  readonly session: PlaySession;
  readonly words: PlayWords;
}>;

const loadFinished = () => import('./finished.js').then(({ Finished }) => Finished);

export function GameView({
  session,
  before,
  load = loadFinished,
}: {
  /** Undefined while the game is opened. */
  readonly session: PlaySession | undefined;
  /** Shown below the header until then. */
  readonly before: ComponentChildren;
  /** Loads what shows the solved picture; a function that stays the same. */
  readonly load?: () => Promise<FinishedView>;
}) {
  const { pageTitle, wordsOf } = usePage();
  const words = wordsOf('play');
  const isNarrow = useIsNarrow();
  const tip = useTip(isNarrow, session);
  const ladder = useMemo(() => session && new HintLadder(session), [session]);
  const isNearEnd = session?.isNearEnd.value === true;
  useEffect(() => {
    if (session !== undefined) document.title = pageTitle(blindName(session.puzzle));
  }, [session]);
  useEffect(() => {
    // the network may be gone when the last cell is filled; a failure is seen then
    if (isNearEnd) loadAhead(load);
  }, [isNearEnd, load]);
  if (session === undefined || ladder === undefined || tip === undefined) {
    return <Frame className="play before">{before}</Frame>;
  }
  if (session.isFinished.value) {
    return (
      <Frame className="solved">
        <BelowHeader>
          <End session={session} words={words} load={load} />
        </BelowHeader>
      </Frame>
    );
  }
  const parts = { session, words, ladder, isNarrow, tip };
  return (
    <Frame
      className={screenClasses(parts)}
      header={isNarrow ? <PhoneHeader {...parts} /> : undefined}
    >
      <PlayScreen key={session.puzzle.id} {...parts} />
    </Frame>
  );
}

/**
 * A header and the content below it. Every state of a game renders this component, so the header
 * stays the same element and an open menu survives when the game loads or ends. On a phone the
 * player replaces the header by its own.
 */
function Frame({
  className,
  header = <Header />,
  children,
}: {
  readonly className: string;
  readonly header?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <div class={className}>
      {header}
      {children}
    </div>
  );
}

/** The class names of the player's screen. */
function screenClasses({ session, ladder, isNarrow }: Omit<PlayScreenProps, 'words'>): string {
  return [
    'play',
    ...(settings.value.leftHanded ? ['left-handed'] : []),
    ...(isNarrow && ladder.isOpen.value ? ['has-sheet'] : []),
    ...(session.isFinishing.value ? ['finishing'] : []),
  ].join(' ');
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
