/** The description of the API (OpenAPI 3.1) and its readable page. */

import type { OpenAPIHono } from '@hono/zod-openapi';
import { API_BASE } from '../../contract/call-path.js';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import { description, Page, title } from '../../web/pages/api/page.js';
import { type Env, routes } from '../http/index.js';
import { renderPage } from '../pages/index.js';
import type { Site } from '../site/index.js';
import { describe } from './description.js';
import { buildPageData } from './page-data.js';

/** The routes of this part; `app` is described. */
export function apiPageRoutes(site: Site, app: OpenAPIHono<Env>): OpenAPIHono<Env> {
  const own = routes();
  const described = once(() => describe(app, site));
  const text = once(() => JSON.stringify(described()));
  const data = once(() => buildPageData(described()));
  own.get(`${API_BASE}/openapi.json`, (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(text(), 200, { 'Content-Type': 'application/json' });
  });
  for (const prefix of PAGE_ROOTS) {
    own.get(`${prefix}/api`, (c) => {
      const page = { path: 'api', entry: 'api', title, description, Page };
      return renderPage(c, site, { ...page, data: data() });
    });
  }
  return own;
}

/** Computes a value at the first call; the routes do not change after that. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
