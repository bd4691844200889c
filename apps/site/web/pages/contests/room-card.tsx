/** A room for a race or a board of all, made with one press. */
import { usePage } from '../../frame/page-context.js';
import { goToNewRoom } from '../room/make-room.js';

export function RoomCard() {
  const page = usePage();
  const words = page.wordsOf('ways');
  return (
    <section class="card padded room-card">
      <h2>{words.room}</h2>
      <p class="soft">{words.roomText}</p>
      <button type="button" class="button primary" onClick={() => void goToNewRoom(page, words)}>
        {words.makeRoom}
      </button>
    </section>
  );
}
