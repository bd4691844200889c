/**
 * What has to be done once when another person is signed in on this device than before: what guests
 * have here moves to the person who arrives, and pages that the service worker kept for the person
 * before go. A page that cannot finish it leaves the note for the next one.
 */
import { moveIn } from '../../player-store/move-in.js';
import { removePagesOfPeople } from '../offline/kept-pages.js';
import { moveProgress } from '../pages/learn/progress.js';
import { alone } from '../site-api/alone.js';

/** Does it, one tab at a time. */
export function arrive(): Promise<void> {
  return alone('nonokit.arrival', async () => {
    const who = localStorage.getItem('nonokit.arrival');
    // another tab has done it
    if (who === null) return;
    if (globalThis.caches !== undefined) await removePagesOfPeople(caches);
    moveProgress();
    const isDone = await moveIn(who === '' ? undefined : who);
    if (isDone && localStorage.getItem('nonokit.arrival') === who) {
      localStorage.removeItem('nonokit.arrival');
    }
  });
}
