/**
 * The screen of a game: tools beside the board and one quiet column; on a phone the board, and one
 * dock below it. The board has the largest part, and nothing moves unless the player moved it.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Later } from '../../frame/later.js';
import { loadAgain } from '../../frame/load-again.js';
import { settings } from '../../frame/settings.js';
import { Toasts, toast } from '../../frame/toasts.js';
import { Dialog } from '../../widgets/dialog.js';
import { openingCell } from './board-options.js';
import { BoardRoom } from './board-room.js';
import { ClueStrip, needsStrip } from './clue-strip.js';
import { hasCursorMode } from './cursor-mode.js';
import { Dock } from './dock.js';
import { HistoryBar } from './history-bar.js';
import { Panel, Solutions } from './panel.js';
import type { ScreenActions, ScreenPart } from './screen-part.js';
import type { PlaySession } from './session.js';
import { ToolRail } from './tool-rail.js';

const loadMoreMenu = () => import('./more-menu.js').then(({ MoreMenu }) => MoreMenu);
const loadCursorButtons = () =>
  import('./cursor-buttons.js').then(({ CursorButtons }) => CursorButtons);
const loadTip = () => import('./newcomer.js').then(({ NewcomerTip }) => NewcomerTip);
const loadKeys = () => import('./key-sheet.js').then(({ KeySheet }) => KeySheet);
const loadSettings = () => import('./quick-settings.js').then(({ QuickSettings }) => QuickSettings);

/** A dialog that is open. */
type Open = 'settings' | 'more' | 'keys' | 'restart' | undefined;

/** The game, the words, the hints, and whether the window is a phone's. */
export interface PlayScreenProps extends Omit<ScreenPart, 'actions'> {
  readonly isNarrow: boolean;
}

export function PlayScreen({ session, words, ladder, isNarrow }: PlayScreenProps) {
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const actions: ScreenActions = {
    hint: () => ladder.next(),
    mistakes: () => {
      if (settings.peek().mistakes !== 'never') ladder.show('mistakes');
    },
    settings: () => setOpen('settings'),
    more: () => setOpen('more'),
    keys: () => setOpen('keys'),
    whatIf: () => session.play({ type: 'suppose', name: layerName(session) }),
  };
  const parts = { session, words, actions, ladder };
  useSolutionWatch(parts);
  const { textSize } = settings.value;
  const hasStrip = useMemo(
    () => isNarrow && needsStrip(session.puzzle.clues, openingCell(settings.peek())),
    [session, isNarrow, textSize],
  );
  return (
    <>
      <main id="content" class="desk" tabIndex={-1}>
        {!isNarrow && <ToolRail {...parts} />}
        <div class="table">
          {isNarrow && <LaterTip session={session} />}
          {isNarrow && <Solutions session={session} words={words} />}
          <BoardRoom {...parts} isNarrow={isNarrow} />
          {hasStrip && <ClueStrip session={session} words={words} />}
          {hasCursorMode.value && <Later load={loadCursorButtons} props={parts} />}
          {!isNarrow && <HistoryBar {...parts} />}
        </div>
        <Panel {...parts} isNarrow={isNarrow} />
      </main>
      {isNarrow && <Dock {...parts} />}
      {open === 'settings' && (
        <Later
          load={loadSettings}
          props={{ words, palette: session.puzzle.clues.palette, onClose: close }}
          onFail={close}
        />
      )}
      {open === 'keys' && <Later load={loadKeys} props={{ onClose: close }} onFail={close} />}
      {open === 'more' && (
        <Later
          load={loadMoreMenu}
          props={{ ...parts, onClose: close, onRestart: () => setOpen('restart') }}
          onFail={close}
        />
      )}
      {open === 'restart' && <RestartDialog {...parts} onClose={close} />}
      <Toasts />
    </>
  );
}

/** Watches for what only a solution can tell, where that is wanted. */
function useSolutionWatch({ session, ladder }: Pick<ScreenPart, 'session' | 'ladder'>): void {
  // puzzles with a difficulty were checked when they were published
  const isWanted =
    settings.value.mistakes === 'atOnce' || session.puzzle.facts.difficulty === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const end = new AbortController();
    void loadAgain(() => import('./solution-watch.js'), end).then((part) => {
      const stop = part?.watchSolution(session, ladder);
      if (stop !== undefined) end.signal.addEventListener('abort', stop);
    });
    return () => end.abort();
  }, [session, ladder, isWanted]);
}

/** A line for new players, above the board. */
function LaterTip({ session }: Pick<ScreenPart, 'session'>) {
  return <Later load={loadTip} props={{ session }} />;
}

/** A letter for each layer of suppositions: A, B, … */
function layerName({ game }: PlaySession): string {
  return String.fromCharCode(65 + (game.value.layers.length % 26));
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
