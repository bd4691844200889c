/**
 * What has to be done once when another person is signed in on this device than before: what guests
 * have here moves to the person who arrives, and pages that the service worker kept for the person
 * before go. A page that cannot finish it leaves the note for the next one.
 */
import { callPath } from '../../contract/call-path.js';
import * as paths from '../../contract/paths.js';
import type { MeAnswer } from '../../contract/people.js';
import { type Arriving, moveIn } from '../../player-store/move-in.js';
import { removePagesOfPeople } from '../offline/kept-pages.js';
import { moveProgress } from '../pages/learn/progress.js';
import { moveClues } from '../pages/make/clues/kept-clues.js';
import { movePractice } from '../pages/storm/practice.js';
import { alone } from '../site-api/alone.js';
import { ask } from '../site-api/ask.js';

/** Does it, one tab at a time. */
export function arrive(): Promise<void> {
  return alone('nonokit.arrival', async () => {
    const who = localStorage.getItem('nonokit.arrival');
    // another tab has done it
    if (who === null) return;
    if (globalThis.caches !== undefined) await removePagesOfPeople(caches);
    moveProgress();
    movePractice();
    moveClues();
    const isDone = await moveIn(readArriving(who));
    if (isDone && localStorage.getItem('nonokit.arrival') === who) {
      localStorage.removeItem('nonokit.arrival');
    }
  });
}

/** Who arrives, as the head of the page has noted it; undefined for guests. */
function readArriving(noted: string): Arriving | undefined {
  const [, id, name] = /^(\S+) (.*)$/.exec(noted) ?? [];
  if (id === undefined || name === undefined) return undefined;
  return {
    id,
    name,
    since: async () => {
      const answer = await ask<MeAnswer>('GET', callPath(paths.ME));
      const me = answer.ok ? answer.value.person : null;
      return me === null ? undefined : Date.parse(me.createdAt);
    },
  };
}
