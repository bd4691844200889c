/** All routes of the server: one list. Each feature has its own folder and its own routes. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { API_BASE } from '../../contract/call-path.js';
import { apiPageRoutes } from '../api/index.js';
import { catalogueFeedRoutes, catalogueRoutes, revealedTo } from '../catalogue/index.js';
import { communityRoutes, noticeFeedRoutes } from '../community/index.js';
import { contestRoutes } from '../contests/index.js';
import { deskRoutes, draftRoutes } from '../desk/index.js';
import { engineRoutes } from '../engine-api/index.js';
import { gameRoutes } from '../games/index.js';
import { addMiddleware, basePath, type Env, pathReader, routes } from '../http/index.js';
import {
  logoRoutes,
  missingRoutes,
  pageRoutes,
  staticRoutes,
  troublePage,
} from '../pages/index.js';
import { identifyPeople, peopleRoutes } from '../people/index.js';
import { fillDaysWith, rankingRoutes } from '../rankings/index.js';
import { roomRoutes, roomSockets } from '../rooms/index.js';
import type { Site } from '../site/index.js';
import { stormRoutes } from '../storm/index.js';
import { operationRoutes } from './routes.js';

/** The parts of the API, below `/api/v1`. What one part needs of a later one is handed in. */
const API: readonly ((site: Site) => OpenAPIHono<Env>)[] = [
  (site) => peopleRoutes(site, { revealed: revealedTo }),
  (site) => catalogueRoutes(site, fillDaysWith),
  gameRoutes,
  communityRoutes,
  rankingRoutes,
  stormRoutes,
  contestRoutes,
  deskRoutes,
  draftRoutes,
  engineRoutes,
  roomRoutes,
  logoRoutes,
];

/** The server's routes; `files` answers with built files. `app.fetch` answers a request. */
export function createApp(
  site: Site,
  files: (site: Site) => OpenAPIHono<Env> = staticRoutes,
): OpenAPIHono<Env> {
  const app = routes(pathReader(site));
  const base = basePath(site);
  // relative links of the first page need the slash
  if (base !== '') app.get(base, (c) => c.redirect(`${base}/`, 301));
  app.route('/', operationRoutes(site));
  addMiddleware(app, site, { ...identifyPeople(site), pageOfProblem: troublePage });
  for (const part of API) app.route(API_BASE, part(site));
  app.route('/', apiPageRoutes(site, app));
  app.route('/', catalogueFeedRoutes(site));
  app.route('/', roomSockets(site));
  app.route('/', noticeFeedRoutes(site));
  app.route('/', pageRoutes(site));
  app.route('/', files(site));
  app.route('/', missingRoutes(site));
  return app;
}
