/** Gives a day that has begun, or is near, a kind that it lacked when it was chosen. */
import { DAILY_KINDS, dayAfter, toDay } from '../../contract/days.js';
import type { Site } from '../site/index.js';
import type { DailyKind, PuzzleTable } from '../storage/index.js';
import { chooseDaily, findDailyKind } from './daily-choice.js';

/** A day that lacked a puzzle of this kind has one now. */
export async function fillDaysWith(
  site: Site,
  puzzle: Pick<PuzzleTable, 'size_class' | 'is_colored'>,
): Promise<void> {
  const kind = findDailyKind(puzzle);
  if (kind !== undefined) await fillDays(site, [kind]);
}

/**
 * Fills today and tomorrow after puzzles came, as far as those days are chosen and lack one of
 * these kinds: the first coloured puzzle of a site is that of the day at once.
 */
export async function fillDays(
  { db, now }: Pick<Site, 'db' | 'now'>,
  kinds: readonly DailyKind[] = DAILY_KINDS,
): Promise<void> {
  if (kinds.length === 0) return;
  const today = toDay(now());
  const days = [today, dayAfter(today, 1)];
  const rows = await db
    .selectFrom('daily')
    .select(['day', 'kind'])
    .where('day', 'in', days)
    .execute();
  for (const day of days) {
    const chosen = rows.filter((row) => row.day === day).map(({ kind }) => kind);
    // a day without any is chosen as a whole by its job, or at its first request
    const isPartly = chosen.length > 0 && kinds.some((kind) => !chosen.includes(kind));
    if (isPartly) await chooseDaily(db, day);
  }
}
