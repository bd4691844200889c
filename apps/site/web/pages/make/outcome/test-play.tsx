/**
 * Test play: the maker solves the puzzle where it is painted, with the player's board, clock, undo
 * and hints. Nothing of it is kept, and the picture stays as it is.
 */

import { cluesOnly, pictureOf } from '@nonokit/board';
import { type Puzzle, sameGrid } from '@nonokit/core';
import { useComputed } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { renderInPage } from '../../../frame/in-page.js';
import { usePage } from '../../../frame/page-context.js';
import { PictureOnWhite } from '../../../sheet/picture.js';
import { Icon, type IconName } from '../../../widgets/icon.js';
import { clockText } from '../../../widgets/time.js';
import { BoardRoom } from '../../play/board-room.js';
import { Clock } from '../../play/clock.js';
import { HintLadder } from '../../play/hint-ladder.js';
import { HintPanel } from '../../play/hint-panel.js';
import { Inks } from '../../play/inks.js';
import type { ScreenPart } from '../../play/screen-part.js';
import { PlaySession } from '../../play/session.js';
import { memoryKeeper } from './memory-keeper.js';
import '../../play/play.css';
import './test-play.css';

/** Opens the test over the page; its end gives the page back. */
export function openTestPlay(puzzle: Puzzle): void {
  const host = document.createElement('div');
  document.body.append(host);
  const end = (): void => {
    render(null, host);
    host.remove();
  };
  renderInPage(<TestPlay puzzle={puzzle} onEnd={end} />, host);
}

function TestPlay({ puzzle, onEnd }: { readonly puzzle: Puzzle; readonly onEnd: () => void }) {
  const page = usePage();
  const { wordsOf } = page;
  const words = page.wordsOf('make-outcome');
  const dialog = useRef<HTMLDialogElement>(null);
  const session = useSession(puzzle);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="test-play" ref={dialog} aria-label={words.testPlay} onClose={onEnd}>
      <div class="test-play-desk play">
        <div class="test-bar">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            <Icon name="arrow-left" />
            {words.backToEditing}
          </button>
          {session !== undefined && <Clock session={session} words={wordsOf('play')} />}
        </div>
        {session !== undefined && (
          <Game session={session} puzzle={puzzle} onLeave={() => dialog.current?.close()} />
        )}
      </div>
    </dialog>
  );
}

/** A session that lasts as long as the dialog. */
function useSession(puzzle: Puzzle): PlaySession | undefined {
  const [session, setSession] = useState<PlaySession>();
  useEffect(() => {
    let isWanted = true;
    let opened: PlaySession | undefined;
    const clues = cluesOnly(puzzle);
    const blind = { id: 'test', clues, facts: {}, sealed: [] };
    void PlaySession.open(memoryKeeper(), blind).then((fresh) => {
      opened = fresh;
      if (isWanted) setSession(fresh);
      else void fresh.end();
    });
    return () => {
      isWanted = false;
      void opened?.end();
    };
  }, [puzzle]);
  return session;
}

/** The board with its tools; once it is solved, the picture. */
function Game({
  session,
  puzzle,
  onLeave,
}: {
  readonly session: PlaySession;
  readonly puzzle: Puzzle;
  readonly onLeave: () => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('play');
  const ladder = useMemo(() => new HintLadder(session), [session]);
  const actions = {
    hint: () => ladder.next(),
    mistakes: () => ladder.show('mistakes'),
    settings: none,
    more: none,
    keys: none,
    whatIf: none,
  };
  const part: ScreenPart = { session, words, actions, ladder };
  if (session.isFinished.value) {
    return <Solved session={session} puzzle={puzzle} onLeave={onLeave} />;
  }
  return (
    <>
      <div class="test-table">
        <BoardRoom {...part} />
        {ladder.isOpen.value && <HintPanel {...part} />}
      </div>
      <Tools {...part} />
    </>
  );
}

/** What this screen has no use for. */
function none(): void {
  // settings and the menu belong to the player's page
}

function Tools(part: ScreenPart) {
  const page = usePage();
  const { session, words, ladder } = part;
  const own = page.wordsOf('make-outcome');
  const hasMoves = useComputed(() => session.moveCount.value > 0);
  return (
    <div class="test-tools" role="toolbar" aria-label={words.tools}>
      <Inks session={session} words={words} />
      <span class="test-actions">
        <Tool
          icon="undo-2"
          label={words.undo}
          isDisabled={!session.canUndo.value}
          onClick={() => session.play({ type: 'undo' })}
        />
        <Tool
          icon="redo-2"
          label={words.redo}
          isDisabled={!session.canRedo.value}
          onClick={() => session.play({ type: 'redo' })}
        />
        <Tool icon="lightbulb" label={words.hint} onClick={() => ladder.next()} />
        <Tool
          icon="maximize"
          label={words.fit}
          isDisabled={!session.sight.isZoomed.value}
          onClick={() => session.board?.fit()}
        />
        <Tool
          icon="rotate-ccw"
          label={own.startOver}
          isDisabled={!hasMoves.value}
          onClick={() => session.play({ type: 'restart' })}
        />
      </span>
    </div>
  );
}

function Tool({
  icon,
  label,
  isDisabled = false,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="icon-button" title={label} disabled={isDisabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** The end: how long it took, and whether it is the maker's own picture. */
function Solved({
  session,
  puzzle,
  onLeave,
}: {
  readonly session: PlaySession;
  readonly puzzle: Puzzle;
  readonly onLeave: () => void;
}) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const time = clockText(session.elapsed.value);
  const picture = pictureOf(session.game.value);
  const isOwn = puzzle.goal !== undefined && sameGrid(picture, puzzle.goal);
  return (
    <div class="test-solved">
      <div class="on-white">
        <PictureOnWhite picture={picture} palette={puzzle.palette} label={words.solution} />
      </div>
      <p role="status">{isOwn ? words.solved(time) : words.solvedOther(time)}</p>
      <div class="row wraps">
        <button type="button" class="button" onClick={() => session.playAgain()}>
          {words.playAgain}
        </button>
        <button type="button" class="button primary" onClick={onLeave}>
          {words.backToEditing}
        </button>
      </div>
    </div>
  );
}
