/** The room of the board on a page, and the cover that lies over it in a pause. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { focusIfFree } from '../../frame/focus-if-free.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import { watchBegun } from './begun.js';
import { connectFeedback } from './feedback.js';
import type { ScreenPart } from './screen-part.js';
import type { PlaySession } from './session.js';

/** Few people play by ear, so the code that speaks loads with the first of its keys. */
const hear = async (session: PlaySession, action: string): Promise<void> => {
  const { earOf } = await import('./by-ear.js');
  (await earOf(session))?.hear(action);
};

/** The room of the board; in a pause, a cover with one button. */
export function BoardRoom({
  session,
  words,
  actions,
  isNarrow = false,
}: ScreenPart & { readonly isNarrow?: boolean }) {
  const room = useRef<HTMLDivElement>(null);
  // before the board is there: it opens otherwise on a phone
  useLayoutEffect(() => {
    session.sight.isOnPhone.value = isNarrow;
  }, [session, isNarrow]);
  useEffect(() => {
    if (room.current === null) return;
    const detach = session.attach(room.current);
    const { board } = session;
    const stops = [
      connectFeedback(session),
      watchBegun(session),
      board?.on('hint', actions.hint),
      board?.on('action', (action) => {
        if (action === 'pause') session.pause(true);
        if (action === 'fullscreen') void document.documentElement.requestFullscreen?.();
        if (action === 'help') actions.keys();
        if (action === 'mistakes') actions.mistakes();
        if (action.startsWith('hear-')) void hear(session, action);
      }),
    ];
    focusIfFree(board);
    return () => {
      for (const stop of stops) stop?.();
      detach();
    };
  }, [session]);
  return (
    <div class="board-room">
      <div class="board-host" ref={room} />
      {session.isPaused.value && <Cover session={session} words={words} />}
    </div>
  );
}

/** What stands over the covered board in a pause. */
function Cover({ session, words }: Pick<ScreenPart, 'session' | 'words'>) {
  const button = useRef<HTMLButtonElement>(null);
  // before anything is painted: a key that follows must find it
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div class="paused" style={overCells(session)}>
      <div>
        <h2>{words.pausedAt(clockText(session.elapsed.value))}</h2>
        <p class="small soft">{words.paused}</p>
        <button
          type="button"
          class="button primary"
          ref={button}
          onClick={() => session.pause(false)}
        >
          <Icon name="play" />
          {words.goOn}
        </button>
      </div>
    </div>
  );
}

/** Where the cells are in their room: what covers them stands in their middle. */
function overCells({ board }: PlaySession): { readonly inset?: string } {
  if (board === undefined) return {};
  const { left, top, x, y } = board.view;
  return { inset: `${top}px ${x}px ${y}px ${left}px` };
}
