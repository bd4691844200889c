/**
 * The planned puzzle of a day: the start catalogue brings a plan in which weeks get harder towards
 * Sunday. Which puzzle of the weekday comes is drawn from the secret of the site, because the plan
 * is public. Where a day has none, `daily-choice.ts` chooses one.
 */
import { type DailyPlan, listPlanned } from '@nonokit/catalogue';
import type { ExpressionBuilder } from 'kysely';
import { dayAfter } from '../../contract/days.js';
import { DAILY_PLAN } from '../catalogue/index.js';
import type { DailyKind, Sql, Tables } from '../storage/index.js';
import type { Draw } from './day-secret.js';

/** Days after which a puzzle counts as new. */
export const YEAR = 366;

/**
 * Puzzles to draw from: 8, or all of the weekday if those are fewer. After a year only a few are
 * left that were none of a day; then another choice becomes likelier, because the last one of a
 * plan that all can read would be known ahead.
 */
const CHOICES = 8;

/** A public puzzle that is planned for the weekday and new; undefined if none is drawn. */
export async function plannedPuzzle(
  db: Sql,
  draw: Draw,
  day: string,
  kind: DailyKind,
): Promise<string | undefined> {
  const planned = await readPlanned(db, day, kind);
  if (planned.length === 0) return undefined;
  const fresh = await findFresh(db, day, planned);
  const choices = Math.max(fresh.length, Math.min(CHOICES, planned.length));
  return fresh[Math.floor(draw(`${day} ${kind} plan`) * choices)];
}

async function readPlanned(db: Sql, day: string, kind: DailyKind): Promise<readonly string[]> {
  const row = await db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', DAILY_PLAN)
    .executeTakeFirst();
  return row === undefined ? [] : listPlanned(JSON.parse(row.value) as DailyPlan, day, kind);
}

/** Those that are public and were none of a day for a year, by their number. */
async function findFresh(
  db: Sql,
  day: string,
  planned: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('puzzle')
    .select('id')
    .where('id', 'in', planned)
    .where('state', '=', 'public')
    .where(isNewOn(day))
    .orderBy('number')
    .execute();
  return rows.map(({ id }) => id);
}

/** A condition on puzzles: none of a day for a year back, nor of days that were chosen ahead. */
export function isNewOn(day: string) {
  return ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'puzzle'>) =>
    not(
      exists(
        selectFrom('daily')
          .select('daily.day')
          .whereRef('daily.puzzle_id', '=', 'puzzle.id')
          .where('daily.day', '>', dayAfter(day, -YEAR))
          .where('daily.day', '<', dayAfter(day, YEAR)),
      ),
    );
}
