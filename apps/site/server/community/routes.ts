/** Comments, votes, reports, moderation. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Env, routes } from '../http/env.js';
import type { Site } from '../site.js';

/** The routes of this part. */
export function communityRoutes(_site: Site): OpenAPIHono<Env> {
  return routes();
}
