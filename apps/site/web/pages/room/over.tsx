/** How a round ended: the picture for those who have it, the times, and how to go on. */
import { isWon, pictureOf, revealedTexts } from '@nonokit/board';
import { useEffect, useRef } from 'preact/hooks';
import {
  hostOf,
  isWatching,
  mayKnow,
  type RoomHand,
  racersOf,
  rankedHands,
} from '../../../rooms/index.js';
import { Later } from '../../frame/later.js';
import { usePage } from '../../frame/page-context.js';
import { toldPicture } from '../../puzzles/told-picture.js';
import { PictureOnWhite } from '../../sheet/picture.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import { rankTime } from '../rankings/rank-time.js';
import { RingedAvatar } from './lobby.js';
import type { RoomGame } from './room-game.js';
import type { RoomPart } from './room-part.js';

interface OverProps extends RoomPart {
  readonly game: RoomGame | undefined;
}

export function Over({ connection, words, game }: OverProps) {
  const { end, phase, choice } = connection.state.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = end === undefined ? words[choice?.kind ?? 'race'] : words.endTitle[end.why];
  return (
    <div class="room-over">
      <section class="card">
        {game !== undefined && isWon(game.game.value) && <Picture game={game} />}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {end?.why === 'solved' && <p>{words.solvedIn(clockText(end.ms))}</p>}
        {choice?.kind === 'race' && <Times connection={connection} words={words} />}
      </section>
      {phase === 'over' && <Ways connection={connection} words={words} />}
      {game !== undefined && <Replay connection={connection} words={words} game={game} />}
    </div>
  );
}

/** The solved picture and its title. */
function Picture({ game }: { readonly game: RoomGame }) {
  const page = usePage();
  const { puzzle } = game;
  const { palette } = puzzle.clues;
  const picture = pictureOf(game.game.peek());
  const { title = '' } = revealedTexts(puzzle, picture);
  return (
    <figure class="room-picture">
      <PictureOnWhite
        picture={picture}
        palette={palette}
        label={toldPicture(page, { title, picture, palette })}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}

/** The hands in the order of their times. */
function Times({ connection, words }: RoomPart) {
  const state = connection.state.value;
  const ranked = rankedHands(state);
  const others = racersOf(state).filter((hand) => !ranked.includes(hand));
  const best = msOf(ranked[0]);
  return (
    <ol class="plain room-times">
      {[...ranked, ...others].map((hand, k) => (
        <li key={hand.number}>
          <b>{hand.result?.type === 'finished' ? words.place(k + 1) : ''}</b>
          <RingedAvatar hand={hand} own={connection.hand.value} size={28} />
          <span>
            <b>{hand.name}</b>
            {hand.isReady && <span class="tag good">{words.wantsRematch}</span>}
          </span>
          <span class="room-time">
            <HandTime hand={hand} best={best} words={words} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function HandTime({
  hand: { result },
  best,
  words,
}: Pick<RoomPart, 'words'> & { readonly hand: RoomHand; readonly best: number }) {
  const page = usePage();
  if (result === undefined) return <span class="soft">{words.notFinished}</span>;
  if (result.type === 'gaveUp') return <span class="soft">{words.gaveUp}</span>;
  const { ms, finding } = result;
  return (
    <>
      <b>{rankTime(page, ms)}</b>
      {ms > best && <span class="small soft">{words.behind(rankTime(page, ms - best))}</span>}
      <span class={finding === 'verified' ? 'tag good' : 'tag'}>{words.findings[finding]}</span>
    </>
  );
}

const loadReplay = () => import('./replay/room-replay.js').then((it) => it.RoomReplay);

const loadWatch = () => import('./replay/watch.js').then((it) => it.Watch);

/** The way to the boards of all, and those once the server has told the moves: live, then again. */
function Replay({ connection, words, game }: RoomPart & { readonly game: RoomGame }) {
  const moves = connection.replay.value;
  const { hands, choice, phase } = connection.state.value;
  const own = connection.hand.value ?? -1;
  const watches = isWatching(connection.state.value, own);
  // who has come to watch watches
  useEffect(() => {
    if (watches) connection.send({ type: 'replay' });
  }, [watches]);
  const name = phase === 'over' ? words.replay : words.watch;
  if (moves === undefined) {
    return (
      <p>
        <button type="button" class="button" onClick={() => connection.send({ type: 'replay' })}>
          <Icon name="film" />
          {name}
        </button>
      </p>
    );
  }
  const all = { clues: game.puzzle.clues, moves, hands, own };
  const seesAll = mayKnow(connection.state.value, own);
  return (
    <section class="card padded stack" aria-label={name}>
      <h2>{name}</h2>
      {phase === 'over' ? (
        <Later load={loadReplay} props={{ ...all, isShared: choice?.kind === 'together' }} />
      ) : (
        <Later load={loadWatch} props={{ ...all, seesAll, lines: connection.lines.value, words }} />
      )}
    </section>
  );
}

function msOf(hand: RoomHand | undefined): number {
  return hand?.result?.type === 'finished' ? hand.result.ms : 0;
}

/** Rematch, the other way to play, leave. */
function Ways({ connection, words }: RoomPart) {
  const state = connection.state.value;
  const own = connection.own.value;
  const isHost = hostOf(state)?.number === own?.number;
  const other = state.choice?.kind === 'race' ? 'together' : 'race';
  const isWanted = own?.isReady === true;
  return (
    <section class="stack">
      <div class="row wraps">
        <button
          type="button"
          class="button primary"
          aria-pressed={isWanted}
          onClick={() => connection.send({ type: 'ready', isReady: !isWanted })}
        >
          <Icon name="rotate-ccw" />
          {isWanted ? words.rematchWanted : words.rematch}
        </button>
        {isHost && (
          <button
            type="button"
            class="button"
            onClick={() => connection.send({ type: 'choose', kind: other, puzzle: null })}
          >
            {other === 'together' ? words.nowTogether : words.nowRace}
          </button>
        )}
        <button type="button" class="button" onClick={() => connection.send({ type: 'leave' })}>
          {words.leave}
        </button>
      </div>
      <p class="small soft">{words.rematchText}</p>
    </section>
  );
}
