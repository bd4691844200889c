/** Headers of every answer: those that browsers enforce, and who may keep a copy. */
import type { MiddlewareHandler } from 'hono';
import type { Site } from '../../site/index.js';
import { basePath } from '../base-path.js';
import type { Env, SiteContext } from '../env.js';
import { isChange } from '../origin.js';
import { securityHeaders } from '../security-headers.js';

/** The request headers that answers of the API depend on: the caller and the language. */
const DEPENDS_ON = 'Cookie, Authorization, Accept-Language';

/** Adds the headers when the answer is there. */
export function answerHeaders(site: Site): MiddlewareHandler<Env> {
  const addSecurity = securityHeaders(site);
  const base = basePath(site);
  return async (c, next) => {
    await next();
    addSecurity(c);
    keepFromOthers(c);
    if (base !== '') putBelow(c, base);
  };
}

/** Routes redirect to addresses of the site's root. */
function putBelow(c: SiteContext, base: string): void {
  const { headers } = c.res;
  const location = headers.get('location');
  if (location?.startsWith('/')) headers.set('Location', base + location);
}

/** An answer of the API without cache headers must not enter a shared cache. */
function keepFromOthers(c: SiteContext): void {
  if (!c.req.path.startsWith('/api/')) return;
  const { headers } = c.res;
  const own = headers.get('cache-control');
  if (own === null) headers.set('Cache-Control', isChange(c) ? 'no-store' : 'private, no-cache');
  if (own?.startsWith('public') !== true && !headers.has('vary')) headers.set('Vary', DEPENDS_ON);
}
