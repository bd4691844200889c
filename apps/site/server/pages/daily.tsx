/** The page of today, and of every day before. */

import type { OpenAPIHono } from '@hono/zod-openapi';
import { isDay, toDay, toMonth } from '../../contract/days.js';
import { type CalendarJson, DailyKindSchema, RankingQuerySchema } from '../../contract/rankings.js';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import type { Calendar, DailyData } from '../../web/pages/daily/data.js';
import { chooseTitle, description, Page } from '../../web/pages/daily/page.js';
import { type Env, findReader, notFound, routes, type SiteContext } from '../http/index.js';
import { calendar, daily, findDayBegin, findToday, giantOfWeek } from '../rankings/index.js';
import { type Site, siteFace } from '../site/index.js';
import { cardViews } from './card-views.js';
import { chooseShown, findMedian, readClues, solvedLately } from './day-shown.js';
import { pageQuery } from './page-query.js';
import { dayPuzzle, dayRows } from './rankings.js';
import { renderPage } from './render.js';

const Query = RankingQuerySchema.pick({ kind: true, after: true }).extend({
  puzzle: DailyKindSchema.optional(),
});

/** The routes of these pages. */
export function dailyPages(site: Site): OpenAPIHono<Env> {
  const app = routes();
  for (const prefix of PAGE_ROOTS) {
    app.get(`${prefix}/daily`, async (c) => answer(c, site, undefined));
    app.get(`${prefix}/daily/:day`, async (c) => {
      const day = c.req.param('day');
      if (!isDay(day)) throw notFound('day');
      return answer(c, site, day);
    });
  }
  return app;
}

async function answer(c: SiteContext, site: Site, asked: string | undefined): Promise<Response> {
  const today = await findToday(site, findReader(c));
  const data = await loadData(c, site, asked ?? today, today);
  return renderPage(c, site, {
    path: asked === undefined ? 'daily' : `daily/${asked}`,
    entry: 'daily',
    title: (language) => chooseTitle(asked, language),
    description,
    Page,
    data,
  });
}

async function loadData(
  c: SiteContext,
  site: Site,
  day: string,
  today: string,
): Promise<DailyData> {
  const wish = { member: findReader(c), language: c.get('contentLanguage') };
  const { puzzles, ...found } = await daily(site, day, wish);
  const { puzzle, kind, after } = pageQuery(c, Query);
  const shown = (puzzles.find((one) => one.kind === (puzzle ?? 'medium')) ?? puzzles[0])?.kind;
  const { off } = await siteFace(site);
  const month = await calendar(site, toMonth(day), wish);
  const giant = found.isToday ? await giantOfWeek(site, wish) : undefined;
  const hero = chooseShown(puzzles);
  const clues = hero === undefined ? undefined : await readClues(c, site, hero.puzzle.id);
  const [giantView = null] = await cardViews(
    site,
    wish.member,
    giant === undefined ? [] : [giant],
    true,
  );
  return {
    ...found,
    giant: giantView,
    hero:
      hero === undefined || clues === undefined
        ? null
        : { kind: hero.kind, clues, median: await findMedian(site, day, hero.puzzle.id) },
    solvedAt: wish.member === undefined ? [] : await solvedLately(site, wish.member),
    dayBegins: await findDayBegin(site, wish.member),
    now: site.now(),
    puzzles: puzzles.map(dayPuzzle),
    calendar: withDays(month, today),
    shown,
    kind,
    ranking:
      shown === undefined || off.includes('rankings')
        ? { rows: [], mine: null, next: null, isFurther: false }
        : await dayRows(c, site, { day, puzzle: shown, kind, after }),
  };
}

/** The months beside as days to go to: of the month before the last one, of the next the first. */
function withDays({ month, previous, next, days }: CalendarJson, today: string): Calendar {
  const after = next === null ? null : `${next}-01`;
  return {
    month,
    days,
    previous: previous === null ? null : findLastDay(previous),
    next: after !== null && after <= today ? after : null,
  };
}

function findLastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return toDay(Date.UTC(year, number, 0));
}
