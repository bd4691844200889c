/**
 * Refusals in the log: the first ten of a code in a minute have a line each, and the others are one
 * line with their number when the minute is over. An attack then does not fill the disk.
 */
import { perSite, type Site } from '../site/index.js';

const MINUTE_MS = 60_000;

/** Lines of a code in a minute. */
const MOST_LINES = 10;

/** A minute of a code. */
interface Minute {
  readonly start: number;
  count: number;
}

/** Decides which refusals have a line of their own. */
export class RefusalSamples {
  readonly #minutes = new Map<string, Minute>();

  /** Counts a refusal, and says whether it is to be logged. */
  isLogged(code: string, site: Pick<Site, 'log' | 'now'>): boolean {
    const now = site.now();
    const before = this.#minutes.get(code);
    // a clock that was set back begins a minute, too
    const isOver = before === undefined || Math.abs(now - before.start) >= MINUTE_MS;
    if (isOver && before !== undefined && before.count > MOST_LINES) {
      const more = before.count - MOST_LINES;
      const from = new Date(before.start).toISOString();
      site.log.info({ code, more, from }, 'refusals without a line');
    }
    const minute = isOver ? { start: now, count: 0 } : before;
    this.#minutes.set(code, minute);
    minute.count++;
    return minute.count <= MOST_LINES;
  }
}

/** Those of a site. */
export const refusals = perSite(() => new RefusalSamples());
