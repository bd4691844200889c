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
