/** All routes of the server: one list. Each feature has its own folder and its own routes. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { apiPageRoutes } from './api/routes.js';
import { catalogueFeedRoutes } from './catalogue/feeds/routes.js';
import { catalogueRoutes } from './catalogue/routes.js';
import { communityRoutes } from './community/routes.js';
import { engineRoutes } from './engine-api/routes.js';
import { gameRoutes } from './games/routes.js';
import { beforeAll } from './http/before-all.js';
import { type Env, routes } from './http/env.js';
import { operationRoutes } from './operation/routes.js';
import { missingRoutes, pageRoutes } from './pages/routes.js';
import { staticRoutes } from './pages/static.js';
import { troublePage } from './pages/trouble-page.js';
import { peopleRoutes } from './people/routes.js';
import { rankingRoutes } from './rankings/routes.js';
import type { Site } from './site/site.js';

/** The parts of the API, below `/api/v1`. */
const API = [
  peopleRoutes,
  catalogueRoutes,
  gameRoutes,
  communityRoutes,
  rankingRoutes,
  engineRoutes,
];

/** The server's routes; `files` answers with built files. `app.fetch` answers a request. */
export function createApp(
  site: Site,
  files: (site: Site) => OpenAPIHono<Env> = staticRoutes,
): OpenAPIHono<Env> {
  const app = routes();
  app.route('/', operationRoutes(site));
  beforeAll(app, site, troublePage);
  for (const part of API) app.route('/api/v1', part(site));
  app.route('/', apiPageRoutes(site, app));
  app.route('/', catalogueFeedRoutes(site));
  app.route('/', pageRoutes(site));
  app.route('/', files(site));
  app.route('/', missingRoutes(site));
  return app;
}
