/** How a round ended: the picture for those who have it, the times, and how to go on. */
import { isWon, pictureOf, revealedTexts } from '@nonokit/board';
import { useEffect, useRef } from 'preact/hooks';
import { hostOf, isWatching, mayKnow, rankedHands } from '../../../rooms/index.js';
import { Later } from '../../frame/later.js';
import { usePage } from '../../frame/page-context.js';
import { toldPicture } from '../../puzzles/told-picture.js';
import { PictureOnWhite } from '../../sheet/picture.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import { rankTime } from '../rankings/rank-time.js';
import { findFact } from './find-fact.js';
import type { RoomGame } from './room-game.js';
import type { RoomPart } from './room-part.js';
import { Times } from './times.js';

interface OverProps extends RoomPart {
  readonly game: RoomGame | undefined;
}

export function Over({ connection, words, game }: OverProps) {
  const state = connection.state.value;
  const { end, phase, choice } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const how = end === undefined ? words[choice?.kind ?? 'race'] : words.endTitle[end.why];
  const solved = game !== undefined && isWon(game.game.value) ? game : undefined;
  const title = solved === undefined ? '' : titleOf(solved);
  return (
    <div class={solved === undefined ? 'room-over' : 'room-over has-picture'}>
      {solved !== undefined && (
        <Picture connection={connection} words={words} game={solved} title={title} />
      )}
      <div class="stack">
        <header>
          {title !== '' && <p class="soft">{how}</p>}
          <h1 ref={heading} tabIndex={-1}>
            {title === '' ? how : title}
          </h1>
          {end?.why === 'solved' && <p>{words.solvedIn(clockText(end.ms))}</p>}
          <Fact connection={connection} words={words} />
        </header>
        {choice?.kind === 'race' && <Times connection={connection} words={words} game={game} />}
        {phase === 'over' && <Ways connection={connection} words={words} />}
      </div>
      {game !== undefined && <Replay connection={connection} words={words} game={game} />}
    </div>
  );
}

/** The title of a picture that this page has solved. */
function titleOf({ game, puzzle }: RoomGame): string {
  return revealedTexts(puzzle, pictureOf(game.peek())).title ?? '';
}

/** Who was first in a race that is over. */
function Fact({ connection, words }: RoomPart) {
  const page = usePage();
  const state = connection.state.value;
  const fact = findFact(state);
  if (fact === undefined) return null;
  const isOwn = fact.hand === connection.hand.value;
  const name = state.hands[fact.hand]?.name ?? '';
  const ahead = fact.aheadMs === undefined ? undefined : rankTime(page, fact.aheadMs);
  const first = isOwn ? words.youWin(ahead) : words.wins(name, ahead);
  return (
    <p>
      {first} {fact.lateMs > 0 && words.lateStart(clockText(fact.lateMs))}
    </p>
  );
}

/** The solved picture as a card, with a stamp of the place and the time. */
function Picture({
  connection,
  words,
  game,
  title,
}: RoomPart & { readonly game: RoomGame; readonly title: string }) {
  const page = usePage();
  const { width, height, palette } = game.puzzle.clues;
  const picture = pictureOf(game.game.peek());
  return (
    <figure class="card squared room-picture">
      <div class="room-card" style={{ '--shape': width / height }}>
        <PictureOnWhite
          picture={picture}
          palette={palette}
          label={toldPicture(page, { title, picture, palette })}
        />
        <Stamp connection={connection} words={words} />
      </div>
    </figure>
  );
}

/** Place and time of a race, or how long a board of all took. */
function Stamp({ connection, words }: RoomPart) {
  const { locale, wordsOf } = usePage();
  const state = connection.state.value;
  const own = connection.own.value;
  const ms = own?.result?.type === 'finished' ? own.result.ms : state.end?.ms;
  if (own === undefined || ms === undefined) return null;
  const place = rankedHands(state).findIndex(({ number }) => number === own.number);
  const day = new Date(state.beginsAt).toLocaleDateString(locale, {
    dateStyle: wordsOf('grammar').stampStyle,
  });
  const first = place < 0 ? words.endTitle.solved : words.stampPlace(place + 1);
  return (
    <p class="room-stamp">
      {first}, {clockText(ms)}
      <small>{day}</small>
    </p>
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
