/** Games side by side, all from zero: how several people solved the same puzzle. */
import { type Clues, type GameRecord, Moments, newGame } from '@nonokit/board';
import { useMemo } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { Avatar } from '../../../widgets/avatar.js';
import { BoardView } from '../../../widgets/board-view.js';
import { PlayTime } from './play-time.js';

/** A game of a person. */
export interface Track {
  readonly name: string;
  readonly avatar: string;
  /** The colour of the hand. */
  readonly color: string;
  readonly record: GameRecord;
}

export function Tracks({
  clues,
  tracks,
}: {
  readonly clues: Clues;
  readonly tracks: readonly Track[];
}) {
  const lengthMs = Math.max(1, ...tracks.map(({ record }) => record.at(-1)?.at ?? 0));
  return (
    <PlayTime lengthMs={lengthMs}>
      {(atMs) => (
        <ul class="tracks">
          {tracks.map((track, k) => (
            <li key={k}>
              <One clues={clues} track={track} atMs={atMs} />
            </li>
          ))}
        </ul>
      )}
    </PlayTime>
  );
}

function One({
  clues,
  track,
  atMs,
}: {
  readonly clues: Clues;
  readonly track: Track;
  readonly atMs: number;
}) {
  const { name, avatar, color, record } = track;
  const words = usePage().wordsOf('tracks');
  const moments = useMemo(() => new Moments(clues, record), [clues, record]);
  const made = record.filter(({ at }) => at <= atMs).length;
  return (
    <>
      <p class="row track-name">
        <span class="room-ring" style={{ '--hand': color }}>
          <Avatar name={avatar} size={24} />
        </span>
        <b>{name}</b>
      </p>
      <BoardView game={made === 0 ? newGame(clues) : moments.at(made)} label={words.board(name)} />
    </>
  );
}
