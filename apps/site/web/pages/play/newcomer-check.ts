/** Who is new: decided before anything for new players is loaded. */
import { here } from '../../frame/here.js';
import { store } from '../../frame/store.js';
import { loadProgress, progress } from '../learn/progress.js';

/** Whether the line above the board was never closed. */
export function hasTip(): boolean {
  loadProgress();
  return !progress.peek().hasClosedTip;
}

/** Whether there is no account, no lesson and nothing solved. */
export async function hasSolvedNothing(): Promise<boolean> {
  loadProgress();
  if (here.peek().server?.person !== undefined || progress.peek().hasPlayedFirst) return false;
  return (await store().results.list()).length === 0;
}

/** Whether there is no other game either. */
export async function hasBegunNothing(id: string): Promise<boolean> {
  if (!(await hasSolvedNothing())) return false;
  return (await store().list()).every((game) => game.id === id);
}
