/** The boards of those who still race, as they are now, for who has nothing to play any more. */
import { type Clues, newGame, replay } from '@nonokit/board';
import type { MoveEvent, RoomHand } from '../../../../rooms/index.js';
import { usePage } from '../../../frame/page-context.js';
import { Avatar } from '../../../widgets/avatar.js';
import { BoardView } from '../../../widgets/board-view.js';
import { handColor } from '../hand-color.js';
import { recordOf } from './record-of.js';
import './replay.css';

export function Watch({
  clues,
  moves,
  hands,
  own,
}: {
  readonly clues: Clues;
  readonly moves: readonly MoveEvent[];
  readonly hands: readonly RoomHand[];
  readonly own: number | undefined;
}) {
  const words = usePage().wordsOf('tracks');
  const racing = hands.filter(({ isPlaying, isIn, result }) => isPlaying && isIn && !result);
  return (
    <ul class="tracks">
      {racing.map(({ number, name, avatar }) => {
        const record = recordOf(clues, moves, number);
        return (
          <li key={number}>
            <p class="row track-name">
              <span class="room-ring" style={{ '--hand': handColor(number, own) }}>
                <Avatar name={avatar} size={24} />
              </span>
              <b>{name}</b>
            </p>
            <BoardView
              game={record.length === 0 ? newGame(clues) : replay(clues, record)}
              label={words.board(name)}
            />
          </li>
        );
      })}
    </ul>
  );
}
