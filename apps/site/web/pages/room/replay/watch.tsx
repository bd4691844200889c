/** The boards of those who still race, as they are now, for who has nothing to play any more. */
import { type Clues, newGame, replay } from '@nonokit/board';
import type { MoveEvent, RoomHand } from '../../../../rooms/index.js';
import { usePage } from '../../../frame/page-context.js';
import { Avatar } from '../../../widgets/avatar.js';
import { BoardView } from '../../../widgets/board-view.js';
import type { RoomWords } from '../../../words/en/room.js';
import { handColor } from '../hand-color.js';
import { LineTicks } from '../line-ticks.js';
import { countDone } from '../racers.js';
import { recordOf } from './record-of.js';
import './replay.css';

export function Watch({
  clues,
  moves,
  hands,
  seesAll,
  lines,
  words,
}: {
  readonly clues: Clues;
  readonly moves: readonly MoveEvent[];
  readonly hands: readonly RoomHand[];
  /** Whether all boards are shown, or only those whose hands let spectators watch. */
  readonly seesAll: boolean;
  readonly lines: ReadonlyMap<number, string>;
  readonly words: RoomWords;
}) {
  const tracks = usePage().wordsOf('tracks');
  const racing = hands.filter(({ isPlaying, isIn, result }) => isPlaying && isIn && !result);
  return (
    <ul class="tracks">
      {racing.map((hand) => {
        const { number, name, avatar, isOpen } = hand;
        const record = recordOf(clues, moves, number);
        const all = clues.width + clues.height;
        const done = countDone(lines.get(number));
        return (
          <li key={number}>
            <p class="row track-name">
              <span class="room-ring" style={{ '--hand': handColor(hand) }}>
                <Avatar name={avatar} size={24} />
              </span>
              <b>{name}</b>
            </p>
            {seesAll || isOpen ? (
              <BoardView
                game={record.length === 0 ? newGame(clues) : replay(clues, record)}
                label={tracks.board(name)}
              />
            ) : (
              <>
                <LineTicks
                  width={clues.width}
                  height={clues.height}
                  lines={lines.get(number)}
                  color={handColor(hand)}
                />
                <p class="small soft">
                  {words.lines(done, all)}. {words.hiddenBoard}
                </p>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
