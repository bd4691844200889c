/** The periods of the boards of Storm: a day, a week from Monday (both UTC), all time. */
import { dayAfter, toDay } from '../../contract/days.js';

export const STORM_PERIODS = ['day', 'week', 'ever'] as const;
export type StormPeriod = (typeof STORM_PERIODS)[number];

/** How rows of a board are marked: `day 2026-11-29`, `week 2026-11-23`, `ever`. */
export function periodAt(period: StormPeriod, time: number): string {
  if (period === 'ever') return period;
  const day = toDay(time);
  if (period === 'day') return `day ${day}`;
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return `week ${dayAfter(day, -weekday)}`;
}
