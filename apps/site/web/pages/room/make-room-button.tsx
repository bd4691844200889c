/** A button that makes a room and goes there. */
import { usePage } from '../../frame/page-context.js';
import type { RoomWords } from '../../words/en/room.js';
import { goToNewRoom } from './make-room.js';

export function MakeRoomButton({ words }: { readonly words: RoomWords }) {
  const page = usePage();
  return (
    <button type="button" class="button" onClick={() => void goToNewRoom(page, words)}>
      {words.newRoom}
    </button>
  );
}
