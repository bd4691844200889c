/** Times that are compared, in the page's language. */
import type { PageContext } from '../../frame/page-context.js';
import { clockText } from '../../widgets/time.js';

const HOUR_MS = 3_600_000;

/** A time with its tenths, `0:12.4`; from an hour on without them. Nothing is rounded up. */
export function rankTime({ locale }: Pick<PageContext, 'locale'>, milliseconds: number): string {
  if (milliseconds >= HOUR_MS) return clockText(milliseconds);
  const tenths = Math.floor(milliseconds / 100);
  const seconds = new Intl.NumberFormat(locale, {
    minimumIntegerDigits: 2,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${Math.floor(tenths / 600)}:${seconds.format((tenths % 600) / 10)}`;
}
