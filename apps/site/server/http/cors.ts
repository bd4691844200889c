/** Pages of other sites may read the API, without cookies; they may not change anything. */
import { cors } from 'hono/cors';

/** How long a browser remembers the permission, in seconds. */
const REMEMBERED_S = 86_400;

/** Adds the headers for readers from elsewhere and answers their questions beforehand. */
export const readingFromElsewhere = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['Authorization', 'If-None-Match', 'Accept', 'Accept-Language'],
  exposeHeaders: [
    ...['ETag', 'Link', 'Retry-After', 'Content-Disposition'],
    ...['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  ],
  maxAge: REMEMBERED_S,
});
