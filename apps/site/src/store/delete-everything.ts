/**
 * Deleting everything that this site keeps on this device. The player has been asked before; there
 * is no way back.
 */
import { DATABASE } from './database.js';
import type { GameStore } from './game-store.js';

/** The beginning of all names in `localStorage` that are ours. */
const PREFIX = 'nonokit.';

/** Deletes games, results, puzzles, journals and settings. Settings that are shown stay shown. */
export async function deleteEverything(store: GameStore): Promise<void> {
  // what waits to be written would come back after the deletion
  await store.close();
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  }
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('the database was not deleted'));
    // another tab lets go when it is asked to; the deletion then goes on by itself
    request.onblocked = () => undefined;
  });
}
