/** All routes of the server: one list. Each feature has its own folder and its own routes. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { apiPageRoutes } from '../api/routes.js';
import { catalogueFeedRoutes } from '../catalogue/feeds/routes.js';
import { revealedTo } from '../catalogue/revealed.js';
import { catalogueRoutes } from '../catalogue/routes.js';
import { communityRoutes } from '../community/routes.js';
import { engineRoutes } from '../engine-api/routes.js';
import { gameRoutes } from '../games/routes.js';
import { type Env, routes } from '../http/env.js';
import { addMiddleware } from '../http/middleware/middleware.js';
import { missingRoutes, pageRoutes } from '../pages/routes.js';
import { staticRoutes } from '../pages/static.js';
import { troublePage } from '../pages/trouble-page.js';
import { identifyPeople } from '../people/identify.js';
import { peopleRoutes } from '../people/routes.js';
import { fillDaysWith } from '../rankings/fill-days.js';
import { rankingRoutes } from '../rankings/routes.js';
import type { Site } from '../site/site.js';
import { operationRoutes } from './routes.js';

/** The parts of the API, below `/api/v1`. What one part needs of a later one is handed in. */
const API: readonly ((site: Site) => OpenAPIHono<Env>)[] = [
  (site) => peopleRoutes(site, { revealed: revealedTo }),
  (site) => catalogueRoutes(site, fillDaysWith),
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
  addMiddleware(app, site, { ...identifyPeople(site), pageOfProblem: troublePage });
  for (const part of API) app.route('/api/v1', part(site));
  app.route('/', apiPageRoutes(site, app));
  app.route('/', catalogueFeedRoutes(site));
  app.route('/', pageRoutes(site));
  app.route('/', files(site));
  app.route('/', missingRoutes(site));
  return app;
}
