/**
 * A round again: of a race the boards side by side, of a board that all shared that board with the
 * last cell of each hand.
 */
import { type Clues, moveOfCode } from '@nonokit/board';
import { useMemo, useRef } from 'preact/hooks';
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
import { BoardView } from '../../../widgets/board-view.js';
import { handColor } from '../hand-color.js';
import { PlayTime } from './play-time.js';
import { type Curve, onlyChanges } from './progress.js';
import { recordOf } from './record-of.js';
import { Rings } from './rings.js';
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
      hands.flatMap((hand) => {
        const { number, name, avatar } = hand;
        const record = recordOf(clues, moves, number);
        return record.length === 0
          ? []
          : [{ number, name, avatar, color: handColor(hand), record }];
      }),
    [clues, moves, hands],
  );
  const main = Math.max(
    0,
    tracks.findIndex(({ number }) => number === own),
  );
  return <Tracks clues={clues} tracks={tracks} main={main} />;
}

/** A move on the board of all, at a time that never falls. */
interface SharedStep {
  readonly at: number;
  readonly hand: number;
  readonly move: SharedMove;
}

function SharedReplay({ clues, moves, hands }: Props) {
  const words = usePage().wordsOf('tracks');
  const steps = useMemo(() => sharedSteps(clues, moves), [clues, moves]);
  const curves = useMemo(() => [curveOf(clues, steps, words.sharedBoard)], [clues, steps]);
  return (
    <PlayTime
      lengthMs={Math.max(1, steps.at(-1)?.at ?? 0)}
      lines={clues.width + clues.height}
      curves={curves}
    >
      {(atMs) => <SharedAt clues={clues} steps={steps} hands={hands} atMs={atMs} />}
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

/** How many lines the hands had finished together. */
function curveOf(clues: Clues, steps: readonly SharedStep[], name: string): Curve {
  let board = newSharedBoard(clues);
  const first = { at: 0, done: board.game.finishedCount };
  const counts = steps.map(({ at, hand, move }) => {
    board = playShared(board, hand, move);
    return { at, done: board.game.finishedCount };
  });
  return { name, color: 'var(--h1)', steps: onlyChanges([first, ...counts]) };
}

function SharedAt({
  clues,
  steps,
  hands,
  atMs,
}: Pick<Props, 'clues' | 'hands'> & {
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
          color: handColor(hands[hand]),
        }))}
      />
    </div>
  );
}
