/** The page about the site, and the one with its numbers. */

import type { OpenAPIHono } from '@hono/zod-openapi';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import { description, Page, title } from '../../web/pages/about/page.js';
import * as numbers from '../../web/pages/numbers/page.js';
import { type Env, routes } from '../http/index.js';
import { siteNumbers } from '../rankings/index.js';
import { ownerSettings, type Site } from '../site/index.js';
import { renderPage } from './render.js';

/** The routes of these pages. */
export function aboutPage(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const page = { path: 'about', entry: 'about', title, description, Page };
  for (const prefix of PAGE_ROOTS) {
    app.get(`${prefix}/about`, async (c) => {
      const { name, contact, imprint, terms, privacy, logDays } = await ownerSettings(site);
      const data = { name, contact, imprint, terms, privacy, logDays };
      return renderPage(c, site, { ...page, data });
    });
    app.get(`${prefix}/about/numbers`, async (c) => {
      const data = await siteNumbers(site);
      return renderPage(c, site, { path: 'about/numbers', entry: 'numbers', ...numbers, data });
    });
  }
  return app;
}
