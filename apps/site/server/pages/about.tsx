/** The page about the site. */

import type { OpenAPIHono } from '@hono/zod-openapi';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import { description, Page, title } from '../../web/pages/about/page.js';
import { type Env, routes } from '../http/index.js';
import type { Site } from '../site/index.js';
import { renderPage } from './render.js';

/** The route of this page. */
export function aboutPage(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const page = { path: 'about', entry: 'about', title, description, Page, data: null };
  for (const prefix of PAGE_ROOTS) {
    app.get(`${prefix}/about`, (c) => renderPage(c, site, page));
  }
  return app;
}
