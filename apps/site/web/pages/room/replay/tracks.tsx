/** Games side by side, all from zero: how several people solved the same puzzle. */
import { type Clues, type Game, type GameRecord, Moments, newGame } from '@nonokit/board';
import { useMemo, useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { Avatar } from '../../../widgets/avatar.js';
import { BoardView } from '../../../widgets/board-view.js';
import { Segments } from '../../../widgets/controls.js';
import { PlayTime } from './play-time.js';
import { type Curve, stepsOfRecord } from './progress.js';
import { type Ring, Rings } from './rings.js';

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
  main,
}: {
  readonly clues: Clues;
  readonly tracks: readonly Track[];
  /** The track whose board can be shown alone, with the hands of all; undefined for none. */
  readonly main?: number | undefined;
}) {
  const words = usePage().wordsOf('tracks');
  const [isOne, showOne] = useState(false);
  const curves = useMemo(
    () =>
      tracks.map(({ name, color, record }): Curve => {
        return { name, color, steps: stepsOfRecord(clues, record) };
      }),
    [clues, tracks],
  );
  const lengthMs = Math.max(1, ...tracks.map(({ record }) => record.at(-1)?.at ?? 0));
  const alone = main === undefined || tracks.length < 2 ? undefined : tracks[main];
  return (
    <>
      {alone !== undefined && (
        <div class="track-ways">
          <Segments
            name="boards"
            label={words.boards}
            value={isOne ? 'one' : 'all'}
            options={[
              { value: 'all', label: words.sideBySide },
              { value: 'one', label: words.oneBoard },
            ]}
            onChange={(value) => showOne(value === 'one')}
          />
        </div>
      )}
      <PlayTime lengthMs={lengthMs} lines={clues.width + clues.height} curves={curves}>
        {(atMs) => (
          <ul class={isOne ? 'tracks one-track' : 'tracks'}>
            {isOne && alone !== undefined ? (
              <li>
                <One clues={clues} track={alone} atMs={atMs} rings={ringsAt(tracks, atMs)} />
              </li>
            ) : (
              tracks.map((track, k) => (
                <li key={k}>
                  <One clues={clues} track={track} atMs={atMs} rings={ownRing(track, atMs)} />
                </li>
              ))
            )}
          </ul>
        )}
      </PlayTime>
    </>
  );
}

function One({
  clues,
  track,
  atMs,
  rings,
}: {
  readonly clues: Clues;
  readonly track: Track;
  readonly atMs: number;
  readonly rings: readonly Ring[];
}) {
  const { name, avatar, color, record } = track;
  const words = usePage().wordsOf('tracks');
  const moments = useMemo(() => new Moments(clues, record), [clues, record]);
  const made = record.filter(({ at }) => at <= atMs).length;
  const game = made === 0 ? newGame(clues) : moments.at(made);
  return (
    <>
      <p class="row track-name">
        <span class="room-ring" style={{ '--hand': color }}>
          <Avatar name={avatar} size={24} />
        </span>
        <b class="grow">{name}</b>
        <span class="small soft">{words.squares(countFilled(game))}</span>
      </p>
      <div class="track-board">
        <BoardView game={game} label={words.board(name)} />
        <Rings clues={clues} rings={rings} />
      </div>
    </>
  );
}

/** The ring of a hand on its own board, which needs no name. */
function ownRing(track: Track, atMs: number): readonly Ring[] {
  return ringsAt([track], atMs).map((ring) => ({ ...ring, name: '' }));
}

/** Where hands are at a time: at the last cell that each has painted. */
function ringsAt(tracks: readonly Track[], atMs: number): readonly Ring[] {
  return tracks.flatMap(({ name, color, record }) => {
    const last = record.findLast(({ at, move }) => at <= atMs && move.type === 'paint')?.move;
    const cell = last?.type === 'paint' ? last.cells.at(-1) : undefined;
    return cell === undefined ? [] : [{ cell, name, color }];
  });
}

function countFilled({ marks }: Pick<Game, 'marks'>): number {
  return marks.reduce((sum: number, mark) => sum + Number(mark > 0), 0);
}
