/** Days as text. A day of the site is one of UTC, wherever its reader is. */
import { language } from '../../frame/state.js';

/** `2026-11-22` as "22 November"; long as "Sunday, 22 November 2026". */
export function dayText(day: string, style: 'short' | 'long' = 'short'): string {
  const isLong = style === 'long';
  const text = new Date(`${day}T12:00:00Z`).toLocaleDateString(shown(), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(isLong ? { weekday: 'long', year: 'numeric' } : {}),
  });
  return isLong ? capitalized(text) : text;
}

/** `2026-11` as "November 2026". */
export function monthText(month: string): string {
  const date = new Date(`${month}-01T12:00:00Z`);
  const name = date.toLocaleDateString(shown(), { timeZone: 'UTC', month: 'long' });
  return `${capitalized(name)} ${month.slice(0, 4)}`;
}

function shown(): string {
  return language.value === 'ru' ? 'ru' : 'en-GB';
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(shown()) + text.slice(1);
}
