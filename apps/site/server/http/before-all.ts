/**
 * What happens to every request before its route: a number for the log, the client's address,
 * limits, headers for safety, who asks and in which language; and how errors are answered.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { getCookie } from 'hono/cookie';
import { sessionMember } from '../people/session.js';
import type { Site } from '../site.js';
import { randomId } from '../storage/ids.js';
import type { Env, SiteContext } from './env.js';
import { HttpProblem, problemBody } from './problem.js';

/** Adds all of it. */
export function beforeAll(app: OpenAPIHono<Env>, site: Site): void {
  app.onError((error, c) => problemResponse(error, c, site));
  app.use(async (c, next) => {
    c.set('requestId', randomId());
    c.set('address', '');
    c.set('language', languageOf(c));
    c.set('member', await sessionMember(c, site));
    await next();
  });
}

function problemResponse(error: Error, c: SiteContext, site: Site): Response {
  if (!(error instanceof HttpProblem)) {
    site.log.error({ error, requestId: c.get('requestId') }, 'a request failed');
    const message = 'Something went wrong here. It has been noted.';
    return problemResponse(new HttpProblem(500, 'internal', message), c, site);
  }
  c.header('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  return c.body(JSON.stringify(problemBody(error)), error.status, {
    'Content-Type': 'application/problem+json',
  });
}

/** The language of an address, of the cookie, of the browser; in this order. */
function languageOf(c: SiteContext): 'en' | 'ru' {
  if (/^\/ru(\/|$)/.test(c.req.path)) return 'ru';
  if (!c.req.path.startsWith('/api/')) return 'en';
  const wanted = c.req.query('lang') ?? getCookie(c, 'language') ?? c.req.header('accept-language');
  return wanted?.startsWith('ru') ? 'ru' : 'en';
}
