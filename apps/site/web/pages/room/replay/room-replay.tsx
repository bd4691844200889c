/**
 * A round again: of a race the boards side by side, of a board that all shared that board with the
 * last cell of each hand.
 */
import { type Clues, cellBox, moveOfCode, railsOf, viewportOf } from '@nonokit/board';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  isSharedMove,
  type MoveEvent,
  newSharedBoard,
  playShared,
  type RoomHand,
  type SharedBoard,
  type SharedMove,
} from '../../../../rooms/index.js';
import { usePage } from '../../../frame/page-context.js';
import { settings } from '../../../frame/settings.js';
import { toBoardStyle } from '../../../widgets/board-style.js';
import { BoardView } from '../../../widgets/board-view.js';
import { showsSymbols } from '../../../widgets/symbols.js';
import { handColor } from '../hand-color.js';
import { PlayTime } from './play-time.js';
import { recordOf } from './record-of.js';
import { Tracks } from './tracks.js';

interface Props {
  readonly clues: Clues;
  /** In the order of the server. */
  readonly moves: readonly MoveEvent[];
  readonly hands: readonly RoomHand[];
  /** The number of the reader's hand. */
  readonly own: number | undefined;
  readonly isShared: boolean;
}

export function RoomReplay(props: Props) {
  return props.isShared ? <SharedReplay {...props} /> : <RaceReplay {...props} />;
}

function RaceReplay({ clues, moves, hands, own }: Props) {
  const tracks = useMemo(
    () =>
      hands.flatMap(({ number, name, avatar }) => {
        const record = recordOf(clues, moves, number);
        return record.length === 0 ? [] : [{ name, avatar, color: handColor(number, own), record }];
      }),
    [clues, moves, hands, own],
  );
  return <Tracks clues={clues} tracks={tracks} />;
}

/** A move on the board of all, at a time that never falls. */
interface SharedStep {
  readonly at: number;
  readonly hand: number;
  readonly move: SharedMove;
}

function SharedReplay({ clues, moves, hands, own }: Props) {
  const steps = useMemo(() => sharedSteps(clues, moves), [clues, moves]);
  return (
    <PlayTime lengthMs={Math.max(1, steps.at(-1)?.at ?? 0)}>
      {(atMs) => <SharedAt clues={clues} steps={steps} hands={hands} own={own} atMs={atMs} />}
    </PlayTime>
  );
}

function sharedSteps(clues: Clues, moves: readonly MoveEvent[]): readonly SharedStep[] {
  let last = 0;
  return moves.flatMap(({ at, hand, code }) => {
    const move = moveOfCode(code, clues);
    if (move === undefined || !isSharedMove(move)) return [];
    // clocks of devices differ a little: the order of the server counts
    last = Math.max(last, at);
    return [{ at: last, hand, move }];
  });
}

function SharedAt({
  clues,
  steps,
  hands,
  own,
  atMs,
}: Pick<Props, 'clues' | 'hands' | 'own'> & {
  readonly steps: readonly SharedStep[];
  readonly atMs: number;
}) {
  const words = usePage().wordsOf('tracks');
  // going on from the last moment costs what has happened since then
  const kept = useRef<{ made: number; board: SharedBoard }>({
    made: 0,
    board: newSharedBoard(clues),
  });
  const made = steps.filter(({ at }) => at <= atMs).length;
  if (made < kept.current.made) kept.current = { made: 0, board: newSharedBoard(clues) };
  for (; kept.current.made < made; kept.current.made++) {
    const step = steps[kept.current.made];
    if (step === undefined) break;
    kept.current.board = playShared(kept.current.board, step.hand, step.move);
  }
  const lasts = new Map<number, number>();
  for (const { hand, move } of steps.slice(0, made)) {
    const cell = move.type === 'paint' ? move.cells.at(-1) : undefined;
    if (cell !== undefined) lasts.set(hand, cell);
  }
  return (
    <div class="shared-replay">
      <BoardView game={kept.current.board.game} label={words.sharedBoard} />
      <Rings
        clues={clues}
        rings={[...lasts].map(([hand, cell]) => ({
          cell,
          name: hands[hand]?.name ?? '',
          color: handColor(hand, own),
        }))}
      />
    </div>
  );
}

/** Where each hand was last: a ring with its name, over the board. */
function Rings({
  clues,
  rings,
}: {
  readonly clues: Clues;
  readonly rings: readonly {
    readonly cell: number;
    readonly name: string;
    readonly color: string;
  }[];
}) {
  const host = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (host.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(entry.contentRect);
    });
    observer.observe(host.current);
    return () => observer.disconnect();
  }, []);
  const style = toBoardStyle(settings.value, showsSymbols(settings.value, clues.palette));
  const view = room.width === 0 ? undefined : viewportOf(clues, room, {}, railsOf(clues, style));
  return (
    <div class="shared-rings" ref={host} aria-hidden="true">
      {view !== undefined &&
        rings.map(({ cell, name, color }) => {
          const { x, y } = cellBox(view, Math.floor(cell / clues.width), cell % clues.width);
          const place = {
            left: `${x}px`,
            top: `${y}px`,
            width: `${view.cell}px`,
            height: `${view.cell}px`,
          };
          return (
            <i key={name + color} style={{ ...place, '--hand': color }}>
              <b>{name}</b>
            </i>
          );
        })}
    </div>
  );
}
