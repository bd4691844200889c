/**
 * The planned puzzle of a day: the start catalogue brings a plan in which weeks get harder towards
 * Sunday. Where a day has none, or its puzzle is gone, `daily-choice.ts` chooses one.
 */
import { type DailyPlan, plannedFor } from '@nonokit/catalogue';
import { DAILY_PLAN } from '../catalogue/index.js';
import type { DailyKind, Sql } from '../storage/index.js';

/** The public puzzle that is planned for a day; undefined if none is. */
export async function plannedPuzzle(
  db: Sql,
  day: string,
  kind: DailyKind,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', DAILY_PLAN)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const id = plannedFor(JSON.parse(row.value) as DailyPlan, day, kind);
  if (id === undefined) return undefined;
  const puzzle = await db
    .selectFrom('puzzle')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'public')
    .executeTakeFirst();
  return puzzle?.id;
}
