/**
 * Health and metrics: answered before anything else, without a session. `/healthz` means that the
 * process is alive, `/readyz` that it can serve; `/metrics` answers only this machine and the
 * networks in the settings.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { type Env, routes, securityHeaders, socketAddress } from '../http/index.js';
import type { Site } from '../site/index.js';
import { createMetrics } from './metrics.js';
import { metricsReaders } from './metrics-readers.js';

/** Where only operators get. */
const METRICS_PATH = '/metrics';

/** The routes of this part. */
export function operationRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const metrics = createMetrics(site);
  const mayRead = metricsReaders(site.config.metrics);
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    metrics.answered(c.req.path, c.res.status, performance.now() - start);
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
