/** Spectators of a race: becoming one, and letting them see one's own board. */
import { handsIn, takesPart } from '../../../rooms/index.js';
import { Switch } from '../../widgets/controls.js';
import type { RoomPart } from './room-part.js';

/** In the lobby: one only watches, or lets others watch. */
export function Watching({ connection, words }: RoomPart) {
  const own = connection.own.value;
  if (own === undefined) return null;
  return (
    <div class="stack">
      <Switch
        label={words.onlyWatch}
        isOn={own.isSpectator}
        onChange={(isSpectator) => connection.send({ type: 'spectate', isSpectator })}
      />
      {!own.isSpectator && <LetWatch connection={connection} words={words} />}
    </div>
  );
}

/** Whether spectators may see one's own board; in a race it cannot be taken back. */
function LetWatch({ connection, words }: RoomPart) {
  const isOn = connection.own.value?.isOpen === true;
  return (
    <Switch
      label={words.letWatch}
      note={words.letWatchText}
      isOn={isOn}
      isDisabled={isOn && connection.state.value.phase === 'playing'}
      onChange={(isOpen) => connection.send({ type: 'open', isOpen })}
    />
  );
}

/** In a race: who watches, and whether one's own board; before the first stroke, the way to. */
export function Spectators({ connection, words }: RoomPart) {
  const { state, own, moves, pending } = connection;
  const spectators = handsIn(state.value).filter((hand) => !takesPart(state.value, hand));
  const hasPlayed = moves.length + pending.value.length > 0;
  return (
    <>
      {spectators.length > 0 && (
        <>
          <p class="small soft">
            {words.watches}: {spectators.map(({ name }) => name).join(', ')}
          </p>
          <LetWatch connection={connection} words={words} />
        </>
      )}
      {own.value !== undefined && !hasPlayed && (
        <button
          type="button"
          class="button quiet"
          onClick={() => connection.send({ type: 'spectate', isSpectator: true })}
        >
          {words.onlyWatch}
        </button>
      )}
    </>
  );
}
