/**
 * The screen of a game: tools beside the board and one quiet column; on a phone the board, and one
 * dock below it. The board has the largest part, and nothing moves unless the player moved it.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../shell/dialog.js';
import { Icon } from '../../shell/icon.js';
import { settings } from '../../shell/settings.js';
import { Header } from '../../shell/shell.js';
import { linkTo } from '../../shell/state.js';
import { clockText } from '../../shell/time.js';
import { Toasts, toast } from '../../shell/toasts.js';
import type { PlayWords } from '../../words/en/play.js';
import { CursorButtons } from './cursor-buttons.js';
import { Dock } from './dock.js';
import { HintLadder } from './hint-ladder.js';
import { HistoryBar } from './history-bar.js';
import { MoreMenu } from './more-menu.js';
import { Panel } from './panel.js';
import { PhoneHeader } from './phone-header.js';
import { QuickSettings } from './quick-settings.js';
import type { ScreenActions, ScreenPart } from './screen-part.js';
import type { PlaySession } from './session.js';
import { soundsOf } from './sounds.js';
import { ToolRail } from './tool-rail.js';
import { useIsNarrow } from './use-narrow.js';

/** A dialog that is open. */
type Open = 'settings' | 'more' | 'restart' | undefined;

export function PlayScreen({
  session,
  words,
}: {
  readonly session: PlaySession;
  readonly words: PlayWords;
}) {
  const [open, setOpen] = useState<Open>();
  const ladder = useMemo(() => new HintLadder(session), [session]);
  const isNarrow = useIsNarrow();
  const close = (): void => setOpen(undefined);
  const actions: ScreenActions = {
    hint: () => ladder.next(),
    settings: () => setOpen('settings'),
    more: () => setOpen('more'),
    whatIf: () => session.play({ type: 'suppose', name: layerName(session) }),
  };
  const parts = { session, words, actions, ladder };
  const classes = [
    'play',
    ...(settings.value.leftHanded ? ['left-handed'] : []),
    ...(isNarrow && ladder.isOpen.value ? ['has-sheet'] : []),
    ...(session.isFinishing.value ? ['finishing'] : []),
  ];
  return (
    <div class={classes.join(' ')}>
      {isNarrow ? <PhoneHeader {...parts} /> : <Header />}
      <main id="content" class="desk" tabIndex={-1}>
        {!isNarrow && <ToolRail {...parts} />}
        <div class="table">
          <BoardRoom {...parts} />
          {session.hasCursorMode.value && <CursorButtons {...parts} />}
          {!isNarrow && <HistoryBar {...parts} />}
        </div>
        <Panel {...parts} isNarrow={isNarrow} />
      </main>
      {isNarrow && <Dock {...parts} />}
      {open === 'settings' && <QuickSettings words={words} onClose={close} />}
      {open === 'more' && (
        <MoreMenu {...parts} onClose={close} onRestart={() => setOpen('restart')} />
      )}
      {open === 'restart' && <RestartDialog {...parts} onClose={close} />}
      <Toasts />
    </div>
  );
}

/** A letter for each layer of suppositions: A, B, … */
function layerName({ game }: PlaySession): string {
  return String.fromCharCode(65 + (game.value.layers.length % 26));
}

/** The room of the board; in a pause, a cover with one button. */
function BoardRoom({ session, words, actions }: ScreenPart) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (room.current === null) return;
    const detach = session.attach(room.current);
    const { board } = session;
    const stops = [
      soundsOf(session),
      board?.on('hint', actions.hint),
      board?.on('action', (action) => {
        if (action === 'pause') session.pause(true);
        if (action === 'fullscreen') void document.documentElement.requestFullscreen?.();
        if (action === 'help') location.assign(linkTo('help/'));
      }),
    ];
    board?.focus();
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
  useEffect(() => button.current?.focus(), []);
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

function RestartDialog({ session, words, onClose }: ScreenPart & { readonly onClose: () => void }) {
  const restart = (): void => {
    session.play({ type: 'restart' });
    onClose();
    toast({
      text: words.startedOver,
      action: {
        label: words.undo,
        run: () => {
          session.play({ type: 'undo' });
          session.board?.focus();
        },
      },
      stays: true,
    });
  };
  return (
    <Dialog title={words.startOverQuestion} onClose={onClose}>
      <p>{words.startOverText(session.moveCount.value)}</p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button danger" onClick={restart}>
          {words.startOver}
        </button>
      </div>
    </Dialog>
  );
}
