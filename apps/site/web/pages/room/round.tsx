/** A round: the countdown, then the board with its tools and what the others are at. */

import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { focusIfFree } from '../../frame/focus-if-free.js';
import { usePage } from '../../frame/page-context.js';
import { settings } from '../../frame/settings.js';
import { Header } from '../../frame/shell.js';
import { Toasts } from '../../frame/toasts.js';
import { IconShape } from '../../widgets/icon.js';
import { ICON_SHAPES } from '../../widgets/icon-shapes.js';
import { HELP_ICON_SHAPES } from '../help/help-icon-shapes.js';
import { ClueStrip, findStripPlaces } from '../play/clue-strip.js';
import { Inks } from '../play/inks.js';
import { useIsNarrow } from '../play/use-narrow.js';
import { Countdown } from './countdown.js';
import { Cursors } from './cursors.js';
import { PeopleStrip } from './people-strip.js';
import type { RoomGame } from './room-game.js';
import type { RoomPart } from './room-part.js';
import { RoundPanel } from './round-panel.js';

interface RoundProps extends RoomPart {
  /** Undefined until its clues are there. */
  readonly game: RoomGame | undefined;
}

export function Round({ connection, words, game }: RoundProps) {
  const isNarrow = useIsNarrow();
  return (
    <div class="play room-round">
      {!isNarrow && <Header />}
      {isNarrow && <PeopleStrip connection={connection} words={words} game={game} />}
      {game === undefined ? (
        <Countdown connection={connection} words={words} />
      ) : (
        <Desk connection={connection} words={words} game={game} isNarrow={isNarrow} />
      )}
      <Toasts />
    </div>
  );
}

interface DeskProps extends RoomPart {
  readonly game: RoomGame;
  readonly isNarrow: boolean;
}

function Desk({ connection, words, game, isNarrow }: DeskProps) {
  const play = usePage().wordsOf('play');
  const { textSize } = settings.value;
  const stripPlaces = useMemo(
    () => isNarrow && findStripPlaces(game.puzzle.clues, settings.peek()),
    [game, isNarrow, textSize],
  );
  return (
    <>
      <main id="content" class="desk" tabIndex={-1}>
        {!isNarrow && <RoundRail game={game} />}
        <div class="table">
          <BoardPlace connection={connection} words={words} game={game} isNarrow={isNarrow} />
          {stripPlaces && <ClueStrip session={game} words={play} places={stripPlaces} />}
        </div>
        {!isNarrow && <RoundPanel connection={connection} words={words} game={game} />}
      </main>
      {isNarrow && <RoundDock game={game} />}
    </>
  );
}

/** The board, and the cursors of others over it. */
function BoardPlace({ connection, words, game, isNarrow }: DeskProps) {
  const room = useRef<HTMLDivElement>(null);
  // before the board is there: it opens otherwise on a phone
  useLayoutEffect(() => {
    game.sight.isOnPhone.value = isNarrow;
  }, [game, isNarrow]);
  useEffect(() => {
    if (room.current === null) return;
    const detach = game.attach(room.current);
    focusIfFree(game.board);
    return detach;
  }, [game]);
  return (
    <div class="board-room">
      <div class="board-host" ref={room} />
      {game.isShared && <Cursors connection={connection} words={words} game={game} />}
    </div>
  );
}

/** A tool of the round. */
interface RoundTool {
  readonly name: string;
  readonly shape: string;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function useTools(game: RoomGame): readonly RoundTool[] {
  const { wordsOf } = usePage();
  const words = wordsOf('play');
  const tools: readonly RoundTool[] = [
    {
      name: 'undo-2',
      shape: ICON_SHAPES['undo-2'],
      label: words.undo,
      isDisabled: !game.canUndo.value,
      onClick: () => game.play({ type: 'undo' }),
    },
    {
      name: 'redo-2',
      shape: ICON_SHAPES['redo-2'],
      label: words.redo,
      isDisabled: !game.canRedo.value,
      onClick: () => game.play({ type: 'redo' }),
    },
    {
      name: 'maximize',
      shape: ICON_SHAPES.maximize,
      label: words.fit,
      isDisabled: !game.sight.isZoomed.value,
      onClick: () => game.board?.fit(),
    },
  ];
  if (!game.isShared) return tools;
  const point: RoundTool = {
    name: 'point',
    shape: HELP_ICON_SHAPES.hand,
    label: wordsOf('room').point,
    isDisabled: false,
    onClick: () => game.point(),
  };
  return [...tools, point];
}

function RoundRail({ game }: { readonly game: RoomGame }) {
  const words = usePage().wordsOf('play');
  return (
    <div class="rail" role="toolbar" aria-label={words.tools} aria-orientation="vertical">
      <div class="rail-inks">
        <Inks session={game} words={words} />
      </div>
      <hr />
      {useTools(game).map(({ name, shape, label, isDisabled, onClick }) => (
        <button key={name} type="button" class="rail-tool" disabled={isDisabled} onClick={onClick}>
          <IconShape shape={shape} />
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

function RoundDock({ game }: { readonly game: RoomGame }) {
  const words = usePage().wordsOf('play');
  const tools = useTools(game);
  return (
    <footer class="dock">
      <div class="room-dock" role="toolbar" aria-label={words.tools}>
        <div class="dock-inks">
          <Inks session={game} words={words} />
        </div>
        <div class="dock-tools" style={{ '--tools': tools.length }}>
          {tools.map(({ name, shape, label, isDisabled, onClick }) => (
            <button
              key={name}
              type="button"
              class="dock-tool"
              disabled={isDisabled}
              onClick={onClick}
            >
              <IconShape shape={shape} size={22} />
              <span>{label}</span>
            </button>
          ))}
        </div>
      </div>
    </footer>
  );
}
