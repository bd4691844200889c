/** Three, two, one over the empty board; the clues come when it is over, by the server's clock. */
import { useEffect, useState } from 'preact/hooks';
import { EmptyGrid } from '../../sheet/drawings.js';
import { clockText } from '../../widgets/time.js';
import type { RoomPart } from './room-part.js';

/** The last digits as cells, five rows high. */
const DIGITS: Readonly<Record<number, readonly string[]>> = {
  3: ['###.', '...#', '.##.', '...#', '###.'],
  2: ['###.', '...#', '.##.', '#...', '####'],
  1: ['..#.', '.##.', '..#.', '..#.', '.###'],
};

/** The side of a cell, and of the room that it has, in units of the drawing. */
const CELL = 14;
const PITCH = 15;

/** The longer side of the board behind the digits, in pixels. */
const BOARD = 480;

export function Countdown({ connection, words }: RoomPart) {
  const left = useSecondsLeft(connection);
  const { choice } = connection.state.value;
  return (
    <main id="content" class="room-countdown" tabIndex={-1}>
      <h1 class="spoken">{words.getReady}</h1>
      {choice !== undefined && (
        <EmptyGrid width={choice.puzzle.width} height={choice.puzzle.height} size={BOARD} />
      )}
      <div class="card">
        <p role="timer" aria-live="assertive" aria-label={left === 0 ? '' : `${left}`}>
          <Digit left={left} />
        </p>
        {choice?.kind === 'race' && <p class="soft">{words.sameMoment}</p>}
      </div>
    </main>
  );
}

/** Nothing at zero; a later start is told in figures, by the minute if it is far. */
function Digit({ left }: { readonly left: number }) {
  if (left === 0) return null;
  const rows = DIGITS[left];
  if (rows === undefined) return <b>{left > 60 ? clockText(left * 1000) : left}</b>;
  return (
    <svg viewBox={`0 0 ${4 * PITCH - 1} ${5 * PITCH - 1}`} aria-hidden="true">
      {rows.flatMap((row, y) =>
        [...row].map((sign, x) =>
          sign === '#' ? (
            <rect
              key={`${x} ${y}`}
              x={x * PITCH}
              y={y * PITCH}
              width={CELL}
              height={CELL}
              rx="1.5"
            />
          ) : null,
        ),
      )}
    </svg>
  );
}

/** The seconds until this hand begins. */
function useSecondsLeft(connection: RoomPart['connection']): number {
  const [left, setLeft] = useState(3);
  useEffect(() => {
    const look = (): void => setLeft(Math.max(0, Math.ceil(-connection.elapsed / 1000)));
    look();
    const ticking = setInterval(look, 100);
    return () => clearInterval(ticking);
  }, [connection]);
  return left;
}
