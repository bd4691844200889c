/**
 * Long work on the only thread: ends it in time or by Ctrl-C, and shows that it goes on.
 *
 * The work checks its signal all the time, so the signal checks the clock, and meanwhile shows on a
 * terminal what is going on. It also gives way to other events every few milliseconds; Ctrl-C is
 * one of them.
 */
import type { Pause } from '@nonokit/core';
import type { StopSignal } from '@nonokit/solver';
import { givingWay } from 'nonokit/threads';
import type { Console } from '../../io/console.js';
import { openStatusLine, type StatusLine } from '../../io/status-line.js';

/** A signal that is aborted by Ctrl-C or when the time is up. */
export interface Clock extends StopSignal {
  /** True once Ctrl-C was pressed. */
  readonly interrupted: boolean;
  /** Does work that takes `pause` at its pauses, and names it on a terminal once it takes long. */
  hold<T>(doing: string, work: (pause: Pause) => Promise<T>): Promise<T>;
}

/** When a clock stops work, and where it shows progress. */
export interface ClockOptions {
  /** Milliseconds; never by default. */
  readonly timeoutMs?: number | undefined;
  readonly console: Console;
  /** Whether to show nothing on the terminal. */
  readonly hidden?: boolean | undefined;
  /** The signal of Ctrl-C. */
  readonly signal?: StopSignal | undefined;
}

/** How long work may take before its name is shown. */
const PATIENCE_MS = 1000;

/** Starts a clock; without `timeoutMs` it never runs out. */
export function startClock({ timeoutMs, console, hidden = false, signal }: ClockOptions): Clock {
  const deadline = performance.now() + (timeoutMs ?? Number.POSITIVE_INFINITY);
  const pause = givingWay();
  let doing: string | undefined;
  let since = 0;
  let status: StatusLine | undefined;
  return {
    get interrupted() {
      return signal?.aborted === true;
    },
    get aborted() {
      const now = performance.now();
      if (doing !== undefined && now - since > PATIENCE_MS) {
        status ??= openStatusLine(console, hidden);
        status.show(console.words.common.working(doing, Math.floor((now - since) / 1000)));
      }
      return signal?.aborted === true || now >= deadline;
    },
    async hold(what, work) {
      [doing, since] = [what, performance.now()];
      try {
        return await work(pause);
      } finally {
        doing = undefined;
        status?.clear();
        status = undefined;
      }
    },
  };
}
