/**
 * Tabs: which of them are alive. Each holds a lock of the browser, which falls when the tab is
 * closed, left, or crashes. Journals of tabs that are alive are left to them.
 *
 * Without locks (pages that are not served securely) every other tab counts as gone. Then a stroke
 * under way in another tab may be taken over; it is put into the log once more when it ends there
 * with more cells, so nothing is lost.
 */
import type { Surroundings } from './surroundings.js';

const PREFIX = 'nonokit.tab.';

/** This tab among others. */
export class Tabs {
  readonly id: string;
  readonly #locks: Surroundings['locks'];
  readonly #before: string | undefined;
  #release: (() => void) | undefined;

  constructor({ locks, newId, swapTab }: Surroundings) {
    this.#locks = locks;
    this.id = newId();
    this.#before = swapTab(this.id);
    this.#hold();
  }

  /** Takes the lock that says that this tab is alive. */
  #hold(): void {
    if (this.#locks === undefined) return;
    const isOver = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    // a browser that refuses locks is one without locks
    this.#locks.request(PREFIX + this.id, () => isOver).catch(() => undefined);
  }

  /** Lets the journals of this tab go to others. */
  release(): void {
    this.#release?.();
    this.#release = undefined;
  }

  /** Tells which tabs are gone at this moment. */
  async isGone(): Promise<(tab: string) => boolean> {
    const alive = new Set<string>();
    try {
      const { held = [] } = (await this.#locks?.query()) ?? {};
      for (const { name } of held) if (name !== undefined) alive.add(name);
    } catch {
      // as above: without locks every other tab counts as gone
    }
    // the page before a reload may still hold its lock for a moment
    return (tab) => tab === this.#before || !alive.has(PREFIX + tab);
  }
}
