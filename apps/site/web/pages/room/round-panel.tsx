/** What the others are at while a round is played: beside the board, or on a phone above it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { handsIn, type RoomHand } from '../../../rooms/index.js';
import { Dialog } from '../../widgets/dialog.js';
import { Icon } from '../../widgets/icon.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import { clockText } from '../../widgets/time.js';
import { Away } from './away.js';
import { Invite, RingedAvatar } from './lobby.js';
import { Racers } from './racers.js';
import type { RoomGame } from './room-game.js';
import type { RoomPart } from './room-part.js';
import { Spectators } from './spectators.js';

interface PanelProps extends RoomPart {
  readonly game: RoomGame;
}

/** After so long on their way, strokes are spoken of. */
const SENDING_MS = 1000;

export function RoundPanel(props: PanelProps) {
  const { connection, words, game } = props;
  const { choice } = connection.state.value;
  const { width, height } = game.puzzle.clues;
  const isRace = choice?.kind === 'race';
  return (
    <div class="side room-side">
      <section class="facts">
        <div class="apart">
          <h1>{blindName(game.puzzle)}</h1>
          <RoundClock connection={connection} words={words} />
        </div>
        <p class="apart small soft">
          <span>
            {isRace ? words.race : words.together}, {words.size(width, height)}
          </span>
          {isRace && choice.limitMs > 0 && <span>{words.endsAt(clockText(choice.limitMs))}</span>}
        </p>
      </section>
      {isRace ? <Racers {...props} /> : <Hands {...props} />}
      <hr />
      <RoundFoot {...props} />
    </div>
  );
}

/** The time since the round began, by the server's clock. */
export function RoundClock({ connection }: RoomPart) {
  const [elapsed, setElapsed] = useState(connection.elapsed);
  useEffect(() => {
    const ticking = setInterval(() => setElapsed(connection.elapsed), 250);
    return () => clearInterval(ticking);
  }, [connection]);
  return (
    <span class="room-clock" role="timer">
      {clockText(Math.max(0, elapsed))}
    </span>
  );
}

export function Hands({ connection, words, game }: PanelProps) {
  const { width } = game.puzzle.clues;
  return (
    <>
      <ul class="plain room-hands">
        {handsIn(connection.state.value).map((hand) => {
          const cursor = connection.cursors.value.get(hand.number);
          const row = cursor && Math.floor(cursor.cell / width);
          return (
            <li key={hand.number} class="room-bar">
              <RingedAvatar hand={hand} size={28} />
              <span>
                <b>{hand.name}</b>
                <span class="small soft">{doing(hand, { connection, words, row, cursor })}</span>
              </span>
              {row !== undefined && cursor !== undefined && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={words.follow(hand.name)}
                  title={words.follow(hand.name)}
                  aria-pressed={game.followed.value === hand.number}
                  onClick={() => {
                    const isOn = game.followed.peek() === hand.number;
                    game.followed.value = isOn ? undefined : hand.number;
                  }}
                >
                  <Icon name="eye" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Invite words={words} />
    </>
  );
}

function doing(
  hand: RoomHand,
  {
    connection,
    words,
    row,
    cursor,
  }: RoomPart & {
    readonly row: number | undefined;
    readonly cursor: { readonly stroke: unknown } | undefined;
  },
): ComponentChildren {
  if (!connection.present.value.has(hand.number)) {
    return <Away hand={hand.number} connection={connection} words={words} />;
  }
  if (hand.number === connection.hand.value || row === undefined) {
    // the hand itself counts those of earlier rounds, too
    return words.strokes(connection.moves.filter((move) => move.hand === hand.number).length);
  }
  return cursor?.stroke === undefined ? words.atRow(row + 1) : words.drawing(row + 1);
}

/** How it is with one's strokes, and the way out. */
export function RoundFoot({ connection, words, game }: PanelProps) {
  const [asks, setAsks] = useState(false);
  const isRace = connection.state.value.choice?.kind === 'race';
  const over = game.overpainter.value;
  const name = connection.state.value.hands[over ?? -1]?.name;
  return (
    <>
      {name !== undefined && <p class="note">{words.paintedOver(name)}</p>}
      {!isRace && name === undefined && (
        <p class="small soft">
          {words.ownUndo} <span class="with-keys">{words.pointKey}</span>
        </p>
      )}
      <StoredLine connection={connection} words={words} />
      {isRace && <Spectators connection={connection} words={words} />}
      {isRace && (
        <button type="button" class="button" onClick={() => setAsks(true)}>
          {words.giveUp}
        </button>
      )}
      {!isRace && (
        <button
          type="button"
          class="button quiet"
          onClick={() => connection.send({ type: 'leave' })}
        >
          {words.leave}
        </button>
      )}
      {asks && <GiveUp connection={connection} words={words} onClose={() => setAsks(false)} />}
    </>
  );
}

function GiveUp({ connection, words, onClose }: RoomPart & { readonly onClose: () => void }) {
  return (
    <Dialog title={words.giveUpQuestion} onClose={onClose}>
      <p>{words.giveUpText}</p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.goOn}
        </button>
        <button
          type="button"
          class="button primary"
          onClick={() => {
            connection.send({ type: 'giveUp' });
            onClose();
          }}
        >
          {words.giveUp}
        </button>
      </div>
    </Dialog>
  );
}

/** Whether the server has all strokes. */
function StoredLine({ connection, words }: RoomPart) {
  const count = connection.pending.value.length;
  const isBroken = connection.link.value === 'broken';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (count === 0) return;
    const timer = setTimeout(() => setSlow(true), SENDING_MS);
    return () => clearTimeout(timer);
  }, [count === 0]);
  const text = isBroken ? words.broken : isSlow ? words.sending(count) : words.stored;
  return (
    <p class="small soft room-stored" role="status">
      <Icon name={isBroken ? 'cloud-off' : 'check'} size={16} />
      {text}
    </p>
  );
}
