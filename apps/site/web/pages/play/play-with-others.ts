/** Makes a room with the puzzle that is played, and goes there. */
import type { PageContext } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import type { PlayLaterWords } from '../../words/en/play-later.js';
import { makeRoom } from '../room/make-room.js';

/** Goes to a new room with a puzzle of the server. */
export async function playWithOthers(
  puzzle: string,
  { linkTo, words }: Pick<PageContext, 'linkTo'> & { readonly words: PlayLaterWords },
): Promise<void> {
  const id = await makeRoom(puzzle);
  if (id === undefined) toast({ text: words.noRoom });
  else location.href = linkTo(`rooms/${id}`);
}
