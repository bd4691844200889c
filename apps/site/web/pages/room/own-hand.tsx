/** In the lobby: one's own hand. */
import { useState } from 'preact/hooks';
import { BOUNDS, type HandLook, handsIn, type RoomHand } from '../../../rooms/index.js';
import { RARE_ICON_SHAPES } from '../../icons/rare-icon-shapes.js';
import { Avatar } from '../../widgets/avatar.js';
import { Icon, IconShape } from '../../widgets/icon.js';
import { colorOf } from './hand-color.js';
import type { RoomPart } from './room-part.js';
import { keepVisitor, readVisitor } from './visitor.js';

/** In the lobby: one's own name, picture and colour. */
export function OwnHand({ connection, words, own }: RoomPart & { readonly own: RoomHand }) {
  const [name, setName] = useState(own.name);
  const [avatar, setAvatar] = useState(own.avatar);
  const isSame = name === own.name && avatar === own.avatar;
  /** Shows the others a change, and keeps it for later rooms. */
  const change = (look: Partial<HandLook>): void => {
    keepVisitor({ ...readVisitor(), ...look });
    connection.send({ type: 'name', name: own.name, avatar: own.avatar, ...look });
  };
  const save = (event: Event): void => {
    event.preventDefault();
    change({ name, avatar });
  };
  return (
    <form class="card room-own" onSubmit={save}>
      <h2>{words.yourHand}</h2>
      <div class="row wraps">
        <Avatar name={avatar} size={48} />
        <button
          type="button"
          class="icon-button"
          aria-label={words.otherAvatar}
          title={words.otherAvatar}
          onClick={() => setAvatar(`${Math.floor(Math.random() * 1e9)}`)}
        >
          <IconShape shape={RARE_ICON_SHAPES.dices} />
        </button>
        <input
          class="input"
          aria-label={words.yourName}
          value={name}
          maxLength={BOUNDS.name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={isSame}>
          {words.save}
        </button>
      </div>
      <Colors
        connection={connection}
        words={words}
        own={own}
        onChoose={(color) => change({ color })}
      />
    </form>
  );
}

/** The colours of hands: those of others cannot be chosen. A choice counts at once. */
function Colors({
  connection,
  words,
  own,
  onChoose,
}: RoomPart & { readonly own: RoomHand; readonly onChoose: (color: number) => void }) {
  const others = handsIn(connection.state.value).filter(({ number }) => number !== own.number);
  return (
    <fieldset class="hand-colors">
      <legend>{words.color}</legend>
      {words.colors.map((name, color) => {
        const other = others.find((hand) => hand.color === color);
        return (
          <label key={name} title={name} style={{ '--hand': colorOf(color) }}>
            <input
              type="radio"
              name="hand-color"
              aria-label={other === undefined ? name : words.takenColor(name, other.name)}
              checked={own.color === color}
              disabled={other !== undefined}
              onChange={() => onChoose(color)}
            />
            <i>{other !== undefined && <Icon name="x" size={16} />}</i>
          </label>
        );
      })}
    </fieldset>
  );
}
