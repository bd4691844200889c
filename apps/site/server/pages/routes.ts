/** The pages for people. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Env, routes } from '../http/env.js';
import type { Site } from '../site.js';
import { aboutPage } from './about.js';
import { dailyPages } from './daily.js';
import { moderationPage } from './moderation.js';
import { puzzlePage } from './puzzle-page.js';
import { rankingPages } from './rankings.js';

/** The routes of this part. */
export function pageRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  for (const language of ['', '/ru']) {
    app.get(`${language}/puzzles/:id{[0-9A-Za-z]{1,32}}`, (c) =>
      puzzlePage(c, site, c.req.param('id')),
    );
  }
  for (const pages of [rankingPages, dailyPages, moderationPage, aboutPage]) {
    app.route('/', pages(site));
  }
  return app;
}
