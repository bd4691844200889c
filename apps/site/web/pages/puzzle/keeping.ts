/**
 * Loads what keeps the game of this page on the server, until it is there. A puzzle that is solved
 * before is noted on this device, so that any page of the site sends it.
 */

import { effect } from '@preact/signals';
import type { RemotePuzzle } from '../../../contract/remote-types.js';
import { rowsOf } from '../../../player-store/exchange/row.js';
import { here } from '../../frame/here.js';
import { byOtherAddress, loadAgain } from '../../frame/load-again.js';
import { withWords } from '../../frame/page-words.js';
import { store } from '../../frame/store.js';
import type { PlaySession } from '../play/session.js';

/** Keeps the game on the server from now on. Returns how to stop. */
export function startKeeping(puzzle: RemotePuzzle, session: PlaySession): () => void {
  const controller = new AbortController();
  let stop = noteWin(puzzle, session);
  void loadAgain(loadKeeper, controller).then((keeper) => {
    if (keeper === undefined) return;
    stop();
    stop = keeper.keepInSync(puzzle, session);
  });
  return () => {
    controller.abort();
    stop();
  };
}

type Keeper = typeof import('./keep-in-sync.js');

function loadKeeper(): Promise<Keeper> {
  return withWords(() => import('./keep-in-sync.js')).catch(async (error: unknown) => {
    const found = await byOtherAddress(error);
    // it may have been a part of it that was not loaded
    if (isKeeper(found)) return found;
    throw error;
  });
}

function isKeeper(found: unknown): found is Keeper {
  return typeof found === 'object' && found !== null && 'keepInSync' in found;
}

/** Notes that the puzzle is solved, as the keeper would. */
function noteWin(puzzle: RemotePuzzle, session: PlaySession): () => void {
  const wasWon = session.isWon.peek();
  return effect(() => {
    if (!session.isWon.value || wasWon) return;
    void note(puzzle, session.record.length);
  });
}

async function note({ id, version, given }: RemotePuzzle, wonMoves: number): Promise<void> {
  const { server } = here.peek();
  const rows = rowsOf(store());
  const person = server?.person?.id;
  const wonAt = Date.now();
  const row = await rows.get(id);
  if (row === undefined) await rows.note(id, { version, given, person, wonMoves, wonAt });
  else if (row.wonMoves === undefined) await rows.note(id, { wonMoves, wonAt });
}
