/**
 * When sessions were seen last. It is written for many of them together, a moment later: SQLite
 * waits for the disk at each commit, and nobody's page shall. A process that dies loses a moment's
 * notes, and the next visit writes them.
 */
import type { Site } from '../site.js';

/** How long notes gather. */
const GATHER_MS = 1000;

/** Sessions in one statement. */
const MOST = 500;

/** Sessions of a site that were seen, until that is written. */
const waiting = new WeakMap<Site, Set<string>>();

/** Notes that a session was seen just now. */
export function noteSeen(site: Site, sessionId: string): void {
  const known = waiting.get(site);
  if (known !== undefined) {
    known.add(sessionId);
    return;
  }
  waiting.set(site, new Set([sessionId]));
  setTimeout(() => {
    writeSeen(site).catch((error: unknown) => site.log.warn({ error }, 'visits were not noted'));
  }, GATHER_MS).unref();
}

/** Writes what has gathered. */
export async function writeSeen(site: Site): Promise<void> {
  const ids = [...(waiting.get(site) ?? [])];
  waiting.delete(site);
  for (let from = 0; from < ids.length; from += MOST) {
    await site.db
      .updateTable('session')
      .set({ seen_at: site.now() })
      .where('id', 'in', ids.slice(from, from + MOST))
      .execute();
  }
}
