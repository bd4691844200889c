/**
 * Long work on the only thread: ends it in time, shows that it goes on, and keeps Ctrl-C working.
 *
 * Looking for contradictions or remedies holds the thread for seconds, in which no event is
 * handled. But the work checks its signal all the time, so the signal checks the clock, and
 * meanwhile shows on a terminal what is going on.
 */
import type { StopSignal } from '@nonokit/solver';
import type { Console } from '../../io/console.js';
import { openStatusLine, type StatusLine } from '../../io/status-line.js';

/** A signal that aborts itself when the time is up. */
export interface Clock extends StopSignal {
  /**
   * Does work that holds the thread, and names it on a terminal once it takes long. Ctrl-C
   * meanwhile ends the program at once, after what it has printed.
   */
  hold<T>(doing: string, work: () => T): T;
}

/** How long work may take before its name is shown. */
const PATIENCE_MS = 1000;

/** Starts a clock; without `timeoutMs` it never runs out. */
export function startClock(timeoutMs: number | undefined, console: Console, hidden = false): Clock {
  const deadline = performance.now() + (timeoutMs ?? Number.POSITIVE_INFINITY);
  let doing: string | undefined;
  let since = 0;
  let status: StatusLine | undefined;
  return {
    get aborted() {
      const now = performance.now();
      if (doing !== undefined && now - since > PATIENCE_MS) {
        status ??= openStatusLine(console, hidden);
        status.show(console.words.common.working(doing, Math.floor((now - since) / 1000)));
      }
      return now >= deadline;
    },
    hold(what, work) {
      [doing, since] = [what, performance.now()];
      try {
        return withoutListeners(work);
      } finally {
        doing = undefined;
        status?.clear();
        status = undefined;
      }
    },
  };
}

/** Runs work without listeners for Ctrl-C, which then ends the program as usual. */
function withoutListeners<T>(work: () => T): T {
  const listeners = process.listeners('SIGINT');
  for (const listener of listeners) process.off('SIGINT', listener);
  try {
    return work();
  } finally {
    for (const listener of listeners) process.on('SIGINT', listener);
  }
}
