/** Who races, and how far everybody is: one's own bar, and for each other hand the lines it has. */
import { useState } from 'preact/hooks';
import { handsIn, type RoomHand, rankedHands } from '../../../rooms/index.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import { Away } from './away.js';
import { handColor } from './hand-color.js';
import { LineTicks } from './line-ticks.js';
import { RingedAvatar } from './lobby.js';
import type { RoomGame } from './room-game.js';
import type { RoomPart } from './room-part.js';

interface RacersProps extends RoomPart {
  readonly game: RoomGame;
}

export function Racers({ connection, words, game }: RacersProps) {
  const [isHidden, setHidden] = useState(false);
  const own = connection.hand.value;
  const others = handsIn(connection.state.value).filter(
    ({ number, isPlaying }) => number !== own && isPlaying,
  );
  const all = game.game.value.finished.length;
  return (
    <>
      <div class="room-bar is-own">
        <span class="apart">
          <b>{connection.own.value?.name}</b>
          <span class="small">{words.lines(game.game.value.finishedCount, all)}</span>
        </span>
        <Bar
          done={game.game.value.finishedCount}
          all={all}
          color={handColor(connection.own.value)}
        />
      </div>
      {!isHidden && (
        <ul class="plain room-racers" aria-label={words.others}>
          {others.map((hand) => (
            <li key={hand.number}>
              <Racer hand={hand} connection={connection} words={words} game={game} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <button
          type="button"
          class="button quiet"
          aria-expanded={!isHidden}
          onClick={() => setHidden(!isHidden)}
        >
          <Icon name="eye" size={18} />
          {isHidden ? words.showOthers : words.hideOthers}
        </button>
      )}
    </>
  );
}

/** Another hand: its finished lines beside an empty board, and the same in words. */
function Racer({ hand, connection, words, game }: RacersProps & { readonly hand: RoomHand }) {
  const { width, height } = game.puzzle.clues;
  const lines = connection.lines.value.get(hand.number);
  const delay = connection.state.value.choice?.delays?.[hand.number] ?? 0;
  const isAway = !connection.present.value.has(hand.number) && hand.result === undefined;
  return (
    <div class="room-racer">
      <LineTicks width={width} height={height} lines={lines} color={handColor(hand)} />
      <div>
        <span class="row">
          <RingedAvatar hand={hand} size={22} />
          <b>{hand.name}</b>
        </span>
        <Place hand={hand} connection={connection} words={words} all={width + height} />
        {delay > 0 && <span class="small soft">{words.startsLater(clockText(delay))}</span>}
        {isAway && (
          <span class="small soft">
            <Away hand={hand.number} connection={connection} words={words} />
          </span>
        )}
      </div>
    </div>
  );
}

/** How far a hand is, or how it ended. */
function Place({
  hand: { number, result },
  connection,
  words,
  all,
}: RoomPart & { readonly hand: RoomHand; readonly all: number }) {
  if (result?.type === 'finished') {
    const place = rankedHands(connection.state.value).findIndex((hand) => hand.number === number);
    return (
      <span class="room-done">
        <Icon name="check" size={16} />
        {words.place(place + 1)} {words.done(clockText(result.ms))}
      </span>
    );
  }
  if (result?.type === 'gaveUp') return <span class="small soft">{words.gaveUp}</span>;
  return <span>{words.lines(countDone(connection.lines.value.get(number)), all)}</span>;
}

/** The finished lines of a hand: '0110' has two. */
export function countDone(lines = ''): number {
  return lines.replaceAll('0', '').length;
}

/** How far a hand is; the words beside it say the same. */
export function Bar({
  done,
  all,
  color,
}: {
  readonly done: number;
  readonly all: number;
  readonly color: string;
}) {
  const share = `${(100 * done) / Math.max(1, all)}%`;
  return (
    <span class="room-progress" aria-hidden="true">
      <i style={{ width: share, background: color }} />
    </span>
  );
}
