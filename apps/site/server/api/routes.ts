/** The description of the API (OpenAPI 3.1) and its readable page. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Env, routes } from '../http/env.js';
import type { Site } from '../site.js';
import { API_BASE, describe } from './description.js';

/** The routes of this part; `app` is described. */
export function apiPageRoutes(site: Site, app: OpenAPIHono<Env>): OpenAPIHono<Env> {
  const own = routes();
  // made when it is first asked for: the routes never change after that
  let text: string | undefined;
  own.get(`${API_BASE}/openapi.json`, (c) => {
    text ??= JSON.stringify(describe(app, site));
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
  return own;
}
