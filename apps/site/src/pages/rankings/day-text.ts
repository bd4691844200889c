/** Days as text. A day of the site is one of UTC, wherever its reader is. */
import { language } from '../../shell/state.js';

/** `2026-11-22` as "22 November"; with `weekday` as "Sunday, 22 November 2026". */
export function dayText(day: string, style: 'short' | 'long' = 'short'): string {
  const isLong = style === 'long';
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(language.value === 'ru' ? 'ru' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(isLong ? { weekday: 'long', year: 'numeric' } : {}),
  });
}

/** `2026-11` as "November 2026". */
export function monthText(month: string): string {
  const date = new Date(`${month}-01T12:00:00Z`);
  const shown = language.value === 'ru' ? 'ru' : 'en-GB';
  const name = date.toLocaleDateString(shown, { timeZone: 'UTC', month: 'long' });
  return `${name.charAt(0).toLocaleUpperCase(shown)}${name.slice(1)} ${month.slice(0, 4)}`;
}
