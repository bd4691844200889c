/** The pages for people. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Env, routes } from '../http/env.js';
import type { Site } from '../site.js';
import { accountPages } from './account-pages.js';
import { puzzlePage } from './puzzle-page.js';

/** The routes of this part. */
export function pageRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  for (const language of ['', '/ru']) {
    app.get(`${language}/puzzles/:id{[0-9A-Za-z]{1,32}}`, (c) =>
      puzzlePage(c, site, c.req.param('id')),
    );
  }
  app.route('/', accountPages(site));
  return app;
}
