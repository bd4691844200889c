/**
 * Writes the events of all rooms of a process. What comes while others are written shares the next
 * write: one transaction and one flush for all rooms, however many play.
 */
import { perSite, type Site } from '../site/index.js';
import { type RoomEvents, type StoredEvent, writeEvents } from './room-rows.js';

/** The most events of a write, unless a single room has more. */
const MOST_EVENTS = 500;

/** Events that wait for a write, and what follows from it. */
interface Waiting extends RoomEvents {
  resolve(): void;
  reject(error: unknown): void;
}

/** The writer of a process. */
export class EventWriter {
  readonly #site: Site;
  #waiting: readonly Waiting[] = [];
  #isWriting = false;

  constructor(site: Site) {
    this.#site = site;
  }

  /**
   * Resolves when the events of a room are on the disk. Rejects if none of them is: their numbers
   * are taken, or the database fails.
   */
  write(id: string, events: readonly StoredEvent[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = [...this.#waiting, { id, events, resolve, reject }];
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    // in one turn of the server's loop several rooms may have events
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#writeSome();
    this.#isWriting = false;
  }

  async #writeSome(): Promise<void> {
    const batch = this.#takeBatch();
    try {
      const refused = await writeEvents(this.#site, batch);
      for (const { id, resolve, reject } of batch) {
        if (refused.has(id)) reject(new Error(`events of room ${id} have numbers that are taken`));
        else resolve();
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** The first that wait; a room comes once in a write, so that its numbers can be told apart. */
  #takeBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    let count = 0;
    for (const one of this.#waiting) {
      if (batch.has(one.id)) continue;
      if (batch.size > 0 && count + one.events.length > MOST_EVENTS) break;
      batch.set(one.id, one);
      count += one.events.length;
    }
    this.#waiting = this.#waiting.filter((one) => batch.get(one.id) !== one);
    return [...batch.values()];
  }
}

/** The writer of a site's process. */
export const eventWriter = perSite((site) => new EventWriter(site));
