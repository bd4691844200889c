/** Days as text. A day of the site is one of UTC, wherever its reader is. */
import type { PageContext } from '../../frame/page-context.js';

/** How much of a day is said. */
type Style = 'short' | 'dated' | 'long';

/** `2026-11-22` as "22 November", dated with its year; long as "Sunday, 22 November 2026". */
export function dayText(page: PageContext, day: string, style: Style = 'short'): string {
  const isLong = style === 'long';
  const text = new Date(`${day}T12:00:00Z`).toLocaleDateString(shown(page), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(style === 'short' ? {} : { year: 'numeric' }),
    ...(isLong ? { weekday: 'long' } : {}),
  });
  return isLong ? capitalized(page, text) : text;
}

/** `2026-11` as "November 2026". */
export function monthText(page: PageContext, month: string): string {
  const date = new Date(`${month}-01T12:00:00Z`);
  const name = date.toLocaleDateString(shown(page), { timeZone: 'UTC', month: 'long' });
  return `${capitalized(page, name)} ${month.slice(0, 4)}`;
}

function shown({ locale }: PageContext): string {
  return locale;
}

function capitalized(page: PageContext, text: string): string {
  return text.charAt(0).toLocaleUpperCase(shown(page)) + text.slice(1);
}
