/** A solve as a film: its moves on a board without input. */
import { type Clues, type GameRecord, Moments, newGame } from '@nonokit/board';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { BoardView } from '../../../widgets/board-view.js';
import { Dialog } from '../../../widgets/dialog.js';
import { Icon } from '../../../widgets/icon.js';

/** How long a replay takes at most, and a move of it at most and at least, in milliseconds. */
const WHOLE_MS = 20_000;
const SLOWEST_MS = 300;
const FASTEST_MS = 32;

interface FilmProps {
  readonly clues: Clues;
  readonly record: GameRecord;
}

/** The film in a dialog of its own. */
export function FilmDialog({
  title,
  onClose,
  ...film
}: FilmProps & { readonly title: string; readonly onClose: () => void }) {
  const { wordsOf } = usePage();
  return (
    <Dialog title={title} onClose={onClose}>
      <Film {...film} />
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {wordsOf('finished').close}
        </button>
      </div>
    </Dialog>
  );
}

export function Film({ clues, record }: FilmProps) {
  const { wordsOf } = usePage();
  const words = wordsOf('finished');
  const moments = useMemo(() => new Moments(clues, record), [clues, record]);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const all = record.length;
  useEffect(() => {
    if (!isPlaying) return;
    const every = Math.min(SLOWEST_MS, WHOLE_MS / Math.max(1, all));
    const step = Math.max(1, Math.round(FASTEST_MS / every));
    const timer = setInterval(() => setAt((now) => Math.min(all, now + step)), every * step);
    return () => clearInterval(timer);
  }, [isPlaying, all]);
  const isOver = at >= all;
  return (
    <div class="film stack">
      <div class="film-board">
        <BoardView game={at === 0 ? newGame(clues) : moments.at(at)} label={words.replayBoard} />
      </div>
      <div class="row">
        <button
          type="button"
          class="icon-button"
          aria-label={isPlaying && !isOver ? words.replayPause : words.replayPlay}
          onClick={() => {
            if (isOver) setAt(0);
            setPlaying(isOver || !isPlaying);
          }}
        >
          <Icon name={isPlaying && !isOver ? 'pause' : 'play'} />
        </button>
        <input
          class="range grow"
          type="range"
          min="0"
          max={all}
          value={at}
          aria-label={words.replayAt(at, all)}
          style={{ '--filled': `${(100 * at) / Math.max(1, all)}%` }}
          onInput={({ currentTarget }) => {
            setPlaying(false);
            setAt(Number(currentTarget.value));
          }}
        />
      </div>
      <p class="small soft digits">{words.replayAt(at, all)}</p>
    </div>
  );
}
