/** The pauses of a record, as bars for moderators. */
import type { Pause } from './verdict.js';
import type { Watched } from './watch.js';

/** Bars that fit beside each other. */
const MOST_BARS = 96;

/** Neighbours are joined where there are too many: the longest pause, early if one of them is. */
export function pausesOf(strokes: readonly Watched[]): Pause[] {
  const inOne = Math.max(1, Math.ceil(strokes.length / MOST_BARS));
  const bars = Array.from({ length: Math.ceil(strokes.length / inOne) }, (_, k) =>
    strokes.slice(k * inOne, (k + 1) * inOne),
  );
  return bars.map((joined) => ({
    ms: Math.round(Math.max(...joined.map(({ pauseMs }) => pauseMs))),
    isEarly: joined.some(({ foreseen }) => foreseen > 0),
  }));
}
