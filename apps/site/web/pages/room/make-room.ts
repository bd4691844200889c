/** Makes a room on the server. */
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import { ask } from '../../site-api/ask.js';

/** The identifier of a new room with a puzzle, or one to begin with; undefined if none was made. */
export async function makeRoom(puzzle?: string): Promise<string | undefined> {
  const body = puzzle === undefined ? {} : { puzzle };
  const made = await ask<{ readonly id: string }>('POST', callPath(paths.ROOMS), { body });
  return made.ok ? made.value.id : undefined;
}
