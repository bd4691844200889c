/**
 * Only our own pages may change something with a cookie. Browsers send the origin with every
 * change; `SameSite=Lax` withholds the cookie from most other sites, and this refuses the rest,
 * sign-in included. Programs without a cookie send no origin and are let through.
 */
import { getCookie } from 'hono/cookie';
import type { Site } from '../site/index.js';
import type { SiteContext } from './env.js';
import { HttpProblem } from './problem.js';
import { cookieName } from './session-cookie.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a request changes something. */
export function isChange(c: SiteContext): boolean {
  return !READING.has(c.req.method);
}

/** Refuses changes from other pages. @throws {HttpProblem} 403. */
export function checkOrigin(c: SiteContext, site: Site): void {
  // a key is never sent by a browser on its own, and cookies beside one are not read
  if (!isChange(c) || c.req.header('authorization') !== undefined) return;
  if (isFromHere(c, site)) return;
  const message = 'This request came from another site. Open our own page and send it from there.';
  throw new HttpProblem(403, 'foreign-origin', message);
}

function isFromHere(c: SiteContext, site: Site): boolean {
  const origin = c.req.header('origin');
  const fetchSite = c.req.header('sec-fetch-site');
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  if (origin !== undefined) return isOurs(origin, site, c.req.header('host'));
  return fetchSite === 'same-origin' || getCookie(c, cookieName(site)) === undefined;
}

/** Whether a connection that stays open comes from a page of ours: browsers always say it. */
export function isOwnPage(c: SiteContext, site: Site): boolean {
  const origin = c.req.header('origin');
  return origin !== undefined && isOurs(origin, site, c.req.header('host'));
}

function isOurs(origin: string, { config }: Site, host: string | undefined): boolean {
  const base = new URL(config.baseUrl);
  if (origin === base.origin) return true;
  // on this machine one page has several names
  if (!LOOPBACK.has(base.hostname) || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  return LOOPBACK.has(from.hostname) && from.protocol === 'http:' && from.host === host;
}
