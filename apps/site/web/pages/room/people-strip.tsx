/** Above the board of a phone: who plays, how far everybody is, and the clock. */
import { useState } from 'preact/hooks';
import { handsIn } from '../../../rooms/index.js';
import { Dialog } from '../../widgets/dialog.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import { handColor } from './hand-color.js';
import { Bar, countDone, Racers } from './racers.js';
import type { RoomGame } from './room-game.js';
import type { RoomPart } from './room-part.js';
import { Hands, RoundClock, RoundFoot } from './round-panel.js';

/** Above the board of a phone: the clock and the hands with their bars. */
export function PeopleStrip({
  connection,
  words,
  game,
}: RoomPart & { readonly game: RoomGame | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const state = connection.state.value;
  const own = connection.hand.value;
  const isRace = state.choice?.kind === 'race';
  const all = game?.game.value.finished.length ?? 1;
  return (
    <header class="room-strip">
      {game !== undefined && <h1 class="spoken">{blindName(game.puzzle)}</h1>}
      <button
        type="button"
        class="room-strip-people"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {handsIn(state).map((hand) => {
          const isOwn = hand.number === own;
          const ownDone = game?.game.value.finishedCount ?? 0;
          const done = isOwn ? ownDone : countDone(connection.lines.value.get(hand.number));
          return (
            <span key={hand.number}>
              <b>{hand.name}</b>
              <Bar done={isRace ? done : all} all={all} color={handColor(hand)} />
            </span>
          );
        })}
      </button>
      <RoundClock connection={connection} words={words} />
      {isOpen && game !== undefined && (
        <Dialog title={words.others} onClose={() => setOpen(false)}>
          {isRace ? (
            <Racers connection={connection} words={words} game={game} />
          ) : (
            <Hands connection={connection} words={words} game={game} />
          )}
          <RoundFoot connection={connection} words={words} game={game} />
        </Dialog>
      )}
    </header>
  );
}
