/** The catalogue: lists, single puzzles, publishing, series, dumps. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Env, routes } from '../http/index.js';
import type { Site } from '../site/index.js';
import { fileRoutes } from './files/routes.js';
import { listRoutes } from './lists/routes.js';
import type { PuzzleListener } from './publish/publish-puzzle.js';
import { publishRoutes } from './publish/routes.js';
import { readingRoutes } from './reading-routes.js';
import { seriesRoutes } from './series/routes.js';

/** The routes of this part; `changed` hears of puzzles that came or changed. */
export function catalogueRoutes(site: Site, changed: PuzzleListener): OpenAPIHono<Env> {
  const app = routes();
  app.route('/', fileRoutes(site));
  app.route('/', readingRoutes(site));
  app.route('/', publishRoutes(site, changed));
  app.route('/', seriesRoutes(site));
  app.route('/', listRoutes(site));
  return app;
}
