/** `/contests` and `/contests/<id>`. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import type { ContestData } from '../../web/pages/contest/data.js';
import * as one from '../../web/pages/contest/page.js';
import * as all from '../../web/pages/contests/page.js';
import { readWish } from '../catalogue/index.js';
import { readContest, readContests } from '../contests/index.js';
import { type Env, HttpProblem, notFound, routes, type SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';
import { cardViews } from './card-views.js';
import { canonical } from './head.js';
import { renderPage } from './render.js';

/** Contests on a page of the list. */
const LIMIT = 12;

/** The routes of these pages. */
export function contestPages(site: Site): OpenAPIHono<Env> {
  const app = routes();
  for (const root of PAGE_ROOTS) {
    app.get(`${root}/contests`, (c) => listPage(c, site));
    app.get(`${root}/contests/:id{[0-9A-Za-z]{1,32}}`, (c) =>
      contestPage(c, site, c.req.param('id')),
    );
  }
  return app;
}

async function listPage(c: SiteContext, site: Site): Promise<Response> {
  const after = c.req.query('after')?.slice(0, 200);
  const list = await findList(c, site, after);
  const data = { ...list, isFurther: after !== undefined, now: site.now() };
  const head = [canonical(c, site, 'contests')];
  return renderPage(c, site, { path: 'contests', entry: 'contests', ...all, data, head });
}

async function findList(c: SiteContext, site: Site, after: string | undefined) {
  try {
    return await readContests(site, c.get('member'), { after, limit: LIMIT });
  } catch (error) {
    if (error instanceof HttpProblem && error.code === 'invalid-cursor') throw notFound('page');
    throw error;
  }
}

/** What is not told yet is not in the page's source either. */
async function contestPage(c: SiteContext, site: Site, id: string): Promise<Response> {
  const member = c.get('member');
  const { now, cards, standings, ...contest } = await readContest(site, member, id, readWish(c));
  const views = await cardViews(site, member, cards?.map(({ puzzle }) => puzzle) ?? []);
  const data: ContestData = {
    contest,
    cards:
      cards?.flatMap(({ position }, k) => {
        const card = views[k];
        return card === undefined ? [] : [{ position, card }];
      }) ?? null,
    standings,
    now: Date.parse(now),
  };
  return renderPage(c, site, {
    ...one.makeHead(data),
    path: `contests/${id}`,
    entry: 'contest',
    Page: one.Page,
    data,
    head: [canonical(c, site, `contests/${id}`)],
  });
}
