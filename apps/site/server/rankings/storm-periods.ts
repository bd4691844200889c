/** The periods of the boards of Storm: a day, a week from Monday (both UTC), all time. */
import { dayAfter, toDay } from '../../contract/days.js';

const DAY_MS = 86_400_000;

export const STORM_PERIODS = ['day', 'week', 'ever'] as const;
export type StormPeriod = (typeof STORM_PERIODS)[number];

/** How rows of a board are marked: `day 2026-11-29`, `week 2026-11-23`, `ever`. */
export function periodAt(period: StormPeriod, time: number): string {
  if (period === 'ever') return period;
  return `${period} ${firstDay(period, time)}`;
}

/** From when until when a period lasts. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The span of the period that a time is in. */
export function spanOf(period: StormPeriod, time: number): Span {
  if (period === 'ever') return { from: 0, until: Number.MAX_SAFE_INTEGER };
  const from = Date.parse(firstDay(period, time));
  return { from, until: from + (period === 'day' ? 1 : 7) * DAY_MS };
}

function firstDay(period: 'day' | 'week', time: number): string {
  const day = toDay(time);
  if (period === 'day') return day;
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}
