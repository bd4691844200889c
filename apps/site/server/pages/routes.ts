/** The pages for people. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Env, routes } from '../http/env.js';
import type { Site } from '../site.js';

/** The routes of this part. */
export function pageRoutes(_site: Site): OpenAPIHono<Env> {
  return routes();
}
