/** How many people took how long: at most twelve spans of a round length. */
import type { PuzzleDesk } from '../../contract/desk.js';

/** Lengths of spans, in seconds. */
const LENGTHS = [10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800];

/** The most spans, the last and open one included. */
const MOST_SPANS = 12;

/** The slowest of twenty people do not stretch the spans: they are in the last one. */
const SHOWN_PART = 0.95;

type Times = PuzzleDesk['times'];

/** The spans from the fastest on; none for nobody. */
export function countTimes(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const [fastest] = sorted;
  if (fastest === undefined) return [];
  const slow = sorted[Math.floor(SHOWN_PART * (sorted.length - 1))] ?? fastest;
  const length = lengthFor(slow - fastest);
  const first = Math.floor(fastest / length);
  const last = Math.floor(slow / length);
  const spans = Array.from({ length: last - first + 1 }, (_, k) => ({
    fromMs: (first + k) * length,
    toMs: (first + k + 1) * length,
    people: sorted.filter((time) => Math.floor(time / length) === first + k).length,
  }));
  const end = (last + 1) * length;
  const slower = sorted.filter((time) => time >= end).length;
  return slower === 0 ? spans : [...spans, { fromMs: end, toMs: null, people: slower }];
}

/** The shortest length with which the spans are few, in milliseconds. */
function lengthFor(range: number): number {
  // a range may begin and end within a span
  const fitting = LENGTHS.find((seconds) => range / (1000 * seconds) <= MOST_SPANS - 2);
  return 1000 * (fitting ?? Math.ceil(range / 1000 / (MOST_SPANS - 2)));
}
