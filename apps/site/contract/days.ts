/** Days of the calendar as text, in UTC: `2026-11-22`. Text sorts as the days do. */

const DAY_MS = 86_400_000;

/** The puzzles of a day. */
export const DAILY_KINDS = ['small', 'medium', 'coloured'] as const;

/** The day of a time in milliseconds since 1970. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The day `days` days later, or earlier if negative. */
export function dayAfter(day: string, days: number): string {
  return toDay(Date.parse(day) + days * DAY_MS);
}

/** Says whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && toDay(time) === text;
}

/** The month of a day: `2026-11`. */
export function toMonth(day: string): string {
  return day.slice(0, 7);
}

/** The month `count` months later, or earlier if negative. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  return toMonth(toDay(Date.UTC(year ?? 0, (number ?? 1) - 1 + months)));
}
