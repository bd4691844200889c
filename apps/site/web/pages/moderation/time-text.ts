/** Moments as moderators read them, in UTC. */
import { language } from '../../frame/state.js';

/** "22 November 2026, 12:00" */
export function timeText(time: string): string {
  return new Date(time).toLocaleString(language.value === 'ru' ? 'ru' : 'en-GB', {
    timeZone: 'UTC',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
