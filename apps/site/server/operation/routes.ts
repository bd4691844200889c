/**
 * Health and metrics: answered before anything else, without a session. `/healthz` means that the
 * process is alive, `/readyz` that it can serve; `/metrics` answers only this machine and the
 * networks in the settings.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { routePath } from 'hono/route';
import { sql } from 'kysely';
import { type Env, routes, securityHeaders, socketAddress } from '../http/index.js';
import type { Site } from '../site/index.js';
import { createMetrics } from './metrics.js';
import { metricsReaders } from './metrics-readers.js';
import { addSiteMetrics } from './site-metrics.js';

/** Where only operators get. */
const METRICS_PATH = '/metrics';

/** A route without the patterns of its parts: `/puzzles/:id`. */
function plainRoute(route: string): string {
  return route.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
}

/** Files of the build, and what watches the site: a line for each would hide the others. */
const UNLOGGED = /^\/(assets|shelf)\/|^\/(healthz|readyz|metrics)$/;

/** The routes of this part. */
export function operationRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const metrics = createMetrics(site);
  addSiteMetrics(metrics.registry, site);
  const mayRead = metricsReaders(site.config.metrics, site.config.host.startsWith('unix:'));
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    metrics.answered(c.req.path, c.res.status, ms);
    const code = c.get('problem');
    if (code !== undefined) metrics.refused(code);
    if (UNLOGGED.test(c.req.path)) return;
    const { method } = c.req;
    const facts = {
      method,
      route: plainRoute(routePath(c)),
      status: c.res.status,
      ms: Math.round(ms),
    };
    site.log.request({ ...facts, code, requestId: c.get('requestId') }, 'request');
  });
  const addHeaders = securityHeaders(site);
  for (const path of ['/healthz', '/readyz', METRICS_PATH]) {
    app.use(path, async (c, next) => {
      await next();
      addHeaders(c);
    });
  }
  app.get('/healthz', (c) => c.text('ok\n'));
  app.get('/readyz', async (c) => {
    try {
      await sql`select name from migration limit 1`.execute(site.db);
      return c.text('ready\n');
    } catch (error) {
      site.log.error({ error }, 'the database does not answer');
      return c.text('the database does not answer\n', 503);
    }
  });
  app.get(METRICS_PATH, async (c) => {
    if (!mayRead(socketAddress(c), (name) => c.req.header(name))) return c.text('not here\n', 404);
    return c.body(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    });
  });
  return app;
}
