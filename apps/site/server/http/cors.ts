/** Pages of other sites may read the API, without cookies; they may not change anything. */
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.js';

/** How long a browser remembers the permission, in seconds. */
const REMEMBERED_S = 86_400;

/** Headers of every answer to a cross-origin reader. */
const READABLE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': [
    ...['ETag', 'Link', 'Allow', 'Retry-After', 'Content-Disposition'],
    ...['Accept-Ranges', 'Content-Range'],
    ...['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  ].join(','),
};

/** Headers of the answer to a preflight request. */
const ALLOWED = {
  ...READABLE,
  'Access-Control-Allow-Methods': 'GET,HEAD',
  'Access-Control-Allow-Headers':
    'Authorization,If-None-Match,If-Range,Range,Accept,Accept-Language',
  'Access-Control-Max-Age': `${REMEMBERED_S}`,
};

/**
 * Adds the headers for cross-origin readers and answers preflight requests. (Hono's own middleware
 * touches the answer before there is one, and so turns every answer into a stream.)
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
