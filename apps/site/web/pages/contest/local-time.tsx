/**
 * A moment in the time of the reader's device. The server does not know it: until the page's script
 * runs, the time stands there as the server has it, in UTC.
 */
import { usePage } from '../../frame/page-context.js';
import { isAwake } from '../../frame/state.js';

/** What of a moment is said. */
const PARTS = {
  day: { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit' },
  seconds: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
} as const;

/** The moment in words, for a sentence. */
export function useLocalTime(): (at: number, part: keyof typeof PARTS) => string {
  const { locale } = usePage();
  const zone = isAwake.value ? {} : ({ timeZone: 'UTC', timeZoneName: 'short' } as const);
  return (at, part) => new Date(at).toLocaleString(locale, { ...PARTS[part], ...zone });
}
