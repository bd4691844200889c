/**
 * The screen of a game: tools beside the board and one quiet column; on a phone the board, and one
 * dock below it. The board has the largest part, and nothing moves unless the player moved it.
 */
import { useMemo, useState } from 'preact/hooks';
import { Later } from '../../frame/later.js';
import { settings } from '../../frame/settings.js';
import { Toasts } from '../../frame/toasts.js';
import { BoardRoom } from './board-room.js';
import { ClueStrip, findStripPlaces } from './clue-strip.js';
import { hasCursorMode } from './cursor-mode.js';
import { Dock } from './dock.js';
import { HistoryBar } from './history-bar.js';
import type { Tip } from './newcomer-check.js';
import { Panel } from './panel.js';
import type { ScreenActions, ScreenPart } from './screen-part.js';
import type { PlaySession } from './session.js';
import { ToolRail } from './tool-rail.js';

const loadMoreMenu = () => import('./more-menu.js').then(({ MoreMenu }) => MoreMenu);
const loadCursorButtons = () =>
  import('./cursor-buttons.js').then(({ CursorButtons }) => CursorButtons);
const loadSolutionWatch = () =>
  import('./solution-watch.js').then(({ SolutionWatch }) => SolutionWatch);
const loadRestart = () => import('./restart-dialog.js').then(({ RestartDialog }) => RestartDialog);
const loadKeys = () => import('./key-sheet.js').then(({ KeySheet }) => KeySheet);
const loadSettings = () => import('./quick-settings.js').then(({ QuickSettings }) => QuickSettings);

/** A dialog that is open. */
type Open = 'settings' | 'more' | 'keys' | 'restart' | undefined;

/** The game, the words, the hints, and whether the window is a phone's. */
export interface PlayScreenProps extends Omit<ScreenPart, 'actions'> {
  readonly isNarrow: boolean;
  /** A line above the board. */
  readonly tip: Tip | null;
}

export function PlayScreen({ session, words, ladder, isNarrow, tip: Tip }: PlayScreenProps) {
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
  // puzzles with a difficulty were checked when they were published
  const isWatched =
    settings.value.mistakes === 'atOnce' || session.puzzle.facts.difficulty === undefined;
  const { textSize } = settings.value;
  const stripPlaces = useMemo(
    () => isNarrow && findStripPlaces(session.puzzle.clues, settings.peek()),
    [session, isNarrow, textSize],
  );
  return (
    <>
      <main id="content" class="desk" tabIndex={-1}>
        {!isNarrow && <ToolRail {...parts} />}
        <div class="table">
          {Tip && <Tip session={session} />}
          <BoardRoom {...parts} isNarrow={isNarrow} />
          {stripPlaces && <ClueStrip session={session} words={words} places={stripPlaces} />}
          {hasCursorMode.value && <Later load={loadCursorButtons} props={parts} />}
          {!isNarrow && <HistoryBar {...parts} />}
        </div>
        <Panel {...parts} isNarrow={isNarrow} />
        {isWatched && <Later load={loadSolutionWatch} props={{ ...parts, isNarrow }} />}
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
      {open === 'restart' && (
        <Later load={loadRestart} props={{ session, words, onClose: close }} onFail={close} />
      )}
      <Toasts />
    </>
  );
}

/** A letter for each layer of suppositions: A, B, … */
function layerName({ game }: PlaySession): string {
  return String.fromCharCode(65 + (game.value.layers.length % 26));
}
