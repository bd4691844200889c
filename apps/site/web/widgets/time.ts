/** Times and days in words, in the page's language. */

import type { PageContext } from '../frame/page-context.js';

const DAY_MS = 86_400_000;

/** A time of play: `3:07`, or `1:02:45`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours === 0
    ? `${minutes}:${two(seconds % 60)}`
    : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

/** A day seen from another: today, yesterday, on Friday, 12 November, 12 November 2025. */
export function dayText(page: PageContext, time: number, now: number): string {
  const { locale, wordsOf } = page;
  const { days } = wordsOf('cards');
  const then = new Date(time);
  const today = new Date(now);
  const past = daysBetween(then, today);
  if (past <= 0) return days.today;
  if (past === 1) return days.yesterday;
  if (past < 7) return days.on[then.getDay()] ?? '';
  const isThisYear = then.getFullYear() === today.getFullYear();
  return then.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** Whole days from one day to another, by the calendar of this device. */
export function daysBetween(from: Date, to: Date): number {
  const noon = (date: Date): number =>
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((noon(to) - noon(from)) / DAY_MS);
}
