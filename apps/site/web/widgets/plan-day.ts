/** Days of publication, by the calendar of this device: `2026-12-02`. */
import { FARTHEST_PLAN_DAYS } from '../../contract/draft-bounds.js';
import type { PageContext } from '../frame/page-context.js';

/** The first day that can be chosen. */
export function tomorrow(now = new Date()): string {
  return dayIn(now, 1);
}

/** The last one. */
export function farthestDay(now = new Date()): string {
  return dayIn(now, FARTHEST_PLAN_DAYS - 1);
}

/** At noon, which every day has, also where clocks change. */
function dayIn(now: Date, days: number): string {
  const noon = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days, 12));
  return noon.toISOString().slice(0, 10);
}

/** A day in words: 2 December, or 2 December 2027 in another year. */
export function planDayText({ locale }: Pick<PageContext, 'locale'>, day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const isThisYear = date.getUTCFullYear() === new Date().getFullYear();
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
