/**
 * The bar of history below the board: how busy each part of the game was, and a slider through all
 * its moments. Looking back changes nothing; going on from there undoes what came later.
 */
import { Moments, replay, type TimedMove } from '@nonokit/board';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../widgets/icon.js';
import type { ScreenPart } from './screen-part.js';

/** The bars of the chart. */
const BARS = 40;

/** How long a replay takes at most and at least for a move, in milliseconds. */
const REPLAY_MS = 12_000;
const SLOWEST_MOVE_MS = 250;

/** Milliseconds between the moments of a replay: it shows no more than a screen can. */
const LEAST_MS = 32;

export function HistoryBar({ session, words }: ScreenPart) {
  const ends = moveEnds(session.record, session.moveCount.value);
  const count = ends.length;
  const shown = session.shownMove.value;
  /** Shows the game after a number of moves; after all of them it is the game in play. */
  const show = (moves: number): void => {
    session.shownMove.value = moves >= count ? undefined : (ends[moves - 1] ?? 0);
  };
  const [isPlaying, setPlaying] = useState(false);
  const before = useRef(shown);
  const moments = useRef<Moments>(undefined);
  useEffect(() => {
    moments.current = undefined;
  }, [session, count]);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { board, record } = session;
    if (shown === undefined) {
      moments.current = undefined;
      board?.load(record, session.game.peek());
      return;
    }
    moments.current ??= new Moments(session.puzzle.clues, record);
    board?.load(record.slice(0, shown), moments.current.at(shown));
  }, [session, shown]);
  useEffect(() => {
    if (!isPlaying) return;
    const every = Math.min(SLOWEST_MOVE_MS, REPLAY_MS / Math.max(1, count));
    const step = Math.max(1, Math.round(LEAST_MS / every));
    const timer = setInterval(() => {
      const next = movesUntil(ends, session.shownMove.peek()) + step;
      show(next);
      if (next >= count) setPlaying(false);
    }, every * step);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  if (count === 0) return <div class="history" />;
  const at = movesUntil(ends, shown);
  return (
    <div class="history" role="group" aria-label={words.history} inert={session.isPaused.value}>
      <button
        type="button"
        class="icon-button"
        aria-label={isPlaying ? words.pauseHistory : words.playHistory}
        onClick={() => {
          if (!isPlaying && shown === undefined) session.shownMove.value = 0;
          setPlaying(!isPlaying);
        }}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <div class="history-track">
        <Bars record={session.record} at={shown ?? session.record.length} />
        <input
          class="range"
          type="range"
          min="0"
          max={count}
          value={at}
          aria-label={words.history}
          aria-valuetext={words.moveOf(at)}
          style={{ '--filled': `${(100 * at) / count}%` }}
          onInput={({ currentTarget }) => {
            show(Number(currentTarget.value));
          }}
        />
      </div>
      <div class="history-end">
        <span class={`small soft digits${shown === undefined ? '' : ' away'}`}>
          {words.moveOf(count)}
        </span>
        <PastActions session={session} words={words} at={shown} />
      </div>
    </div>
  );
}

function PastActions({
  session,
  words,
  at,
}: Pick<ScreenPart, 'session' | 'words'> & { readonly at: number | undefined }) {
  return (
    <span class={at === undefined ? 'row away' : 'row'}>
      <button
        type="button"
        class="icon-button"
        title={words.returnToNow}
        onClick={() => {
          session.shownMove.value = undefined;
        }}
      >
        <Icon name="x" />
      </button>
      <button
        type="button"
        class="button"
        onClick={() => at !== undefined && goOnFrom(session, at)}
      >
        {words.goOnFromHere}
      </button>
    </span>
  );
}

/** Restores the board after a number of moves, by one stroke per ink; undo takes it back. */
function goOnFrom(session: ScreenPart['session'], at: number): void {
  const past = replay(session.puzzle.clues, session.record.slice(0, at));
  session.shownMove.value = undefined;
  const now = session.game.value;
  session.board?.load(session.record, now);
  const cellsOf = new Map<number, number[]>();
  past.marks.forEach((mark, cell) => {
    if (now.marks[cell] === mark) return;
    const cells = cellsOf.get(mark) ?? [];
    cells.push(cell);
    cellsOf.set(mark, cells);
  });
  for (const [mark, cells] of cellsOf) session.play({ type: 'paint', mark, cells });
}

/** Where each move ends in the first entries of a record: hints are entries, but no moves. */
function moveEnds(record: readonly TimedMove[], length: number): number[] {
  const entries = record.slice(0, length);
  return entries.flatMap(({ move }, k) => (move.type === 'help' ? [] : [k + 1]));
}

/** How many moves a part of a record has; undefined is all of it. */
function movesUntil(ends: readonly number[], entries: number | undefined): number {
  return entries === undefined ? ends.length : ends.filter((end) => end <= entries).length;
}

/** How many moves were made in each part of the game. */
function Bars({ record, at }: { readonly record: readonly TimedMove[]; readonly at: number }) {
  const end = Math.max(1, record.at(-1)?.at ?? 1);
  const counts = new Array<number>(BARS).fill(0);
  const findBar = (time: number): number => Math.min(BARS - 1, Math.floor((BARS * time) / end));
  for (const { at: time, move } of record) {
    if (move.type !== 'help') counts[findBar(time)] = (counts[findBar(time)] ?? 0) + 1;
  }
  const most = Math.max(1, ...counts);
  const now = at === 0 ? -1 : findBar(record[at - 1]?.at ?? 0);
  return (
    <svg class="bars" viewBox={`0 0 ${BARS} 10`} preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, k) => (
        <rect
          key={`${k}`}
          class={k <= now ? 'done' : ''}
          x={k + 0.04}
          y={10 - (9 * count) / most - 0.6}
          width="0.92"
          height={(9 * count) / most + 0.6}
        />
      ))}
    </svg>
  );
}
