/** Makes a room on the server. */
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { PageContext } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';

/** The identifier of a new room with a puzzle, or one to begin with; undefined if none was made. */
export async function makeRoom(puzzle?: string): Promise<string | undefined> {
  const body = puzzle === undefined ? {} : { puzzle };
  const made = await ask<{ readonly id: string }>('POST', callPath(paths.ROOMS), { body });
  return made.ok ? made.value.id : undefined;
}

/** Makes a room and goes there, or says that it was not made. */
export async function goToNewRoom(
  { linkTo }: Pick<PageContext, 'linkTo'>,
  words: { readonly notMade: string },
): Promise<void> {
  const id = await makeRoom();
  if (id === undefined) toast({ text: words.notMade });
  else location.assign(linkTo(`rooms/${id}`));
}
