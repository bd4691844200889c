/** How a person solved the puzzle: their moves on a board without input. */
import { type Clues, type GameRecord, Moments, newGame } from '@nonokit/board';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { SolveRecord, TimeEntry } from '../../../contract/remote-types.js';
import { unpackedRecord } from '../../../player-store/exchange/record.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { BoardView } from '../../widgets/board-view.js';
import { Dialog } from '../../widgets/dialog.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';

/** How long a replay takes at most, and a move of it at most and at least, in milliseconds. */
const WHOLE_MS = 20_000;
const SLOWEST_MS = 300;
const FASTEST_MS = 32;

export function ReplayDialog({
  entry,
  clues,
  onClose,
}: {
  readonly entry: TimeEntry;
  readonly clues: Clues;
  readonly onClose: () => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('solved');
  const { record, problem } = useRecord(entry.solve, clues);
  const name = entry.person?.name ?? words.hiddenPerson;
  return (
    <Dialog title={words.replay(name, clockText(entry.activeMs))} onClose={onClose}>
      {problem !== undefined && <p class="note bad">{problem}</p>}
      {record === undefined && problem === undefined && <p>{words.replayLoading}</p>}
      {record !== undefined && <Film clues={clues} record={record} />}
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}

function Film({ clues, record }: { readonly clues: Clues; readonly record: GameRecord }) {
  const { wordsOf } = usePage();
  const words = wordsOf('solved');
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

/** The moves of a solve, which only those may see who have solved the puzzle. */
function useRecord(solve: string | null, clues: Clues) {
  const page = usePage();
  const [state, show] = useState<{
    readonly record?: GameRecord | undefined;
    readonly problem?: string | undefined;
  }>({});
  useEffect(() => {
    // withheld until the reader has solved the puzzle; then there is no button
    if (solve === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    void ask<SolveRecord>('GET', callPath(paths.SOLVE_RECORD, { id: solve }), { signal }).then(
      (answer) => {
        if (signal.aborted) return;
        if (!answer.ok) return show({ problem: writeSentence(page, answer.problem) });
        const record = unpackedRecord(clues, answer.value.record)?.record;
        show(
          record === undefined
            ? { problem: writeSentence(page, { code: 'record-unreadable' }) }
            : { record },
        );
      },
    );
    return () => stop.abort();
  }, [solve]);
  return state;
}
