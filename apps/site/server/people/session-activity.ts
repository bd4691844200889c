/**
 * When sessions were seen last. It is written for many of them together, a moment later: a SQLite
 * commit waits for the disk, and page loads must not. A process that dies loses a moment's notes,
 * and the next visit writes them.
 */
import type { Kysely } from 'kysely';
import type { Log } from '../host/index.js';
import { perSite } from '../site/index.js';
import type { Tables } from '../storage/index.js';

/** How long notes gather. */
const GATHER_MS = 1000;

/** Sessions in one statement. */
const MOST = 500;

/** Where it is written. */
interface Written {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  readonly now: () => number;
}

/** Sessions of a site that were seen, until that is written. */
class SeenSessions {
  #waiting = new Set<string>();

  /** Notes that a session was seen just now. */
  note(site: Written, sessionId: string): void {
    this.#waiting.add(sessionId);
    if (this.#waiting.size > 1) return;
    setTimeout(() => {
      this.write(site).catch((error: unknown) => site.log.warn({ error }, 'visits were not noted'));
    }, GATHER_MS).unref();
  }

  /** Writes the gathered times. */
  async write({ db, now }: Written): Promise<void> {
    const ids = [...this.#waiting];
    this.#waiting = new Set();
    for (let from = 0; from < ids.length; from += MOST) {
      await db
        .updateTable('session')
        .set({ seen_at: now() })
        .where('id', 'in', ids.slice(from, from + MOST))
        .execute();
    }
  }
}

/** The sessions of a site that were seen. */
export const seenSessions = perSite(() => new SeenSessions());
