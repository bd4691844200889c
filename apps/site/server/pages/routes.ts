/** The pages for people, in both languages; and what robots may read. */

import type { OpenAPIHono } from '@hono/zod-openapi';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import { basePath, type Env, routes, type SiteContext, shownAgain } from '../http/index.js';
import type { Site } from '../site/index.js';
import { aboutPage } from './about.js';
import { accountPages } from './account-pages.js';
import { cataloguePage, randomPage } from './catalogue-page.js';
import { contestPages } from './contest-pages.js';
import { dailyPages } from './daily.js';
import { deskPage } from './desk-page.js';
import { frontPage } from './front-page.js';
import { listPage } from './list-page.js';
import { missingPage, pageProblem } from './missing-page.js';
import { moderationPage } from './moderation.js';
import { noticesPage } from './notices-page.js';
import { ownerPage } from './owner.js';
import { plainPages } from './plain/plain-page.js';
import { embedPage, puzzlePage } from './puzzle-page.js';
import { rankingPages } from './rankings.js';
import { roomPages } from './room-page.js';
import { seriesListPage, seriesPage } from './series-page.js';

/** The routes of this part. */
export function pageRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.onError((error, c) => pageProblem(error, c, site));
  const again = shownAgain(site);
  app.get('/robots.txt', (c) => c.text(robots(site)));
  for (const root of PAGE_ROOTS) {
    app.get(`${root}/`, again, (c) => frontPage(c, site));
    app.get(`${root}/puzzles`, again, (c) => cataloguePage(c, site));
    app.get(`${root}/puzzles/random`, (c) => randomPage(c, site));
    app.get(`${root}/puzzles/:id{[0-9A-Za-z]{1,32}}`, (c) =>
      puzzlePage(c, site, c.req.param('id')),
    );
    app.get(`${root}/series`, (c) => seriesListPage(c, site));
    app.get(`${root}/series/:id{[0-9A-Za-z]{1,32}}`, (c) => seriesPage(c, site, c.req.param('id')));
    app.get(`${root}/lists/:id{[0-9A-Za-z]{1,32}}`, (c) => listPage(c, site, c.req.param('id')));
    app.get(`${root}/embed/:id{[0-9A-Za-z]{1,32}}`, (c) => embedPage(c, site, c.req.param('id')));
  }
  for (const root of PAGE_ROOTS.filter((each) => each !== '')) {
    app.get(root, (c) => c.redirect(`${root}/`, 301));
  }
  for (const pages of [
    rankingPages,
    dailyPages,
    moderationPage,
    aboutPage,
    accountPages,
    plainPages,
    ownerPage,
    roomPages,
    contestPages,
    noticesPage,
    deskPage,
  ]) {
    app.route('/', pages(site));
  }
  return app;
}

/** The last route, for requests that no other route has answered. */
export function missingRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.get('*', async (c, next) => {
    if (isPage(c)) return missingPage(c, site);
    return next();
  });
  return app;
}

/** Missing files get no page. */
function isPage(c: SiteContext): boolean {
  return !c.req.path.startsWith('/api/') && !/\.(?!html$)[a-z0-9]{1,12}$/i.test(c.req.path);
}

/** What robots may read, and where the list of pages is. */
function robots(site: Site): string {
  const base = basePath(site);
  const closed = [
    '/api/v1/',
    '/puzzles/random',
    '/settings/',
    '/moderation',
    '/owner',
    '/notices',
    '/desk',
    '/sign-in',
  ];
  return [
    'User-agent: *',
    ...closed.flatMap((path) => PAGE_ROOTS.map((root) => `Disallow: ${base}${root}${path}`)),
    `Sitemap: ${site.config.baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
