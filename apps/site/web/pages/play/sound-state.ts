/** Going back to the last state that has no mistake: as many undos as it takes. */
import { applyMove, type Game } from '@nonokit/board';
import { worker } from '../../worker.js';
import type { PlaySession } from './session.js';

/** Undoes moves until nothing can be said against the marks. */
export async function backToSound(session: PlaySession): Promise<void> {
  let undos = 0;
  for (let state = session.game.value; !(await isSound(state)); undos++) {
    const before = applyMove(state, { type: 'undo' });
    if (before === state) break;
    state = before;
  }
  for (let k = 0; k < undos; k++) session.play({ type: 'undo' });
}

async function isSound({ clues, marks }: Game): Promise<boolean> {
  const grid = { width: clues.width, height: clues.height, cells: Int32Array.from(marks) };
  const found = await worker().mistakes({ ...clues, meta: {} }, grid);
  return !found.ok || found.value.kind === 'none' || found.value.kind === 'unknown';
}
