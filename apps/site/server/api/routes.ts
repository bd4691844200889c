/** The description of the API (OpenAPI 3.1) and its readable page. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Env, routes } from '../http/env.js';
import type { Site } from '../site.js';

/** The routes of this part; `app` is described. */
export function apiPageRoutes(_site: Site, _app: OpenAPIHono<Env>): OpenAPIHono<Env> {
  return routes();
}
