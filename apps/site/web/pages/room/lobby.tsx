/** The lobby: who is there, the link, one's own name, what is played, and whether one is ready. */
import { BOUNDS, handsIn, hostOf, type RoomHand, takesPart } from '../../../rooms/index.js';
import { Later } from '../../frame/later.js';
import { copyText } from '../../puzzles/share-or-copy.js';
import { Avatar } from '../../widgets/avatar.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import { Away } from './away.js';
import { handColor } from './hand-color.js';
import { OwnHand } from './own-hand.js';
import { Plan } from './plan.js';
import type { RoomPart } from './room-part.js';

export function Lobby({ connection, words }: RoomPart) {
  const state = connection.state.value;
  const host = hostOf(state);
  const own = connection.own.value;
  return (
    <>
      <h1>{words.heading(host?.name ?? '')}</h1>
      <p class="soft">{words.open}</p>
      <div class="room-lobby">
        <div class="stack">
          <section class="card room-people">
            <People connection={connection} words={words} />
            <Invite words={words} hasCode />
          </section>
          {own !== undefined && <OwnHand connection={connection} words={words} own={own} />}
        </div>
        <Plan connection={connection} words={words} />
      </div>
    </>
  );
}

function People({ connection, words }: RoomPart) {
  const hands = handsIn(connection.state.value);
  const ready = hands.filter(({ isReady }) => isReady).length;
  return (
    <>
      <div class="apart room-head">
        <h2>{words.people(hands.length, BOUNDS.hands)}</h2>
        <span class="small soft">{words.readyCount(ready)}</span>
      </div>
      <ul class="plain">
        {hands.map((hand) => (
          <PersonRow key={hand.number} hand={hand} connection={connection} words={words} />
        ))}
      </ul>
    </>
  );
}

function PersonRow({ hand, connection, words }: RoomPart & { readonly hand: RoomHand }) {
  const isOwn = hand.number === connection.hand.value;
  const isHost = hostOf(connection.state.value)?.number === hand.number;
  const isAway = !connection.present.value.has(hand.number);
  const { choice } = connection.state.value;
  const delay = choice?.kind === 'race' ? (choice.delays?.[hand.number] ?? 0) : 0;
  const later = delay > 0 ? [words.startsLater(clockText(delay))] : [];
  return (
    <li class="room-person">
      <RingedAvatar hand={hand} />
      <span>
        <b>{hand.name}</b>
        {isOwn && <span class="tag">{words.you}</span>}
        <small class="soft">{[isHost ? words.host : words.guestRole, ...later].join(', ')}</small>
      </span>
      {!takesPart(connection.state.value, hand) ? (
        <span class="tag">{words.watches}</span>
      ) : hand.isReady ? (
        <span class="tag good">
          <Icon name="check" size={14} />
          {words.ready}
        </span>
      ) : (
        <span class="tag">
          {isAway ? (
            <Away hand={hand.number} connection={connection} words={words} />
          ) : (
            words.notReady
          )}
        </span>
      )}
    </li>
  );
}

/** The picture of a hand with a ring of its colour. */
export function RingedAvatar({
  hand,
  size = 36,
}: {
  readonly hand: RoomHand;
  readonly size?: number;
}) {
  return (
    <span class="room-ring" style={{ '--hand': handColor(hand) }}>
      <Avatar name={hand.avatar} size={size} />
    </span>
  );
}

const loadCode = () => import('../../widgets/qr/qr-drawing.js').then((it) => it.QrDrawing);

/** The side of the code of the link, in pixels. */
const CODE = 92;

/** The link of the room; in the lobby of a desktop also as a code for the cameras of phones. */
export function Invite({
  words,
  hasCode = false,
}: Pick<RoomPart, 'words'> & { readonly hasCode?: boolean }) {
  const link = location.href.split('#')[0] ?? '';
  const copy = (): Promise<void> => copyText(link, { copied: words.copied, title: words.invite });
  return (
    <div class={hasCode ? 'room-invite has-code' : 'room-invite'}>
      {hasCode && (
        <span class="room-code">
          <Later load={loadCode} props={{ text: link, size: CODE, label: words.code }} />
        </span>
      )}
      <label for="room-link">{words.invite}</label>
      <div class="row">
        <input id="room-link" class="input" readOnly value={link} />
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {words.copy}
        </button>
      </div>
    </div>
  );
}
