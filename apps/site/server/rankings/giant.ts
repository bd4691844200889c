/**
 * The giant of the week: a large puzzle that lines alone solve, from Saturday to Friday (UTC). The
 * choice is stored, so that it stays when puzzles come and go; a week without one is stored too.
 */
import { sql } from 'kysely';
import type { PuzzleCard } from '../../contract/catalogue.js';
import { dayAfter, toDay } from '../../contract/days.js';
import { cardsById } from '../catalogue/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';
import type { DailyWish } from './daily.js';
import { readDraw } from './day-secret.js';

/** The key under which the choices are stored, as JSON: the latest first. */
const GIANTS = 'giants';

/** Weeks after which a puzzle may come again. */
const PAST = 52;

/** Classes of size, cells and difficulties: an evening or more, but no wall. */
const SIZES = [40, 60];
const LEAST_CELLS = 1600;
const HARDEST = 4;

/** A week's puzzle; an empty id where none fits. */
interface Giant {
  /** The Saturday. */
  readonly week: string;
  readonly id: string;
}

/** The card of this week's giant; undefined where no puzzle is large enough, or it was hidden. */
export async function giantOfWeek(site: Site, wish: DailyWish): Promise<PuzzleCard | undefined> {
  const week = findSaturday(toDay(site.now()));
  const [latest] = await readGiants(site.db);
  const { id } = latest?.week === week ? latest : await chooseGiant(site, week);
  return id === '' ? undefined : (await cardsById(site, [id], wish))[0];
}

/** The Saturday with which a day's week begins. */
export function findSaturday(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % 7;
  return dayAfter(day, -weekday);
}

async function readGiants(db: Sql): Promise<readonly Giant[]> {
  const row = await db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', GIANTS)
    .executeTakeFirst();
  return row === undefined ? [] : (JSON.parse(row.value) as Giant[]);
}

/** Chooses and stores; of processes that do so at once, the first is right. */
function chooseGiant({ db }: Pick<Site, 'db'>, week: string): Promise<Giant> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('site_state')
      .values({ name: GIANTS, value: '[]' })
      .onConflict((on) =>
        on.column('name').doUpdateSet((eb) => ({ value: eb.ref('site_state.value') })),
      )
      .execute();
    const past = await readGiants(trx);
    if (past[0]?.week === week) return past[0];
    const giant = { week, id: (await findGiant(trx, week, past)) ?? '' };
    const value = JSON.stringify([giant, ...past].slice(0, PAST));
    await trx.updateTable('site_state').set({ value }).where('name', '=', GIANTS).execute();
    return giant;
  });
}

/** The first that fits from a number on, which the secret of the site and the week decide. */
async function findGiant(
  db: Sql,
  week: string,
  past: readonly Giant[],
): Promise<string | undefined> {
  const fitting = db
    .selectFrom('puzzle')
    .where('state', '=', 'public')
    .where('size_class', 'in', SIZES)
    .where(sql<number>`width * height`, '>=', LEAST_CELLS)
    .where('is_line_solvable', '=', 1)
    .where('difficulty', '<=', HARDEST)
    .where('id', 'not in', ['', ...past.map(({ id }) => id)])
    .where(({ eb, or }) => or([eb('stars_count', '<', 5), eb('stars', '>=', 2.5)]));
  const most = await fitting.select(({ fn }) => fn.max('number').as('number')).executeTakeFirst();
  const draw = await readDraw(db);
  const row = await fitting
    .select('id')
    .where('number', '>=', Math.floor(draw(`${week} giant`) * (most?.number ?? 0)))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
