/** The page about the site. */

import type { OpenAPIHono } from '@hono/zod-openapi';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import { description, Page, title } from '../../web/pages/about/page.js';
import { type Env, routes } from '../http/index.js';
import { ownerSettings, type Site } from '../site/index.js';
import { renderPage } from './render.js';

/** The route of this page. */
export function aboutPage(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const page = { path: 'about', entry: 'about', title, description, Page };
  for (const prefix of PAGE_ROOTS) {
    app.get(`${prefix}/about`, async (c) => {
      const { name, contact, imprint, terms, privacy } = await ownerSettings(site);
      const data = { name, contact, imprint, terms, privacy };
      return renderPage(c, site, { ...page, data });
    });
  }
  return app;
}
