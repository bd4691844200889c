/**
 * Deleting everything that this site keeps on this device for the person, or for guests. The player
 * has been asked before; there is no way back.
 */
import { DATABASE } from './database.js';
import type { GameStore } from './game-store.js';
import { IMAGE_DATABASE } from './images.js';

/** The beginning of all names in `localStorage` that are ours, after that of their space. */
const PREFIX = 'nonokit.';

/** Deletes games, results, puzzles, journals and settings. Settings that are shown stay shown. */
export async function deleteEverything(store: GameStore): Promise<void> {
  const { space } = store.context.surroundings;
  // what waits to be written would come back after the deletion
  await store.close();
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(space + PREFIX)) localStorage.removeItem(name);
  }
  await Promise.all([DATABASE, IMAGE_DATABASE].map((name) => deleted(name + space)));
}

/** Deletes a database. */
function deleted(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('the database was not deleted'));
    // another tab lets go when it is asked to; the deletion then goes on by itself
    request.onblocked = () => undefined;
  });
}
