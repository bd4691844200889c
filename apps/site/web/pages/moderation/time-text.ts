/** Moments as moderators read them, in UTC. */
import type { PageContext } from '../../frame/page-context.js';

/** "22 November 2026, 12:00" */
export function timeText(page: PageContext, time: string): string {
  const { language } = page;
  return new Date(time).toLocaleString(language === 'ru' ? 'ru' : 'en-GB', {
    timeZone: 'UTC',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
