/** Moments as moderators read them, in UTC. */
import type { PageContext } from '../../frame/page-context.js';

/** "22 November 2026, 12:00" */
export function timeText(page: PageContext, time: string): string {
  const { locale } = page;
  return new Date(time).toLocaleString(locale, {
    timeZone: 'UTC',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

/** "22 Nov, 12:00" */
export function shortTimeText({ locale }: PageContext, time: string): string {
  return new Date(time).toLocaleString(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}
