/** The clock of a contest: the server's time on this page, and how long until a moment of it. */
import { useEffect, useState } from 'preact/hooks';
import type { PageContext } from '../../frame/page-context.js';
import { clockText } from '../../widgets/time.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The server's time, each second anew; `ahead` is how far this device is ahead of it. */
export interface ServerClock {
  readonly now: number;
  readonly aheadMs: number | undefined;
  /** Sets it after the server has said its time, asked at `from` and heard at `to`. */
  readonly set: (said: number, from: number, to: number) => void;
}

/** A clock that begins with what the server wrote into the page. */
export function useServerClock(written: number): ServerClock {
  const [now, tick] = useState(written);
  const [aheadMs, setAhead] = useState<number>();
  useEffect(() => {
    const began = performance.now();
    const show = (): void => {
      tick(aheadMs === undefined ? written + performance.now() - began : Date.now() - aheadMs);
    };
    show();
    const timer = setInterval(show, SECOND_MS);
    return () => clearInterval(timer);
  }, [written, aheadMs]);
  return { now, aheadMs, set: (said, from, to) => setAhead((from + to) / 2 - said) };
}

/** How long it is until then: "2 d 3 h", "2 h 14 min", "14:05". */
export function untilText({ wordsOf }: PageContext, left: number): string {
  const words = wordsOf('contests');
  const whole = Math.max(0, Math.ceil(left / SECOND_MS)) * SECOND_MS;
  if (whole >= DAY_MS) {
    return words.inDays(Math.floor(whole / DAY_MS), Math.floor((whole % DAY_MS) / HOUR_MS));
  }
  if (whole >= HOUR_MS) {
    return words.inHours(Math.floor(whole / HOUR_MS), Math.floor((whole % HOUR_MS) / MINUTE_MS));
  }
  return clockText(whole);
}

/** How long a contest takes: "1 h 30 min". */
export function durationText({ wordsOf }: PageContext, ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  return wordsOf('contests').duration(Math.floor(minutes / 60), minutes % 60);
}
