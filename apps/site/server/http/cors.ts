/** Pages of other sites may read the API, without cookies; they may not change anything. */
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.js';

/** How long a browser remembers the permission, in seconds. */
const REMEMBERED_S = 86_400;

/** What any answer to a reader tells. */
const READABLE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': [
    ...['ETag', 'Link', 'Retry-After', 'Content-Disposition'],
    ...['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  ].join(','),
};

/** What a browser is told that asks beforehand. */
const ALLOWED = {
  ...READABLE,
  'Access-Control-Allow-Methods': 'GET,HEAD',
  'Access-Control-Allow-Headers': 'Authorization,If-None-Match,Accept,Accept-Language',
  'Access-Control-Max-Age': `${REMEMBERED_S}`,
};

/**
 * Adds the headers for readers from elsewhere and answers their questions beforehand. (Hono's own
 * asks for the answer before there is one, and so makes every answer a stream.)
 */
export const readingFromElsewhere: MiddlewareHandler<Env> = async (c, next) => {
  const { method } = c.req;
  if (method === 'OPTIONS') {
    return c.body(null, 204, { ...ALLOWED, Vary: 'Access-Control-Request-Headers' });
  }
  if (method === 'GET' || method === 'HEAD') {
    for (const [name, value] of Object.entries(READABLE)) c.header(name, value);
  }
  return await next();
};
