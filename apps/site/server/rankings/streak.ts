/**
 * Streaks: days in a row on which a person solved a puzzle of the day. A missed day may be mended
 * by a second puzzle of a day soon after it, where the person wants that.
 */
import { dayAfter } from '../../contract/days.js';

/** The streak of a person. */
export interface Streak {
  /** The days in a row that end today, or yesterday as long as today is open. */
  readonly current: number;
  readonly longest: number;
  readonly isTodayDone: boolean;
  /** A missed day that a second puzzle of a day can still mend, and until when; else null. */
  readonly mendable: { readonly day: string; readonly until: string } | null;
}

/** A day on which a person solved puzzles of that day. */
export interface DoneDay {
  readonly day: string;
  /** How many of them: a second one can mend. */
  readonly puzzles: number;
}

/** Days within which a missed day is mended. */
const MENDING_DAYS = 3;

/** Of days that are mended, the next one comes after a week at the earliest. */
const WEEK = 7;

/** The streak from the days, in any order; days after today do not count. */
export function computeStreak(done: Iterable<DoneDay>, today: string, isMending = false): Streak {
  const puzzles = new Map([...done].map((one) => [one.day, one.puzzles]));
  const days = [...puzzles.keys()].filter((day) => day <= today).sort();
  const run = new Run();
  for (const day of days) {
    const missed = dayAfter(day, -1);
    if (run.last === missed) run.add(day, 1);
    else if (!isMending || !run.mayMend(missed)) run.begin(day);
    else if (nextDays(missed).some((next) => next <= today && (puzzles.get(next) ?? 0) > 1)) {
      run.mended = missed;
      run.add(day, 2);
    } else run.begin(day, missed);
  }
  const yesterday = dayAfter(today, -1);
  const isTodayDone = run.last === today;
  const isAlive = isTodayDone || run.last === yesterday;
  const missed = isAlive ? run.missed : isMending && run.mayMend(yesterday) ? yesterday : '';
  const until = missed === '' ? '' : dayAfter(missed, MENDING_DAYS);
  return {
    current: isAlive ? run.length : 0,
    longest: run.longest,
    isTodayDone,
    mendable: until >= today ? { day: missed, until } : null,
  };
}

/** Days in a row, up to the last one that was looked at. */
class Run {
  length = 0;
  longest = 0;
  last = '';
  /** The latest day that was mended. */
  mended = '';
  /** The missed day before this run, if it could have been mended. */
  missed = '';

  /** Whether a missed day ended this run and may be mended. */
  mayMend(missed: string): boolean {
    const isRested = this.mended === '' || missed >= dayAfter(this.mended, WEEK);
    return this.last === dayAfter(missed, -1) && isRested;
  }

  begin(day: string, missed = ''): void {
    this.missed = missed;
    this.length = 0;
    this.add(day, 1);
  }

  add(day: string, days: number): void {
    this.last = day;
    this.length += days;
    this.longest = Math.max(this.longest, this.length);
  }
}

/** The days on which a missed one can be mended. */
function nextDays(missed: string): readonly string[] {
  return Array.from({ length: MENDING_DAYS }, (_, k) => dayAfter(missed, k + 1));
}
