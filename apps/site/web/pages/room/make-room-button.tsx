/** A button that makes a room and goes there. */
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import type { RoomWords } from '../../words/en/room.js';
import { makeRoom } from './make-room.js';

export function MakeRoomButton({ words }: { readonly words: RoomWords }) {
  const { linkTo } = usePage();
  const make = async (): Promise<void> => {
    const id = await makeRoom();
    if (id === undefined) toast({ text: words.notMade });
    else location.href = linkTo(`rooms/${id}`);
  };
  return (
    <button type="button" class="button" onClick={() => void make()}>
      {words.newRoom}
    </button>
  );
}
