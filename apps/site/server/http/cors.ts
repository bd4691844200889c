/** Pages of other sites may read the API, without cookies; they may not change anything. */
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Env } from './env.js';

/** How long a browser remembers the permission, in seconds. */
const REMEMBERED_S = 86_400;

const addHeaders = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['Authorization', 'If-None-Match', 'Accept', 'Accept-Language'],
  exposeHeaders: [
    ...['ETag', 'Link', 'Retry-After', 'Content-Disposition'],
    ...['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  ],
  maxAge: REMEMBERED_S,
});

/** Adds the headers for readers from elsewhere and answers their questions beforehand. */
export const readingFromElsewhere: MiddlewareHandler<Env> = async (c, next) => {
  const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
  return isReading ? await addHeaders(c, next) : await next();
};
