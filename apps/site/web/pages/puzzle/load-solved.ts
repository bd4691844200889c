/** Loads what shows a solved puzzle of the server: with ranking, votes and talk. */
import type { RemotePuzzle } from '../../../contract/remote-types.js';
import type { FinishedView } from '../play/game-view.js';

const loads = new WeakMap<RemotePuzzle, () => Promise<FinishedView>>();

/** The same function for the same puzzle, so that it is shown once. */
export function loadSolved(puzzle: RemotePuzzle): () => Promise<FinishedView> {
  const known = loads.get(puzzle);
  if (known !== undefined) return known;
  const load = () => import('./solved.js').then(({ solvedView }) => solvedView(puzzle));
  loads.set(puzzle, load);
  return load;
}
