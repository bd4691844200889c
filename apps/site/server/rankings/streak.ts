/** Streaks: days in a row on which a person solved a puzzle of the day. */
import { dayAfter } from '../../contract/days.js';

/** The streak of a person. */
export interface Streak {
  /** The days in a row that end today, or yesterday as long as today is open. */
  readonly current: number;
  readonly longest: number;
  readonly isTodayDone: boolean;
}

/** The streak from the days, in any order; a day may come twice. Days after today do not count. */
export function computeStreak(days: Iterable<string>, today: string): Streak {
  const done = [...new Set(days)].filter((day) => day <= today).sort();
  let longest = 0;
  let length = 0;
  let last = '';
  for (const day of done) {
    length = last !== '' && dayAfter(last, 1) === day ? length + 1 : 1;
    longest = Math.max(longest, length);
    last = day;
  }
  const isTodayDone = last === today;
  const isAlive = isTodayDone || last === dayAfter(today, -1);
  return { current: isAlive ? length : 0, longest, isTodayDone };
}
